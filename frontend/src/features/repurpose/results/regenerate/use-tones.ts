import { useState } from 'react';
import type { Tone } from '@repurpose/contract';
import type { Answered } from '../../edit/outputs.api.js';
import type { VoiceOfAgain } from '../../voice-choice.js';
import type { NewOutput } from '../../run/use-output-changes.js';
import { useOpenOutput, useOutputCalls } from '../open-output.js';

/** One output in one tone; `answer` null while it is written. */
export interface ToneVersion {
  tone: Tone;
  answer: Answered<NewOutput> | null;
}
/** Writes an output in other tones, each as a version, and leaves the one that is chosen as the newest. */
export function useTones(voice: VoiceOfAgain) {
  const { editing } = useOpenOutput();
  const calls = useOutputCalls();
  const [versions, setVersions] = useState<ToneVersion[]>([]);
  const [isBusy, setBusy] = useState(false);

  /** One after another: each is made from the version before it. */
  async function write(tones: readonly Tone[]): Promise<void> {
    setBusy(true);
    setVersions(tones.map((tone) => ({ tone, answer: null })));
    for (const tone of tones) {
      const answer = await calls.regenerate({ tone, ...voice });
      setVersions((all) => all.map((each) => (each.tone === tone ? { tone, answer } : each)));
    }
    setBusy(false);
  }

  /** Makes it the newest. */
  async function choose(version: number): Promise<Answered<NewOutput>> {
    setBusy(true);
    const now = await calls.open();
    const chosen =
      now.ok && now.value.version !== version
        ? await calls.restore(version, { expectedVersion: now.value.version })
        : now;
    setBusy(false);
    if (!chosen.ok) return chosen;
    const creditsLeft = versions.map(valueOf).findLast((output) => output !== null)?.creditsLeft;
    editing?.onSaved({ ...chosen.value, ...(creditsLeft !== undefined && { creditsLeft }) });
    return chosen;
  }
  return { versions, isBusy, write, choose, open: calls.open };
}

export const valueOf = ({ answer }: Pick<ToneVersion, 'answer'>) => (answer?.ok ? answer.value : null);
