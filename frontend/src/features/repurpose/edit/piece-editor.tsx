import { useEffect, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FORMATS, LIMITS, type FormatKey, type OutputState } from '@repurpose/contract';
import {
  arrangeableParts,
  editDraft,
  measureDraft,
  overLimitOf,
  overLimitText,
  partsOf,
  type Draft,
} from '@repurpose/writing';
import { useGetConfigQuery } from '../../../shared/api/api.js';
import { TextField } from '../../../shared/forms/text-field.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Loading } from '../../../shared/ui/loading.js';
import { Row } from '../../../shared/ui/row.js';
import { claimLineOf } from '../results/claim-line.js';
import { counterOf } from '../results/counter.js';
import { useChecker, type Checker } from './checks/use-checker.js';
import { PartFields } from './part-fields.js';
import type { EditNote } from './output-saver.js';
import { UnsavedOffer } from './unsaved-offer.js';
import { useOutputEdit, type OutputEdit } from './use-output-edit.js';
import { Versions } from './versions.js';

type PieceEditorProps = {
  userId: string;
  transformationId: string;
  format: FormatKey;
  content: string;
  onSaved: (saved: OutputState) => void;
  onClose: () => void;
};

/** One piece, part by part: edit, lock, write anew, versions. */
export default function PieceEditor({ content, ...props }: PieceEditorProps) {
  const checker = useChecker(content);
  const { language } = checker;
  return language === null ? <Opening /> : <Editor checker={checker} language={language} {...props} />;
}

const Opening = () => <Loading label="Opening the editor…" />;

type EditorProps = Omit<PieceEditorProps, 'content'> & { checker: Checker; language: string };

function Editor({ checker, language, onClose, ...piece }: EditorProps) {
  const findRefusal = (state: OutputState, texts: Record<string, string>): string | null => {
    const over = overLimitOf(editDraft(state.draft as Draft, texts), language);
    return over === null ? null : overLimitText(over);
  };
  const edit = useOutputEdit({ ...piece, findRefusal });
  const [instruction, setInstruction] = useState('');
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  if (edit.state === null) return edit.note ? <Note note={edit.note} /> : <Opening />;
  const state = edit.state;
  return (
    <Stack spacing={3.5}>
      <Row sx={{ flexWrap: 'nowrap', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary">
          {FORMATS[piece.format].label}, version {state.version}.{' '}
          {state.regenerationsLeft > 0
            ? `${state.regenerationsLeft} of ${LIMITS.includedRegenerations} rewrites included.`
            : 'Each further rewrite costs one credit.'}
        </Typography>
        <DoneButtons edit={edit} onClose={onClose} />
      </Row>
      <UnsavedOffer edit={edit} />
      {partsOf(state.draft as Draft).map((part) => (
        <PartFields
          key={part.id}
          part={part}
          edit={edit}
          state={state}
          list={arrangeableParts(state.draft as Draft)}
          instruction={instruction}
          others={part.id === 'hook' ? otherHooksOf(state.draft as Draft) : []}
        />
      ))}
      <Checks state={state} texts={edit.texts} checker={checker} language={language} />
      <Notes edit={edit} />
      <Wish value={instruction} onChange={setInstruction} />
      <Row>
        <Button size="small" disabled={edit.isBusy || edit.refusal !== null} onClick={() => void edit.save()}>
          Save
        </Button>
        <Button
          variant="outlined"
          size="small"
          disabled={edit.isBusy}
          startIcon={<Icon name="retry" size={16} />}
          onClick={() => void edit.regenerate({ instruction })}
        >
          Rewrite all open parts
        </Button>
        <Button
          variant="outlined"
          size="small"
          aria-expanded={areVersionsOpen}
          onClick={() => setVersionsOpen(!areVersionsOpen)}
        >
          Versions
        </Button>
      </Row>
      {areVersionsOpen && <Versions key={state.version} edit={edit} state={state} />}
    </Stack>
  );
}

const otherHooksOf = (draft: Draft): readonly string[] =>
  ('otherHooks' in draft ? draft.otherHooks : undefined) ?? [];

type ChecksProps = {
  state: OutputState;
  texts: Readonly<Record<string, string>>;
  checker: Checker;
  language: string;
};

/** The length of what was typed, and what of it is in the source. */
function Checks({ state, texts, checker, language }: ChecksProps) {
  const typed = useMemo(() => editDraft(state.draft as Draft, texts), [state.draft, texts]);
  const { check, claims, failure } = checker;
  useEffect(() => check(typed), [check, typed]);
  const counter = counterOf(measureDraft(typed, language));
  return (
    <Typography variant="body2" color={counter.state === 'over' ? 'error' : 'textPrimary'}>
      {counter.text}. {claimsLine(claims, failure)}.
    </Typography>
  );
}

function claimsLine(claims: Checker['claims'], failure: Checker['failure']): string {
  if (failure === 'too-long') return 'This text takes too long to check. Please shorten it';
  if (failure === 'broken') return 'The claims cannot be checked here';
  return claims === null ? 'Checking the claims…' : claimLineOf(claims);
}

/** Closes the editor once everything is saved. What cannot be saved may wait on this device. */
function DoneButtons({ edit, onClose }: { edit: OutputEdit; onClose: () => void }) {
  const [isStuck, setStuck] = useState(false);
  async function finish(): Promise<void> {
    if (await edit.flush()) onClose();
    else setStuck(true);
  }
  function leave(): void {
    edit.leave();
    onClose();
  }
  return (
    <Row>
      {isStuck && edit.isUnsaved && (
        <Button variant="text" size="small" onClick={leave}>
          Close without saving
        </Button>
      )}
      <Button variant="outlined" size="small" onClick={() => void finish()}>
        Done
      </Button>
    </Row>
  );
}

/** What became of the last save, and the ways out where there are two versions. */
function Notes({ edit }: { edit: OutputEdit }) {
  return (
    <>
      {edit.refusal !== null && (
        <Typography color="error" role="alert">
          Not saved: {edit.refusal}. Please shorten it.
        </Typography>
      )}
      {edit.note && <Note note={edit.note} />}
      {edit.note?.kind === 'conflict' && (
        <Row>
          <Button variant="outlined" size="small" onClick={() => void edit.loadNewer()}>
            Load the newer version
          </Button>
          <Button variant="outlined" size="small" onClick={() => void edit.keepMine()}>
            Keep mine
          </Button>
        </Row>
      )}
    </>
  );
}

function Note({ note }: { note: NonNullable<EditNote> }) {
  const isWrong = note.kind === 'wrong' || note.kind === 'conflict';
  return (
    <Typography
      variant="body2"
      color={isWrong ? 'error' : 'textSecondary'}
      role={isWrong ? 'alert' : 'status'}
    >
      {note.text}
    </Typography>
  );
}

/** What rewriting is to do differently; the built-in writer cannot be told, and says so. */
function Wish({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data: config } = useGetConfigQuery();
  if (config?.writer !== 'openai')
    return config ? (
      <Typography variant="body2" color="textSecondary">
        Rewriting takes other sentences of your text; this writer follows no wishes.
      </Typography>
    ) : null;
  return (
    <TextField
      label="What should rewriting do differently? (optional)"
      inputProps={{ maxLength: LIMITS.instructionChars }}
      placeholder="Shorter, and begin with the figure"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
