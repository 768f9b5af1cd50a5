import { useState } from 'react';
import type { FormatKey } from '@repurpose/contract';
import { useApiDispatch } from '../../../../shared/api/use-api-dispatch.js';
import { useWorkspaceId } from '../../../../shared/workspace/workspace-context.js';
import { outputCalls, type Answered } from '../../edit/outputs.api.js';
import type { VoiceOfAgain } from '../../voice-choice.js';
import type { NewOutput } from '../../run/use-output-changes.js';

type RegenerateState =
  | { phase: 'idle' | 'busy' }
  /** The included ones are used up: the next one costs a credit, so it is asked for first. */
  | { phase: 'asking' }
  | { phase: 'done'; before: number; output: NewOutput }
  | { phase: 'failed'; message: string };

interface Regenerated {
  transformationId: string;
  format: FormatKey;
  /** Credits are not counted: nothing is asked. */
  isUnlimited: boolean;
  voice: VoiceOfAgain;
  onSaved: (saved: NewOutput) => void;
}

/** Writes an output again from the page that shows it, and takes that back. */
export function useRegenerate({ transformationId, format, isUnlimited, voice, onSaved }: Regenerated) {
  const dispatch = useApiDispatch();
  const workspaceId = useWorkspaceId();
  const [state, setState] = useState<RegenerateState>({ phase: 'idle' });
  const calls = outputCalls(dispatch, { id: transformationId, format, workspaceId });

  function take(answer: Answered<NewOutput>): NewOutput | null {
    if (answer.ok) onSaved(answer.value);
    else setState({ phase: 'failed', message: answer.message });
    return answer.ok ? answer.value : null;
  }

  async function regenerate(isPaid = isUnlimited): Promise<void> {
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
