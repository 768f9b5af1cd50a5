import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Dialog } from '../../../../shared/ui/dialog.js';
import type { Place } from './claims.js';

type SourceDialogProps = { content: string; place: Place; onClose: () => void };

export default function SourceDialog({ content, place: { start, end }, onClose }: SourceDialogProps) {
  return (
    <Dialog
      title="In your source"
      onClose={onClose}
      widthPx={900}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Typography
        component="div"
        dir="auto"
        // Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {content.slice(0, start)}
        <mark ref={scrollHere}>{content.slice(start, end)}</mark>
        {content.slice(end)}
      </Typography>
    </Dialog>
  );
}

const scrollHere = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'center' });
