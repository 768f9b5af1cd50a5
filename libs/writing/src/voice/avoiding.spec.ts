import { DEFAULT_SETTINGS, FORMAT_KEYS, type Term } from '@repurpose/contract';
import { HARBOUR } from '../offline/texts.fixture.js';
import { writeOffline } from '../offline/write-offline.js';
import { readSource } from '../source/read-source.js';
import { avoiding } from './avoiding.js';
import { finishInVoice } from './finish-in-voice.js';
import { banned, voiceOf } from './voice.fixture.js';

const source = readSource(HARBOUR);
const request = { content: HARBOUR, formats: [...FORMAT_KEYS], settings: { ...DEFAULT_SETTINGS } };

/** How often a word occurs in all twelve outputs, written in a voice that bans it. */
function said(word: RegExp, terms: Term[]): number {
  const voice = voiceOf({}, terms);
  const texts = FORMAT_KEYS.map(
    (format) => finishInVoice(writeOffline(request, avoiding(source, voice), format), source, voice).text,
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
  expect(avoiding(source, voice)).toBe(source);
  const { checks } = finishInVoice(writeOffline(request, source, 'summary'), source, voice);
  expect(checks.voice?.kept.map(({ kept }) => kept)).toContain('no-replacement');
});

it('a source without banned words, or with a replacement for each, is read as it is', () => {
  expect(avoiding(source, voiceOf())).toBe(source);
  expect(avoiding(source, voiceOf({}, [banned('synergy', null)]))).toBe(source);
  expect(avoiding(source, voiceOf({}, [banned('water', 'liquid')]))).toBe(source);
  expect(avoiding(source, null)).toBe(source);
});

it('is read once for all formats of a request', () => {
  const voice = voiceOf({}, [banned('digging', null)]);
  expect(avoiding(source, voice)).not.toBe(source);
  expect(avoiding(source, voice)).toBe(avoiding(source, voice));
});
