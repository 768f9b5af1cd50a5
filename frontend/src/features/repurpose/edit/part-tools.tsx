import { useState } from 'react';
import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import type { OutputState, RegenerateRequest } from '@repurpose/contract';
import type { DraftPart } from '@repurpose/writing';
import { Icon, type IconName } from '../../../shared/ui/icon.js';
import { Row } from '../../../shared/ui/row.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import type { OutputEdit } from './use-output-edit.js';

export type PartToolsProps = {
  part: DraftPart;
  edit: OutputEdit;
  state: OutputState;
  /** Parts that may be moved, in order. */
  list: readonly string[];
  /** What a regeneration does differently. */
  again: RegenerateRequest;
  isAdding: boolean;
  onAdd: () => void;
};

/** When the part's fields are narrow. */
const NARROW = '@container (max-width: 459.98px)';

/** A regeneration leaves it as it is: locked, or edited by hand. */
export const isKept = ({ id }: DraftPart, { edited, locked }: OutputState) =>
  edited.includes(id) || locked.includes(id);

export function PartTools({ part, edit, state, list, again, ...adding }: PartToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const isMovable = list.includes(part.id);
  return (
    <Row sx={{ gap: 0, m: '-2px -8px -4px', '& button': { [NARROW]: { px: 2 } } }}>
      <KeepButtons {...{ part, edit, state, again }} />
      {isMovable && (
        <>
          <SmallButton
            variant="text"
            aria-label={`More for ${part.label}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={{ display: 'none', ml: 'auto', [NARROW]: { display: 'inline-flex' } }}
          >
            {isOpen ? 'Less' : 'More'}
          </SmallButton>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              ml: 'auto',
              [NARROW]: { display: isOpen ? 'flex' : 'none', flexBasis: '100%' },
            }}
          >
            <PlaceButtons {...{ part, edit, list, ...adding }} isLocked={state.locked.includes(part.id)} />
          </Box>
        </>
      )}
    </Row>
  );
}

/** What is edited is locked, too: one button releases both. */
function KeepButtons({ part, edit, state, again }: Omit<PartToolsProps, 'list' | 'isAdding' | 'onAdd'>) {
  const { id, label } = part;
  const kept = isKept(part, state);
  const unlocked = { locked: state.locked.filter((each) => each !== id), released: [id] };
  return (
    <>
      <SmallButton
        variant="text"
        icon="lock"
        disabled={edit.isBusy}
        aria-label={`${kept ? 'Unlock' : 'Lock'} ${label}`}
        title={kept ? 'A regeneration may change it again' : 'A regeneration leaves it as it is'}
        onClick={() => void edit.saver.save(kept ? unlocked : { locked: [...state.locked, id] })}
      >
        {kept ? 'Unlock' : 'Lock'}
      </SmallButton>
      <SmallButton
        variant="text"
        icon="retry"
        disabled={edit.isBusy || kept}
        aria-label={`Regenerate ${label}`}
        title={kept ? 'Unlock it first' : 'Regenerate'}
        onClick={() => void edit.saver.regenerate({ ...again, part: id })}
      >
        Regenerate
      </SmallButton>
    </>
  );
}

type PlaceButtonsProps = Omit<PartToolsProps, 'state' | 'again'> & { isLocked: boolean };

function PlaceButtons({ part: { id, label }, edit, list, isLocked, isAdding, onAdd }: PlaceButtonsProps) {
  const at = list.indexOf(id);
  const swapped = (other: number) =>
    list.map((each, index) => (index === at ? (list[other] ?? each) : index === other ? id : each));
  return (
    <>
      <PlaceButton
        icon="up"
        word="Up"
        label={`Move ${label} up`}
        disabled={edit.isBusy || at === 0}
        onClick={() => void edit.saver.arrange(swapped(at - 1))}
      />
      <PlaceButton
        icon="down"
        word="Down"
        label={`Move ${label} down`}
        disabled={edit.isBusy || at === list.length - 1}
        onClick={() => void edit.saver.arrange(swapped(at + 1))}
      />
      <PlaceButton
        icon="trash"
        word="Remove"
        label={`Remove ${label}`}
        disabled={edit.isBusy || isLocked || list.length === 1}
        onClick={() =>
          void edit.saver.remove(
            label,
            list.filter((each) => each !== id),
          )
        }
      />
      <PlaceButton
        icon="plus"
        word="Add"
        label={`Add after ${label}`}
        aria-expanded={isAdding}
        onClick={onAdd}
      />
    </>
  );
}

type PlaceButtonProps = ButtonProps & { icon: IconName; word: string; label: string };

/** Shows its word where the fields are narrow: there the buttons have a row of their own. */
const PlaceButton = ({ icon, word, label, ...button }: PlaceButtonProps) => (
  <SmallButton
    variant="text"
    aria-label={label}
    title={label}
    startIcon={<Icon name={icon} />}
    {...button}
    sx={{ minWidth: 'max(40px, var(--press))', color: 'text.secondary' }}
  >
    <Box component="span" sx={{ display: 'none', [NARROW]: { display: 'inline' } }}>
      {word}
    </Box>
  </SmallButton>
);
