import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { OutputState, RegenerateRequest } from '@repurpose/contract';
import type { DraftPart, PartMeasure } from '@repurpose/writing';
import { TextArea } from '../../../shared/forms/text-area.js';
import { Icon } from '../../../shared/ui/icon.js';
import { fieldsIdOf, isOver } from './over-limit.js';
import { Length, Others, Surplus } from './part-notes.js';
import { isKept, PartTools } from './part-tools.js';
import type { OutputEdit } from './use-output-edit.js';

type PartFieldsProps = {
  part: DraftPart;
  /** Null: no limit of its own. */
  measure: PartMeasure | null;
  edit: OutputEdit;
  state: OutputState;
  /** Parts that may be moved, in order. */
  list: readonly string[];
  /** What a regeneration does differently. */
  again: RegenerateRequest;
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
