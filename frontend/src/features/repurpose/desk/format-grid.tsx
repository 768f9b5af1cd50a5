import { memo, useCallback } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  FORMATS,
  FORMAT_KEYS,
  MESSAGES,
  formatsOfPlan,
  type FormatKey,
  type PlanKey,
} from '@repurpose/contract';
import { Icon } from '../../../shared/ui/icon.js';
import { Panel } from '../../../shared/ui/panel.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { useProOffer } from '../../../shared/plan-offer.js';
import { formatLimitOf } from './format-limit.js';

type FormatGridProps = {
  /** Null: unknown, so nothing is locked yet. */
  plan: PlanKey | null;
  chosen: readonly FormatKey[];
  onChange: (change: (chosen: readonly FormatKey[]) => FormatKey[]) => void;
};

/** Locked formats lead to the plan that has them. */
export const FormatGrid = memo(function FormatGrid({ plan, chosen, onChange }: FormatGridProps) {
  const open = plan === null ? [...FORMAT_KEYS] : formatsOfPlan(plan);
  const areAllChosen = open.every((format) => chosen.includes(format));
  const toggle = useCallback(
    (format: FormatKey) =>
      onChange((before) => FORMAT_KEYS.filter((key) => before.includes(key) !== (key === format))),
    [onChange],
  );
  return (
    <Panel
      id="formats"
      title={MESSAGES.transform.formatsTitle}
      aside={
        <SmallButton variant="text" onClick={() => onChange(() => (areAllChosen ? [] : open))}>
          {areAllChosen ? 'Clear all' : 'Select all'}
        </SmallButton>
      }
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
          p: 0,
          listStyle: 'none',
        }}
      >
        {FORMAT_KEYS.map((format) => (
          <li key={format}>
            <FormatCard
              format={format}
              isOpen={open.includes(format)}
              isChosen={chosen.includes(format)}
              onToggle={toggle}
            />
          </li>
        ))}
      </Box>
    </Panel>
  );
});

type FormatCardProps = {
  format: FormatKey;
  isOpen: boolean;
  isChosen: boolean;
  onToggle: (format: FormatKey) => void;
};

const FormatCard = memo(function FormatCard({ format, isOpen, isChosen, onToggle }: FormatCardProps) {
  const noteId = `format-${format}-note`;
  return (
    <Card
      component="label"
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 0.5,
        alignContent: 'start',
        minHeight: 96,
        height: '100%',
        p: 3,
        borderRadius: 1,
        borderStyle: isOpen ? 'solid' : 'dashed',
        color: isOpen ? 'text.primary' : 'text.secondary',
        cursor: 'pointer',
        '&:hover': { borderColor: 'var(--control)' },
        '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'var(--accent-wash)' },
        '&:has(:focus-visible)': { outline: '2.5px solid var(--accent)', outlineOffset: 2 },
      }}
    >
      <Checkbox
        checked={isOpen && isChosen}
        disabled={!isOpen}
        data-waits
        slotProps={{ input: { 'aria-label': FORMATS[format].label, 'aria-describedby': noteId } }}
        onChange={() => onToggle(format)}
        sx={{ position: 'absolute', top: 0, right: 0, ...(!isOpen && { opacity: 0 }) }}
      />
      <Icon name={format} />
      <Typography component="span" variant="subtitle2" sx={{ mt: 1.5, lineHeight: 1.3 }}>
        {FORMATS[format].label}
      </Typography>
      {isOpen ? (
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          id={noteId}
          data-waits
          aria-hidden="true"
        >
          {formatLimitOf(format)}
        </Typography>
      ) : (
        <LockedNote id={noteId} />
      )}
    </Card>
  );
});

function LockedNote({ id }: { id: string }) {
  const { name, words, href } = useProOffer();
  return (
    <>
      <Link
        id={id}
        variant="caption"
        href={href}
        sx={{
          '&::first-letter': { textTransform: 'uppercase' },
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {words}
      </Link>
      <Chip
        component="span"
        aria-hidden="true"
        icon={<Icon name="lock" size={12} />}
        label={name}
        sx={{ position: 'absolute', top: 9, right: 9, bgcolor: 'background.paper' }}
      />
    </>
  );
}
