import { useState } from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { OutputState, RegenerateRequest } from '@repurpose/contract';
import type { DraftPart, PartMeasure } from '@repurpose/writing';
import { TextArea } from '../../../shared/forms/text-area.js';
import { IconButton } from '../../../shared/ui/icon-button.js';
import { Row } from '../../../shared/ui/row.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Stroke } from '../../../shared/ui/site-icon.js';
import { fieldsIdOf, isOver } from './over-limit.js';
import { Length, Others } from './part-notes.js';
import type { OutputEdit } from './use-output-edit.js';

/** Only an edited part shows it, so it is not in the site's icon set. */
const OPEN_LOCK = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 016.8-1.2';

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
      </Box>
      {part.segments.map(({ id, label, text }) => (
        <TextArea
          key={id}
          label={label}
          readOnly={edit.isArranging}
          error={measure !== null && isOver(measure)}
          rows={Math.min(8, Math.max(1, Math.ceil((edit.texts[id] ?? text).length / 60)))}
          value={edit.texts[id] ?? text}
          onChange={(event) => edit.saver.type(id, event.target.value)}
          sx={{ '& textarea': { fieldSizing: 'content' } }}
        />
      ))}
      {measure && <Length measure={measure} />}
      <Others part={part} edit={edit} texts={others} />
      <Row sx={{ flexWrap: 'nowrap', gap: 0, m: '-2px -8px -4px' }}>
        <KeepButtons part={part} edit={edit} state={state} again={again} />
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

function KeepButtons({ part, edit, state, again }: Omit<PartFieldsProps, 'list' | 'measure' | 'others'>) {
  const isLocked = state.locked.includes(part.id);
  const locked = isLocked ? state.locked.filter((id) => id !== part.id) : [...state.locked, part.id];
  return (
    <>
      <ToolButton
        aria-pressed={isLocked}
        color={isLocked ? 'primary' : 'inherit'}
        disabled={edit.isBusy}
        aria-label={`Lock ${part.label}`}
        title={isLocked ? 'Unlock' : 'Lock: a regeneration leaves it as it is'}
        startIcon={<Icon name="lock" size={16} />}
        word={isLocked ? 'Locked' : 'Lock'}
        onClick={() => void edit.saver.save({ locked })}
      />
      {state.edited.includes(part.id) ? (
        <ToolButton
          disabled={edit.isBusy}
          aria-label={`Release ${part.label}`}
          title="Release: a regeneration may change it again"
          startIcon={<Stroke path={OPEN_LOCK} size={16} />}
          word="Release"
          onClick={() => void edit.saver.save({ released: [part.id] })}
        />
      ) : (
        <ToolButton
          disabled={edit.isBusy || isLocked}
          aria-label={`Regenerate ${part.label}`}
          title="Regenerate"
          startIcon={<Icon name="retry" size={16} />}
          word="Regenerate"
          onClick={() => void edit.saver.regenerate({ ...again, part: part.id })}
        />
      )}
    </>
  );
}

/** On narrow screens only the icons are shown. */
const ToolButton = ({ word, ...button }: ButtonProps & { word: string }) => (
  <SmallButton
    variant="text"
    {...button}
    sx={{
      '@container (max-width: 359.98px)': {
        minWidth: 'max(40px, var(--press))',
        '& > :last-child:not(:only-child)': { display: 'none' },
      },
    }}
  >
    <span>{word}</span>
  </SmallButton>
);

type PlaceButtonsProps = { part: DraftPart; edit: OutputEdit; list: readonly string[]; isLocked: boolean };

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
        onClick={() => void edit.saver.arrange(swapped(at - 1))}
      />
      <IconButton
        icon="down"
        label={`Move ${label} down`}
        disabled={edit.isBusy || at === list.length - 1}
        onClick={() => void edit.saver.arrange(swapped(at + 1))}
      />
      <IconButton
        icon="trash"
        label={`Remove ${label}`}
        disabled={edit.isBusy || isLocked || list.length === 1}
        onClick={() =>
          void edit.saver.remove(
            label,
            list.filter((each) => each !== id),
          )
        }
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
