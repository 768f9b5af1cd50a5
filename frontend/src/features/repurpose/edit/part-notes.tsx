import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DraftPart, PartMeasure } from '@repurpose/writing';
import { figure } from '../../../shared/figures.js';
import { Note } from '../../../shared/ui/note.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { fittingLength, isOver } from './over-limit.js';
import type { OutputEdit } from './use-output-edit.js';

export function Length({ measure }: { measure: PartMeasure }) {
  const { count, rule } = measure;
  if (rule.limit === null) return null;
  return (
    <Typography
      variant="body2"
      color={isOver(measure) ? 'error' : 'textSecondary'}
      sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
    >
      {figure(count)} / {figure(rule.limit)}
    </Typography>
  );
}

/** A copy of the text, exactly over the field: only its mark is visible. */
const COPY = {
  position: 'absolute',
  inset: 0,
  p: '9px 12px',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  overflow: 'hidden',
  color: 'transparent',
  pointerEvents: 'none',
  '& mark': { bgcolor: 'color-mix(in srgb, var(--wrong) 26%, transparent)', borderRadius: '3px' },
  // A field that scrolls is not level with it.
  '@supports not (field-sizing: content)': { display: 'none' },
} as const;

/** Marks what is over the limit. */
export function Surplus({ text, measure }: { text: string; measure: PartMeasure }) {
  const fitting = fittingLength(text, measure);
  return (
    <Box aria-hidden dir="auto" sx={COPY}>
      {text.slice(0, fitting)}
      <mark>{text.slice(fitting)}</mark>
    </Box>
  );
}

type OthersProps = { part: DraftPart; edit: OutputEdit; texts: readonly string[] };

/** Other lines of the source. Choosing one is saved like typing. */
export function Others({ part, edit, texts }: OthersProps) {
  const [segment] = part.segments;
  if (segment === undefined || texts.length === 0) return null;
  const current = edit.texts[segment.id] ?? segment.text;
  // the replaced text stays on offer
  const offered = [...new Set([segment.text, ...texts])].filter((text) => text !== current);
  return (
    <Stack
      role="group"
      aria-label={`Other texts for ${part.label}`}
      spacing={1.5}
      sx={{ alignItems: 'start' }}
    >
      <Note>Or begin with:</Note>
      {offered.map((text) => (
        <SmallButton
          key={text}
          dir="auto"
          disabled={edit.isArranging}
          onClick={() => edit.saver.type(segment.id, text)}
          sx={{ textAlign: 'start', whiteSpace: 'normal' }}
        >
          {text}
        </SmallButton>
      ))}
    </Stack>
  );
}
