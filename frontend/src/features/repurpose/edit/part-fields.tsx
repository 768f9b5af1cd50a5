import { useState } from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OutputState } from '@repurpose/contract';
import type { DraftPart } from '@repurpose/writing';
import { TextArea } from '../../../shared/forms/text-area.js';
import { IconButton } from '../../../shared/ui/icon-button.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Row } from '../../../shared/ui/row.js';
import { Stroke } from '../../../shared/ui/site-icon.js';
import type { OutputEdit } from './use-output-edit.js';

/** Drawn here, not in the set of the site: only an edited part shows it. */
const OPEN_LOCK = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 016.8-1.2';

type PartFieldsProps = {
  part: DraftPart;
  edit: OutputEdit;
  state: OutputState;
  /** The parts that may be moved, in order. */
  list: readonly string[];
  /** What the writer is asked to do differently. */
  instruction: string;
  /** Other texts for the part, from the source. */
  others: readonly string[];
};

/** One part of a piece: its texts, its lock, writing it anew, its place. */
export function PartFields({ part, edit, state, list, instruction, others }: PartFieldsProps) {
  const [isAdding, setAdding] = useState(false);
  const at = list.indexOf(part.id);
  async function add(text: string): Promise<void> {
    const isAdded = await edit.arrange([...list.slice(0, at + 1), { text }, ...list.slice(at + 1)]);
    if (isAdded) setAdding(false);
  }
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gap: 2,
        p: '10px 12px',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        containerType: 'inline-size',
      }}
    >
      <Box component="legend" sx={{ px: 1, typography: 'subtitle2' }}>
        {part.label}
        {state.edited.includes(part.id) && <Chip label="edited" component="span" sx={{ ml: 2 }} />}
      </Box>
      {part.segments.map(({ id, label, text }) => (
        <TextArea
          key={id}
          label={label}
          readOnly={edit.isArranging}
          rows={Math.min(8, Math.max(1, Math.ceil((edit.texts[id] ?? text).length / 60)))}
          value={edit.texts[id] ?? text}
          onChange={(event) => edit.type(id, event.target.value)}
          sx={{ '& textarea': { fieldSizing: 'content' } }}
        />
      ))}
      <Others part={part} edit={edit} texts={others} />
      <Row sx={{ flexWrap: 'nowrap', gap: 0, m: '-2px -8px -4px' }}>
        <KeepButtons part={part} edit={edit} state={state} instruction={instruction} />
        {at >= 0 && (
          <Box component="span" sx={{ display: 'flex', ml: 'auto' }}>
            <PlaceButtons part={part} edit={edit} list={list} isLocked={state.locked.includes(part.id)} />
            <IconButton
              icon="plus"
              label={`Add after ${part.label}`}
              aria-expanded={isAdding}
              onClick={() => setAdding(!isAdding)}
            />
          </Box>
        )}
      </Row>
      {isAdding && <NewPart after={part.label} isBusy={edit.isBusy} onAdd={add} />}
    </Box>
  );
}

/** Other lines of the source for a part of one text; choosing one types it, so that it is saved like any edit. */
function Others({ part, edit, texts }: { part: DraftPart; edit: OutputEdit; texts: readonly string[] }) {
  const [segment] = part.segments;
  if (segment === undefined || texts.length === 0) return null;
  const current = edit.texts[segment.id] ?? segment.text;
  // the one that is replaced stays on offer
  const offered = [...new Set([segment.text, ...texts])].filter((text) => text !== current);
  return (
    <Stack
      role="group"
      aria-label={`Other texts for ${part.label}`}
      spacing={1.5}
      sx={{ alignItems: 'start' }}
    >
      <Typography variant="body2" color="textSecondary">
        Or begin with:
      </Typography>
      {offered.map((text) => (
        <Button
          key={text}
          variant="outlined"
          size="small"
          disabled={edit.isArranging}
          onClick={() => edit.type(segment.id, text)}
          sx={{ textAlign: 'start', whiteSpace: 'normal' }}
        >
          {text}
        </Button>
      ))}
    </Stack>
  );
}

function KeepButtons({ part, edit, state, instruction }: Omit<PartFieldsProps, 'list' | 'others'>) {
  const isLocked = state.locked.includes(part.id);
  const locked = isLocked ? state.locked.filter((id) => id !== part.id) : [...state.locked, part.id];
  return (
    <>
      <ToolButton
        aria-pressed={isLocked}
        color={isLocked ? 'primary' : 'inherit'}
        disabled={edit.isBusy}
        aria-label={`Lock ${part.label}`}
        title={isLocked ? 'Unlock' : 'Lock: rewriting leaves it as it is'}
        startIcon={<Icon name="lock" size={16} />}
        word={isLocked ? 'Locked' : 'Lock'}
        onClick={() => void edit.save({ locked })}
      />
      {state.edited.includes(part.id) ? (
        <ToolButton
          disabled={edit.isBusy}
          aria-label={`Release ${part.label}`}
          title="Release: rewriting may change it again"
          startIcon={<Stroke path={OPEN_LOCK} size={16} />}
          word="Release"
          onClick={() => void edit.save({ released: [part.id] })}
        />
      ) : (
        <ToolButton
          disabled={edit.isBusy || isLocked}
          aria-label={`Rewrite ${part.label}`}
          title="Rewrite"
          startIcon={<Icon name="retry" size={16} />}
          word="Rewrite"
          onClick={() => void edit.regenerate({ part: part.id, instruction })}
        />
      )}
    </>
  );
}

/** One row at every width: where the words do not fit, the marks stand alone. */
const ToolButton = ({ word, ...button }: ButtonProps & { word: string }) => (
  <Button
    variant="text"
    size="small"
    {...button}
    sx={{
      '@container (max-width: 359.98px)': {
        minWidth: 40,
        '& > :last-child:not(:only-child)': { display: 'none' },
      },
    }}
  >
    <span>{word}</span>
  </Button>
);

type PlaceButtonsProps = { part: DraftPart; edit: OutputEdit; list: readonly string[]; isLocked: boolean };

/** Where the part stands: up, down or out. */
function PlaceButtons({ part: { id, label }, edit, list, isLocked }: PlaceButtonsProps) {
  const at = list.indexOf(id);
  const swapped = (other: number) =>
    list.map((each, index) => (index === at ? (list[other] ?? each) : index === other ? id : each));
  return (
    <>
      <IconButton
        icon="up"
        label={`Move ${label} up`}
        disabled={edit.isBusy || at === 0}
        onClick={() => void edit.arrange(swapped(at - 1))}
      />
      <IconButton
        icon="down"
        label={`Move ${label} down`}
        disabled={edit.isBusy || at === list.length - 1}
        onClick={() => void edit.arrange(swapped(at + 1))}
      />
      <IconButton
        icon="trash"
        label={`Remove ${label}`}
        disabled={edit.isBusy || isLocked || list.length === 1}
        onClick={() => void edit.arrange(list.filter((each) => each !== id))}
      />
    </>
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
