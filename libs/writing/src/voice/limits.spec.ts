import { VOICE_LIMITS } from '@repurpose/contract';
import { outputsOf } from '../offline/outputs.fixture.js';
import { HARBOUR } from '../offline/texts.fixture.js';
import { applyVoice } from './apply-voice.js';
import { voiceOf } from './voice.fixture.js';

describe('greeting, sign-off and hashtags of the longest allowed', () => {
  const line = `${'Very long greetings from the harbour desk '.repeat(5)}`
    .slice(0, VOICE_LIMITS.lineChars)
    .trim();
  const tags = Array.from({ length: VOICE_LIMITS.hashtags }, (_, at) => `HarbourDeskOfTheTown${at}`);
  const voice = voiceOf({ greeting: line, signOff: line, hashtagsAlways: tags });
  const long = ([25, 50, 75] as const).flatMap((length) => {
    const { source: harbour, outputs } = outputsOf(HARBOUR, { length });
    return outputs.map(({ format, draft }) => [format, length, draft, harbour] as const);
  });

  it.each(long)('break no limit of %s of length %d', (_format, _length, draft, harbour) => {
    const { parts } = applyVoice(draft, voice, harbour);
    const over = parts.filter(({ count, rule }) => rule.limit !== null && count > rule.limit);
    expect(over.map(({ part }) => part)).toEqual([]);
  });

  it('are there where they fit, else named', () => {
    const found = long.map(([, , draft, harbour]) => applyVoice(draft, voice, harbour));
    const ruled = new Set(
      found.flatMap(({ changes, kept }) => [...changes, ...kept].map(({ rule }) => rule)),
    );
    expect([...ruled].sort()).toEqual(['greeting', 'hashtags', 'sign-off']);
  });
});
