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
  PLANS,
  formatsOfPlan,
  type FormatKey,
  type PlanKey,
} from '@repurpose/contract';
import { ruleOf } from '@repurpose/writing';
import { figure } from '../../../shared/figures.js';
import { SEVERAL } from '../../../shared/outputs/counter.js';
import { Icon } from '../../../shared/ui/icon.js';
import { TallLink } from '../tall-link.js';
import { Note } from '../../../shared/ui/note.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { Panel } from '../../../shared/ui/panel.js';
import { offerWords, useProOffer } from '../../../shared/plan-offer.js';
import type { ChangeDraft } from './draft.js';

const PLAN_NOTE = 'formats-plan-note';

type FormatGridProps = {
  /** Null: unknown, so nothing is locked yet. */
  plan: PlanKey | null;
  chosen: readonly FormatKey[];
  setDraft: ChangeDraft;
  refusal: string | undefined;
};

/** Below it, the plan that has the locked formats. */
export const FormatGrid = memo(function FormatGrid(props: FormatGridProps) {
  const { plan, chosen, setDraft, refusal } = props;
  const open = plan === null ? [...FORMAT_KEYS] : formatsOfPlan(plan);
  const areAllChosen = open.every((format) => chosen.includes(format));
  const toggle = useCallback(
    (format: FormatKey) =>
      setDraft((draft) => ({
        ...draft,
        formats: FORMAT_KEYS.filter((key) => draft.formats.includes(key) !== (key === format)),
      })),
    [setDraft],
  );
  return (
    <Panel
      id="formats"
      title={MESSAGES.transform.formatsTitle}
      refusal={refusal}
      aside={
        <SmallButton
          variant="text"
          onClick={() => setDraft((draft) => ({ ...draft, formats: areAllChosen ? [] : open }))}
        >
          {areAllChosen ? 'Clear all' : 'Select all'}
        </SmallButton>
      }
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(max(7.25rem, 40%), 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {FORMAT_KEYS.map((format) => (
          <li key={format}>
            <FormatCard
              format={format}
              isOpen={open.includes(format)}
              isChosen={chosen.includes(format)}
              isRefused={refusal !== undefined}
              onToggle={toggle}
            />
          </li>
        ))}
      </Box>
      {/* A line on every plan, so that nothing moves when the plan is known. */}
      <Note id={PLAN_NOTE} data-waits sx={{ mt: 3.5 }}>
        {plan === null ? '\u00a0' : <PlanNote lockedFormats={FORMAT_KEYS.length - open.length} />}
      </Note>
    </Panel>
  );
});

type FormatCardProps = {
  format: FormatKey;
  isOpen: boolean;
  isChosen: boolean;
  isRefused: boolean;
  onToggle: (format: FormatKey) => void;
};

const FormatCard = memo(function FormatCard(props: FormatCardProps) {
  const { format, isOpen, isChosen, isRefused, onToggle } = props;
  const noteId = isOpen ? `format-${format}-note` : PLAN_NOTE;
  return (
    <Card
      component={isOpen ? 'label' : 'div'}
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
        ...(isOpen && { cursor: 'pointer' }),
        '&:hover': { borderColor: 'var(--control)' },
        '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'var(--accent-wash)' },
        '&:has(:focus-visible)': { outline: '2.5px solid var(--accent)', outlineOffset: 2 },
      }}
    >
      <Checkbox
        checked={isOpen && isChosen}
        disabled={!isOpen}
        data-waits
        slotProps={{
          input: {
            'aria-label': FORMATS[format].label,
            'aria-describedby': isRefused && isOpen ? `formats-refusal ${noteId}` : noteId,
            'aria-invalid': isRefused && isOpen,
          },
        }}
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
        <>
          <Chip
            component="span"
            aria-hidden="true"
            icon={<Icon name="lock" size={12} />}
            label={PLANS.pro.name}
            sx={{ position: 'absolute', top: 9, right: 9, bgcolor: 'background.paper' }}
          />
          {/* The whole card. */}
          <Link
            href="#change-plan"
            aria-label={`${FORMATS[format].label} ${offerWords('pro')}`}
            sx={{ position: 'absolute', inset: 0 }}
          />
        </>
      )}
    </Card>
  );
});

function PlanNote({ lockedFormats }: { lockedFormats: number }) {
  const { words, href } = useProOffer();
  if (lockedFormats === 0) return 'Your plan has all formats.';
  return (
    <TallLink href={href}>
      {lockedFormats} more formats {words}
    </TallLink>
  );
}

/** As people say it; the counter below an output is exact. */
const SHORT_UNITS: Readonly<Record<string, string>> = {
  'weighted characters': 'characters',
  bytes: 'characters',
};

/** "280 characters per post", "150 characters in the subject". */
export function formatLimitOf(format: FormatKey): string {
  const { main, parts } = ruleOf(format);
  const part = parts[main];
  if (!part || part.limit === null) return 'No platform limit';
  const amount = `${figure(part.limit)} ${SHORT_UNITS[part.unit] ?? part.unit}`;
  return `${amount} ${SEVERAL.has(main) ? 'per' : 'in the'} ${main}`;
}
