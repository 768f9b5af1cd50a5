import { useState } from 'react';
import type { Tone } from '@repurpose/contract';
import type { Answered } from '../../edit/outputs.api.js';
import type { VoiceOfAgain } from '../../voice-choice.js';
import type { NewOutput } from '../../run/use-output-changes.js';
import { useOpenOutput, useOutputCalls } from '../open-output.js';

/** One output in one tone; `output` null while it is written. */
export interface ToneVersion {
  tone: Tone;
  output: NewOutput | null;
  failure: string | null;
}
/** Writes an output in other tones, each as a version, and leaves the one that is chosen as the newest. */
export function useTones(voice: VoiceOfAgain) {
  const { editing } = useOpenOutput();
  const calls = useOutputCalls();
  const [versions, setVersions] = useState<ToneVersion[]>([]);
  const [isBusy, setBusy] = useState(false);

  const put = (tone: Tone, change: Partial<ToneVersion>) =>
    setVersions((all) => all.map((each) => (each.tone === tone ? { ...each, ...change } : each)));

  /** One after another: each is made from the version before it. */
  async function write(tones: readonly Tone[]): Promise<void> {
    setBusy(true);
    setVersions(tones.map((tone) => ({ tone, output: null, failure: null })));
    for (const tone of tones) {
      const answer = await calls.regenerate({ tone, ...voice });
      put(tone, answer.ok ? { output: answer.value } : { failure: answer.message });
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
    const creditsLeft = versions.findLast(({ output }) => output !== null)?.output?.creditsLeft;
    editing?.onSaved({ ...chosen.value, ...(creditsLeft === undefined ? {} : { creditsLeft }) });
    return chosen;
  }
  return { versions, isBusy, write, choose, open: calls.open };
}
