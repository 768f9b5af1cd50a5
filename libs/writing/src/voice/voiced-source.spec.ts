import { DEFAULT_SETTINGS, FORMAT_KEYS, type Term } from '@repurpose/contract';
import { HARBOUR } from '../offline/texts.fixture.js';
import { writeOffline } from '../offline/write-offline.js';
import { readSource } from '../source/read-source.js';
import { voicedSource } from './voiced-source.js';
import { finishInVoice } from './finish-in-voice.js';
import { fingerprintOf } from './style/fingerprint.js';
import { banned, voiceOf } from './voice.fixture.js';

const source = readSource(HARBOUR);
const request = { content: HARBOUR, formats: [...FORMAT_KEYS], settings: { ...DEFAULT_SETTINGS } };

/** How often a word occurs in all twelve outputs, written in a voice that bans it. */
function said(word: RegExp, terms: Term[]): number {
  const voice = voiceOf({}, terms);
  const texts = FORMAT_KEYS.map(
    (format) => finishInVoice(writeOffline(request, voicedSource(source, voice), format), source, voice).text,
  );
  return texts.join('\n').match(word)?.length ?? 0;
}

it.each([
  ['digging', /digging/giu],
  ['leak', /leaks?\b/giu],
])('a banned word costs the passages around it their place: %s', (word, pattern) => {
  const before = said(pattern, []);
  expect(before).toBeGreaterThan(0);
  expect(said(pattern, [banned(word, null, [`${word}s`])])).toBe(0);
});

it('a text about a banned word is written all the same, and the word is reported', () => {
  const voice = voiceOf({}, [banned('water', null), banned('harbour', null), banned('board', null)]);
  expect(voicedSource(source, voice)).toBe(source);
  const { checks } = finishInVoice(writeOffline(request, source, 'summary'), source, voice);
  expect(checks.voice?.kept.map(({ kept }) => kept)).toContain('no-replacement');
});

it('a source without banned words, or with a replacement for each, is read as it is', () => {
  expect(voicedSource(source, voiceOf())).toBe(source);
  expect(voicedSource(source, voiceOf({}, [banned('synergy', null)]))).toBe(source);
  expect(voicedSource(source, voiceOf({}, [banned('water', 'liquid')]))).toBe(source);
  expect(voicedSource(source, null)).toBe(source);
});

describe('samples', () => {
  const asking = 'Do you know why? You can ask us. Will you come? We like you. Can you see it? '.repeat(24);
  const stating =
    'The committee considered the remaining arrangements of the municipal administration in considerable detail. '.repeat(
      30,
    );
  const like = (sample: string) => ({ ...voiceOf(), fingerprint: fingerprintOf([sample]) });
  const question = 'Do you know why we can ask you?';
  const report =
    'The remaining considerations of the administration were considered by the municipal committee.';

  it('decide which of two sentences is preferred', () => {
    const prefers = (sample: string, text: string): number =>
      voicedSource(source, like(sample)).prefers?.(text) ?? NaN;
    expect(prefers(asking, question)).toBeGreaterThan(prefers(asking, report));
    expect(prefers(stating, report)).toBeGreaterThan(prefers(stating, question));
  });

  it('lead to other passages of the source, and to no claim of their own', () => {
    const outputs = [asking, stating].map((sample) => {
      const voice = like(sample);
      const asked = voicedSource(source, voice);
      const finished = FORMAT_KEYS.map((format) =>
        finishInVoice(writeOffline({ ...request, voice }, asked, format), asked, voice),
      );
      expect(
        finished.flatMap(({ checks }) => checks.claims.filter((claim) => claim.source === null)),
      ).toEqual([]);
      return finished.map(({ text }) => text);
    });
    expect(outputs[0]).not.toEqual(outputs[1]);
  });

  it('in another language prefer nothing', () => {
    const german =
      'Wir fahren am Montag mit dem Boot in den Hafen und kommen am Abend wieder nach Hause. '.repeat(30);
    expect(voicedSource(source, like(german))).toBe(source);
  });
});

it('is read once for all formats of a request', () => {
  const voice = voiceOf({}, [banned('digging', null)]);
  expect(voicedSource(source, voice)).not.toBe(source);
  expect(voicedSource(source, voice)).toBe(voicedSource(source, voice));
});
