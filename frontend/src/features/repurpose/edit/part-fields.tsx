import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DraftPart, PartMeasure } from '@repurpose/writing';
import { figure } from '../../../shared/figures.js';
import { TextArea } from '../../../shared/forms/text-area.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Note } from '../../../shared/ui/note.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { fieldsIdOf, fittingLength, isOver } from './over-limit.js';
import { isKept, PartTools, type PartToolsProps } from './part-tools.js';
import type { OutputEdit } from './use-output-edit.js';

type PartFieldsProps = Omit<PartToolsProps, 'isAdding' | 'onAdd'> & {
  /** Null: no limit of its own. */
  measure: PartMeasure | null;
  /** Other texts from the source. */
  others: readonly string[];
};

export function PartFields({ part, measure, edit, state, list, again, others }: PartFieldsProps) {
  const [isAdding, setAdding] = useState(false);
  const at = list.indexOf(part.id);
  const isTooLong = measure !== null && isOver(measure);
  async function add(text: string): Promise<void> {
    const isAdded = await edit.saver.arrange([...list.slice(0, at + 1), { text }, ...list.slice(at + 1)]);
    if (isAdded) setAdding(false);
  }
  return (
    <Box
      component="fieldset"
      id={fieldsIdOf(part.id)}
      sx={{
        display: 'grid',
        // A long word does not widen it.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        p: '10px 12px',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        minWidth: 0,
        containerType: 'inline-size',
      }}
    >
      <Box component="legend" sx={{ px: 1, typography: 'subtitle2' }}>
        {part.label}
        {state.edited.includes(part.id) && <Chip label="edited" component="span" sx={{ ml: 2 }} />}
        {isKept(part, state) && (
          <Chip
            color="primary"
            icon={<Icon name="lock" size={12} />}
            label="Locked"
            component="span"
            sx={{ ml: 2 }}
          />
        )}
      </Box>
      {part.segments.map(({ id, label, text: saved }) => {
        const text = edit.texts[id] ?? saved;
        const isLast = id === part.segments.at(-1)?.id;
        return (
          <TextArea
            key={id}
            label={label}
            readOnly={edit.isArranging}
            error={isTooLong}
            rows={Math.min(8, Math.max(1, Math.ceil(text.length / 60)))}
            value={text}
            onChange={(event) => edit.saver.type(id, event.target.value)}
            endAdornment={measure && isTooLong && isLast && <Surplus text={text} measure={measure} />}
            sx={{ pr: 0, '& textarea': { fieldSizing: 'content' } }}
          />
        );
      })}
      {measure && <Length measure={measure} />}
      <Others part={part} edit={edit} texts={others} />
      <PartTools {...{ part, edit, state, list, again, isAdding }} onAdd={() => setAdding(!isAdding)} />
      {isAdding && <NewPart after={part.label} isBusy={edit.isBusy} onAdd={add} />}
    </Box>
  );
}

type NewPartProps = { after: string; isBusy: boolean; onAdd: (text: string) => Promise<void> };

function NewPart({ after, isBusy, onAdd }: NewPartProps) {
  const [text, setText] = useState('');
  return (
    <>
      <TextArea
        label={`New text after ${after}`}
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        size="small"
        disabled={isBusy || text.trim() === ''}
        onClick={() => void onAdd(text)}
        sx={{ justifySelf: 'start' }}
      >
        Add
      </Button>
    </>
  );
}

function Length({ measure }: { measure: PartMeasure }) {
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
function Surplus({ text, measure }: { text: string; measure: PartMeasure }) {
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
function Others({ part, edit, texts }: OthersProps) {
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
