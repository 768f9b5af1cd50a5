import { voiceBrief } from './voice-brief.js';
import { banned, preferred, voiceOf } from './voice.fixture.js';

describe('the brief of a voice', () => {
  it('names what the voice asks for', () => {
    const voice = voiceOf({ spelling: 'en-GB', contractions: 'avoid', person: 'we' }, [
      banned('utilise', 'use'),
    ]);
    expect(voiceBrief(voice, '')).toBe(
      'Spelling: British English.\nContractions: do not use them.\nWhere the author speaks, the person is "we".\nNever use "utilise"; use "use".',
    );
  });

  it('has only the preferred words that the source needs', () => {
    const voice = voiceOf({}, [preferred('sign-in', ['login']), preferred('quay', ['pier'])]);
    expect(voiceBrief(voice, 'Use your login.')).toBe('Write "sign-in" instead of "login".');
  });

  it('has at most 900 characters', () => {
    const words = Array.from({ length: 100 }, (_, at) => banned(`word${at}`, null));
    expect(voiceBrief(voiceOf({}, words), '').length).toBeLessThanOrEqual(900);
  });
});
