import { DEFAULT_SETTINGS } from '@repurpose/contract';
import { HARBOUR } from '../offline/texts.fixture.js';
import { buildPrompt } from '../prompts/build-prompt.js';
import { readSource } from '../source/read-source.js';
import { fingerprintOf } from './style/fingerprint.js';
import { voiceBrief } from './voice-brief.js';
import { banned, preferred, voiceOf } from './voice.fixture.js';

const text = (said: string) => ({ text: said, language: 'en' });

describe('the brief of a voice', () => {
  it('names what the voice asks for', () => {
    const voice = voiceOf({ spelling: 'en-GB', contractions: 'avoid', person: 'we' }, [
      banned('utilise', 'use'),
    ]);
    expect(voiceBrief(voice, text(''))).toBe(
      'Where the author speaks, the person is "we".\nSpelling: British English.\nContractions: do not use them.\nNever use "utilise"; use "use".',
    );
  });

  it('names figures instead of adjectives', () => {
    const voice = voiceOf({ address: 'polite', sentenceWords: 14, numerals: 'words', emojiPer100Words: 2 });
    expect(voiceBrief(voice, text(''))).toBe(
      'Address the reader formally (Sie, vous).\nSentences: about 14 words.\nWrite the numbers two to nine as words.\nEmoji: at most 2 in a hundred words.',
    );
  });

  it('has only the preferred words that the source needs', () => {
    const voice = voiceOf({}, [preferred('sign-in', ['login']), preferred('quay', ['pier'])]);
    expect(voiceBrief(voice, text('Use your login.'))).toBe('Write "sign-in" instead of "login".');
  });

  it('has only the words for the language of the source', () => {
    const voice = voiceOf({}, [{ ...banned('gift', 'present'), language: 'de' }, banned('aid', 'help')]);
    expect(voiceBrief(voice, text('A gift.'))).toBe('Never use "aid"; use "help".');
  });

  it('says what the brand is and is not, behind the rules that can be checked', () => {
    const voice = voiceOf({ emoji: 'avoid', weAre: ['patient', 'dry'], weAreNot: ['salespeople'] });
    expect(voiceBrief(voice, text(''))).toBe(
      'Do not use emoji.\nWe are: "patient", "dry".\nWe are not: "salespeople".',
    );
  });

  it('has at most 900 characters', () => {
    const words = Array.from({ length: 100 }, (_, at) => banned(`word${at}`, null));
    expect(voiceBrief(voiceOf({}, words), text('')).length).toBeLessThanOrEqual(900);
  });
});

describe('the prompt of a voice', () => {
  const source = readSource(HARBOUR);
  const request = { content: HARBOUR, formats: ['summary' as const], settings: { ...DEFAULT_SETTINGS } };
  const plain = buildPrompt(request, source, 'summary', 'fence');
  const fingerprint = fingerprintOf([
    `The canary zyzzyva sang for us. We listened to it in the morning. `.repeat(40),
  ]);
  const voice = { ...voiceOf({ spelling: 'en-GB' }), fingerprint };
  const voiced = buildPrompt({ ...request, voice }, source, 'summary', 'fence');

  it('begins as the prompt without a voice, to the end of the source', () => {
    expect(voiced.system).toBe(plain.system);
    const end = plain.user.lastIndexOf('fence');
    expect(voiced.user.slice(0, end)).toBe(plain.user.slice(0, end));
    expect(voiced.user.indexOf('British English')).toBeGreaterThan(end);
  });

  it('has nothing of a sample', () => {
    expect(fingerprint).not.toBeNull();
    expect(JSON.stringify(voiced)).not.toMatch(/zyzzyva|canary/u);
  });
});
