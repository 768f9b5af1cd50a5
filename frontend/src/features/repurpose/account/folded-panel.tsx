import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { intoView } from '../../../shared/browser/bring-into-view.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Row } from '../../../shared/ui/row.js';
import { Note } from '../../../shared/ui/note.js';

type FoldedPanelProps = {
  id: string;
  title: string;
  line: ReactNode;
  isUrgent?: boolean;
  children: ReactNode;
};

const PADDING = 'clamp(18px, 2.4vw, 28px)';

/** Opens when pressed, or when a link leads to its id. */
export function FoldedPanel({ id, title, line, isUrgent = false, children }: FoldedPanelProps) {
  const { hash, key } = useLocation();
  const [isOpen, setOpen] = useState(isUrgent);
  const [followed, setFollowed] = useState<string | null>(null);
  if (hash === `#${id}` && followed !== key) {
    setFollowed(key);
    setOpen(true);
  }
  return (
    <Accordion
      component="section"
      variant="outlined"
      id={id}
      expanded={isOpen}
      onChange={({ currentTarget }, isNow) => {
        flushSync(() => setOpen(isNow));
        if (isNow) intoView(currentTarget.closest('section'));
      }}
      slotProps={{ heading: { component: 'h2' }, transition: { timeout: 0, unmountOnExit: true } }}
      sx={{ bgcolor: 'background.paper', borderRadius: 'var(--r-sheet)', '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        id={`${id}-title`}
        aria-controls={`${id}-content`}
        aria-describedby={`${id}-line`}
        expandIcon={<Icon name="chevron" />}
        sx={{
          width: '100%',
          minHeight: 64,
          px: PADDING,
          py: 3,
          '& > .MuiAccordionSummary-content': { minWidth: 0 },
        }}
      >
        <Row sx={{ alignItems: 'baseline', gap: '0 12px', minWidth: 0 }}>
          <Typography variant="h4" component="span">
            {title}
          </Typography>
          {/* Describes the button, whose name is the title. */}
          <Note
            component="span"
            id={`${id}-line`}
            aria-hidden="true"
            sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {line}
          </Note>
        </Row>
      </AccordionSummary>
      <AccordionDetails id={`${id}-content`} sx={{ px: PADDING, pb: PADDING }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}
