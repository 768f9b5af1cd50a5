import { FORMAT_KEYS, TONE_KEYS } from '@repurpose/contract';
import type { AskingFormat } from './phrases.types.js';
import { voiceFor } from './phrases.js';

/** Words and turns by which readers know a machine. */
const TELLS =
  /\b(?:delve|dive in|unlock|unleash|elevate|game[- ]chang\w+|seamless\w*|leverag\w+|empower\w*|landscape|tapestry|realm|robust|cutting-edge|in today['’]s|ever-evolving|navigat\w+|embark|harness|transformative|supercharge|revolutioni\w+|buckle up|let that sink in|here['’]s the (?:thing|kicker)|the best part)\b|\bnot (?:just|only|merely)\b|—|\p{Extended_Pictographic}/iu;

const ASKING = FORMAT_KEYS.filter(
  (format): format is AskingFormat => !['summary', 'medium', 'infographic'].includes(format),
);

describe('the words of our own in English', () => {
  const said = TONE_KEYS.flatMap((tone) =>
    ([25, 50, 75] as const).flatMap((formality) => {
      const voice = voiceFor('en', tone, formality);
      const asks = ASKING.map((format) => voice.ask(format));
      const questions = [0, 1, 2].map((at) => voice.question('release notes', at));
      return [voice.lead, voice.close, ...asks, ...questions].map((text) => ({ tone, formality, text }));
    }),
  );

  it('do not sound like a machine', () => {
    expect(said.filter(({ text }) => TELLS.test(text))).toEqual([]);
  });

  it('exclaim at most once, and never in a formal piece', () => {
    const loud = said.filter(
      ({ text, formality }) => (text.match(/!/gu)?.length ?? 0) > (formality === 75 ? 0 : 1),
    );
    expect(loud).toEqual([]);
  });
});
