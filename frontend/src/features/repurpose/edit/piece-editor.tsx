import { useMemo, useState } from 'react';
import { FORMATS, LIMITS, type FormatKey, type PieceState } from '@repurpose/contract';
import {
  checkDraft,
  editDraft,
  overLimitOf,
  overLimitText,
  partsOf,
  readSource,
  type Draft,
  type DraftPart,
} from '@repurpose/writing';
import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Loading } from '../../../shared/ui/spinner.js';
import { claimLineOf } from '../results/claim-line.js';
import { counterOf } from '../results/counter.js';
import { usePieceEdit, type EditNote } from './use-piece-edit.js';
import { Versions } from './versions.js';
import './edit.css';

type PieceEditorProps = {
  transformationId: string;
  format: FormatKey;
  content: string;
  onSaved: (piece: PieceState) => void;
  onClose: () => void;
};

/** One piece, part by part: edit, lock, write anew, versions. */
export default function PieceEditor({ content, onClose, ...piece }: PieceEditorProps) {
  const source = useMemo(() => readSource(content), [content]);
  const findRefusal = (state: PieceState, texts: Record<string, string>): string | null => {
    const over = overLimitOf(editDraft(state.draft as Draft, texts), source.language);
    return over === null ? null : overLimitText(over);
  };
  const edit = usePieceEdit({ ...piece, findRefusal });
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  if (edit.piece === null)
    return edit.note ? <Note note={edit.note} /> : <Loading label="Opening the editor…" />;
  const state = edit.piece;
  const typed = editDraft(state.draft as Draft, edit.texts);
  const { checks } = checkDraft(typed, source);
  const counter = counterOf(checks);
  return (
    <div className="edit">
      <div className="row edit-head">
        <p className="small soft">
          {FORMATS[piece.format].label}, version {state.version}.{' '}
          {state.regenerationsLeft > 0
            ? `${state.regenerationsLeft} of ${LIMITS.includedRegenerations} rewrites included.`
            : 'Each further rewrite costs one credit.'}
        </p>
        <Button kind="quiet" size="small" onClick={onClose}>
          Done
        </Button>
      </div>
      {partsOf(state.draft as Draft).map((part) => (
        <PartFields key={part.id} part={part} edit={edit} state={state} />
      ))}
      <p className={`small figures counter-${counter.state}`}>
        {counter.text}. {claimLineOf(checks.claims)}.
      </p>
      {edit.refusal !== null && (
        <p className="field-error" role="alert">
          Not saved: {edit.refusal}. Please shorten it.
        </p>
      )}
      {edit.note && <Note note={edit.note} />}
      {edit.note?.kind === 'conflict' && (
        <div className="row">
          <Button kind="quiet" size="small" onClick={() => void edit.loadNewer()}>
            Load the newer version
          </Button>
          <Button kind="quiet" size="small" onClick={() => void edit.keepMine()}>
            Keep mine
          </Button>
        </div>
      )}
      <div className="row">
        <Button size="small" disabled={edit.isBusy || edit.refusal !== null} onClick={() => void edit.save()}>
          Save
        </Button>
        <Button kind="quiet" size="small" disabled={edit.isBusy} onClick={() => void edit.regenerate()}>
          <Icon name="retry" size={16} />
          Rewrite all open parts
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-expanded={areVersionsOpen}
          onClick={() => setVersionsOpen(!areVersionsOpen)}
        >
          Versions
        </Button>
      </div>
      {areVersionsOpen && <Versions key={state.version} edit={edit} state={state} />}
    </div>
  );
}

function Note({ note }: { note: NonNullable<EditNote> }) {
  const isWrong = note.kind === 'wrong' || note.kind === 'conflict';
  return (
    <p className={isWrong ? 'field-error' : 'small soft'} role={isWrong ? 'alert' : 'status'}>
      {note.text}
    </p>
  );
}

type PartFieldsProps = { part: DraftPart; edit: ReturnType<typeof usePieceEdit>; state: PieceState };

function PartFields({ part, edit, state }: PartFieldsProps) {
  const isLocked = state.locked.includes(part.id);
  const isEdited = state.edited.includes(part.id);
  const toggleLock = () =>
    edit.save(
      isLocked
        ? { locked: state.locked.filter((id) => id !== part.id) }
        : { locked: [...state.locked, part.id] },
    );
  return (
    <fieldset className="edit-part">
      <legend className="small">
        {part.label}
        {isEdited && <span className="chip">edited</span>}
      </legend>
      {part.segments.map(({ id, label, text }) => (
        <textarea
          key={id}
          className="input"
          aria-label={label}
          rows={Math.min(8, Math.max(1, Math.ceil((edit.texts[id] ?? text).length / 60)))}
          value={edit.texts[id] ?? text}
          onChange={(event) => edit.type(id, event.target.value)}
        />
      ))}
      <div className="row">
        <Button
          kind="ghost"
          size="small"
          aria-pressed={isLocked}
          disabled={edit.isBusy}
          aria-label={`Lock ${part.label}`}
          onClick={() => void toggleLock()}
        >
          <Icon name="lock" size={16} />
          {isLocked ? 'Locked' : 'Lock'}
        </Button>
        {isEdited ? (
          <Button
            kind="ghost"
            size="small"
            disabled={edit.isBusy}
            aria-label={`Release ${part.label}`}
            onClick={() => void edit.save({ released: [part.id] })}
          >
            Release
          </Button>
        ) : (
          <Button
            kind="ghost"
            size="small"
            disabled={edit.isBusy || isLocked}
            aria-label={`Rewrite ${part.label}`}
            onClick={() => void edit.regenerate(part.id)}
          >
            <Icon name="retry" size={16} />
            Rewrite
          </Button>
        )}
      </div>
    </fieldset>
  );
}
