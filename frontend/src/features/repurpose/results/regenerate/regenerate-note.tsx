import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { isUnlimited, LIMITS, TONES, type OutputState } from '@repurpose/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../shared/ui/dialog.js';
import { IconButton } from '../../../../shared/ui/icon-button.js';
import { bringIntoView } from '../../../../shared/browser/bring-into-view.js';
import { Note } from '../../../../shared/ui/note.js';
import { Row } from '../../../../shared/ui/row.js';
import { SmallButton } from '../../../../shared/ui/small-button.js';
import { useOpenOutput, useOutputCalls } from '../open-output.js';
import type { Answered } from '../../edit/outputs.api.js';
import type { VoiceOfAgain } from '../../voice-choice.js';
import type { NewOutput } from '../../run/use-output-changes.js';

/** How a regeneration goes, the way back, and the question before one that costs a credit. */
export function RegenerateNote({ state, regenerate, undo, dismiss }: Regenerate) {
  switch (state.phase) {
    case 'idle':
      return null;
    case 'busy':
      return <LinearProgress aria-label="Regenerating…" sx={AT_TOP} />;
    case 'failed':
      return (
        <Alert severity="warning" closeText="Dismiss" onClose={dismiss}>
          {state.message}
        </Alert>
      );
    case 'done':
      return <Done key={state.output.version} {...state} onUndo={() => void undo()} onClose={dismiss} />;
    case 'asking':
      return (
        <ConfirmDialog
          title="Regenerate for one credit?"
          confirm="Regenerate, 1 credit"
          cancel="Keep this version"
          onConfirm={() => void regenerate(true)}
          onClose={dismiss}
        >
          The included regenerations of this output are used up. Parts you edited or locked stay as they are.
        </ConfirmDialog>
      );
  }
}

type DoneProps = Pick<DoneState, 'before' | 'output'> & { onUndo: () => void; onClose: () => void };

/** Until another version is shown. */
function Done({ before, output: { version, tone, ...output }, onUndo, onClose }: DoneProps) {
  const { plan, output: shown } = useOpenOutput();
  const [text] = useState(shown.text);
  if (text !== shown.text) return null;
  return (
    <Row sx={{ flexWrap: 'nowrap', gap: 1 }}>
      <Note role="status" sx={{ flex: 1 }}>
        Version {version}
        {tone && `, ${TONES[tone].toLowerCase()}`}. {!isUnlimited(plan) && includedWords(output)}
      </Note>
      {before !== null && <SmallButton onClick={onUndo}>Undo</SmallButton>}
      <IconButton icon="close" label="Dismiss" onClick={onClose} />
    </Row>
  );
}

/** Of the bar, whose buttons stay where they are. */
const AT_TOP = { position: 'absolute', top: -2, insetInline: 0 } as const;

/** `before`: the version that Undo restores; null: the text is what it was. */
type DoneState = { phase: 'done'; before: number | null; output: NewOutput };
type RegenerateState =
  | DoneState
  | { phase: 'idle' | 'busy' }
  /** The included ones are used up: the next one costs a credit, so it is asked for first. */
  | { phase: 'asking' }
  | { phase: 'failed'; message: string };

/** Writes an output again from the page that shows it, and takes that back. */
export function useRegenerate(voice: VoiceOfAgain) {
  const { plan, editing } = useOpenOutput();
  const calls = useOutputCalls();
  const [state, setState] = useState<RegenerateState>({ phase: 'idle' });

  function take(answer: Answered<NewOutput>): NewOutput | null {
    if (answer.ok) editing?.onSaved(answer.value);
    else setState({ phase: 'failed', message: answer.message });
    return answer.ok ? answer.value : null;
  }

  async function regenerate(isPaid = isUnlimited(plan)): Promise<void> {
    setState({ phase: 'busy' });
    const now = take(await calls.open());
    if (now === null) return;
    if (now.regenerationsLeft === 0 && !isPaid) return setState({ phase: 'asking' });
    const output = take(await calls.regenerate(voice));
    if (output) show(now.version, output);
  }

  async function undo(): Promise<void> {
    if (state.phase !== 'done' || state.before === null) return;
    const { before, output } = state;
    setState({ phase: 'busy' });
    if (take(await calls.restore(before, { expectedVersion: output.version }))) setState({ phase: 'idle' });
  }

  function show(before: number | null, output: NewOutput): void {
    setState({ phase: 'done', before, output });
    bringIntoView('result-shown');
  }
  return { state, show, regenerate, undo, dismiss: () => setState({ phase: 'idle' }) };
}
export type Regenerate = ReturnType<typeof useRegenerate>;

/** What the next regeneration of an output costs. */
export const includedWords = ({ regenerationsLeft }: Pick<OutputState, 'regenerationsLeft'>) =>
  regenerationsLeft > 0
    ? `${regenerationsLeft} of ${LIMITS.includedRegenerations} included regenerations left.`
    : 'The next regeneration costs 1 credit.';
