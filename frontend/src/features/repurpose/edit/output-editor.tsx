import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import { FORMATS, LIMITS, type OutputState, type RegenerateRequest } from '@repurpose/contract';
import { arrangeableParts, editDraft, measurePart, partsOf, type Draft } from '@repurpose/writing';
import { useGetConfigQuery } from '../../../shared/api/api.js';
import { TextField } from '../../../shared/forms/text-field.js';
import { Loading } from '../../../shared/ui/loading.js';
import { Row } from '../../../shared/ui/row.js';
import { Note } from '../../../shared/ui/note.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import type { OutputAt } from '../repurpose.api.js';
import { includedWords } from '../results/regenerate/regenerate-note.js';
import { VoiceAgain, type VoiceOfAgain } from '../voice-choice.js';
import { useChecker, type Checker } from './checks/use-checker.js';
import { EditorBar, SaveNote } from './editor-bar.js';
import { findOverLimit } from './over-limit.js';
import { PartFields } from './part-fields.js';
import { useOutputEdit, type OutputEdit } from './use-output-edit.js';
import { Versions } from './versions.js';
import Alert from '@mui/material/Alert';
import { dayAndTime } from '../../../shared/dates.js';

type OutputEditorProps = {
  userId: string;
  at: OutputAt;
  content: string;
  onSaved: (saved: OutputState) => void;
  onClose: () => void;
};

export default function OutputEditor({ content, ...props }: OutputEditorProps) {
  const checker = useChecker(content);
  const { language } = checker;
  return language === null ? <Opening /> : <Editor checker={checker} language={language} {...props} />;
}

const Opening = () => <Loading label="Opening the editor…" />;

type EditorProps = Omit<OutputEditorProps, 'content'> & { checker: Checker; language: string };

function Editor(props: EditorProps) {
  const { language, ...output } = props;
  const findRefusal = (state: OutputState, texts: Record<string, string>): string | null =>
    findOverLimit(editDraft(state.draft as Draft, texts), language)?.text ?? null;
  const edit = useOutputEdit({ ...output, findRefusal });
  if (edit.state === null) return edit.note ? <SaveNote note={edit.note} /> : <Opening />;
  return <OpenEditor {...props} edit={edit} state={edit.state} />;
}

type OpenEditorProps = EditorProps & { edit: OutputEdit; state: OutputState };

function OpenEditor({ checker, language, onClose, edit, state }: OpenEditorProps) {
  const [instruction, setInstruction] = useState('');
  const [voice, setVoice] = useState<VoiceOfAgain>({});
  const again = { instruction, ...voice };
  const draft = state.draft as Draft;
  const typed = useMemo(() => editDraft(draft, edit.texts), [draft, edit.texts]);
  const over = useMemo(() => findOverLimit(typed, language), [typed, language]);
  const list = arrangeableParts(draft);
  return (
    <Stack spacing={3.5}>
      <Note>
        {FORMATS[state.format].label}, version {state.version}. {includedWords(state)}
      </Note>
      <UnsavedOffer edit={edit} />
      {partsOf(draft).map((part) => (
        <PartFields
          key={part.id}
          part={part}
          measure={measurePart(typed, part.id, language)}
          edit={edit}
          state={state}
          list={list}
          again={again}
          others={part.id === 'hook' ? otherHooksOf(draft) : []}
        />
      ))}
      <Wish value={instruction} onChange={setInstruction} />
      <VoiceAgain voice={voice} onChange={setVoice} />
      <WholeActions edit={edit} state={state} again={again} />
      <EditorBar {...{ edit, over, typed, checker, language, onClose }} />
    </Stack>
  );
}

const otherHooksOf = (draft: Draft): readonly string[] =>
  ('otherHooks' in draft ? draft.otherHooks : undefined) ?? [];

type WholeActionsProps = { edit: OutputEdit; state: OutputState; again: RegenerateRequest };

function WholeActions({ edit, state, again }: WholeActionsProps) {
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  return (
    <>
      <Row>
        <SmallButton disabled={edit.isBusy} icon="retry" onClick={() => void edit.saver.regenerate(again)}>
          Regenerate all open parts
        </SmallButton>
        <SmallButton aria-expanded={areVersionsOpen} onClick={() => setVersionsOpen(!areVersionsOpen)}>
          Versions
        </SmallButton>
      </Row>
      {areVersionsOpen && <Versions key={state.version} edit={edit} state={state} />}
    </>
  );
}

/** The built-in writer cannot follow it, and says so. */
function Wish({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data: config } = useGetConfigQuery();
  if (config?.writer !== 'openai')
    return config ? (
      <Note>
        Regenerating takes other sentences of your text, or another order. Without AI, it cannot follow
        instructions.
      </Note>
    ) : null;
  return (
    <TextField
      label="What should be different? (optional)"
      inputProps={{ maxLength: LIMITS.instructionChars }}
      placeholder="Shorter, and begin with the figure"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** From an earlier visit, never saved. */
function UnsavedOffer({ edit: { kept, state, saver } }: { edit: OutputEdit }) {
  if (kept === null || state === null) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Row sx={{ gap: 1 }}>
          <SmallButton onClick={() => saver.settleKept(true)}>Use it</SmallButton>
          <SmallButton variant="text" onClick={() => saver.settleKept(false)}>
            Discard it
          </SmallButton>
        </Row>
      }
    >
      What you typed on <time dateTime={kept.typedAt}>{dayAndTime(kept.typedAt)}</time> was not saved.
      {kept.version !== state.version && ' The output has changed since then.'}
    </Alert>
  );
}
