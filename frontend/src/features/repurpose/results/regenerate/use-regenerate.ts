import { useState } from 'react';
import { isUnlimited } from '@repurpose/contract';
import type { Answered } from '../../edit/outputs.api.js';
import type { VoiceOfAgain } from '../../voice-choice.js';
import type { NewOutput } from '../../run/use-output-changes.js';
import { useOpenOutput, useOutputCalls } from '../open-output.js';

type RegenerateState =
  | { phase: 'idle' | 'busy' }
  /** The included ones are used up: the next one costs a credit, so it is asked for first. */
  | { phase: 'asking' }
  | { phase: 'done'; before: number; output: NewOutput }
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
    if (output) setState({ phase: 'done', before: now.version, output });
  }

  async function undo(): Promise<void> {
    if (state.phase !== 'done') return;
    const { before, output } = state;
    setState({ phase: 'busy' });
    if (take(await calls.restore(before, { expectedVersion: output.version }))) setState({ phase: 'idle' });
  }

  return { state, regenerate, undo, dismiss: () => setState({ phase: 'idle' }) };
}
export type Regenerate = ReturnType<typeof useRegenerate>;
