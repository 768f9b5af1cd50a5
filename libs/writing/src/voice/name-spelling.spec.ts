import type { Draft } from '../formats/draft/draft.types.js';
import { checkClaims } from '../claims/check-claims.js';
import { readSource } from '../source/read-source.js';
import { finishInVoice } from './finish-in-voice.js';
import { preferred, voiceOf } from './voice.fixture.js';

const CONTENT = 'We use Github and the wifi at Open Street Map in Leeds. The Acme group pays for Github.';
const source = readSource(CONTENT);
const voice = voiceOf({}, [
  preferred('GitHub', ['Github']),
  preferred('Wi-Fi', ['wifi']),
  preferred('OpenStreetMap', ['Open Street Map']),
  preferred('Apex', ['Acme']),
]);
const inVoice = (...bullets: string[]) => {
  const draft: Draft = { format: 'summary', title: '', bullets };
  return finishInVoice(draft, source, voice);
};

describe('a preferred spelling of a name', () => {
  it('is written, and stays the claim that it was', () => {
    const { text, checks } = inVoice('We use Github and the wifi at Open Street Map in Leeds.');
    expect(text).toContain('We use GitHub and the Wi-Fi at OpenStreetMap in Leeds.');
    expect(checks.unsupportedClaims).toBe(0);
    expect(checks.claims.map((claim) => claim.text)).toEqual(
      expect.arrayContaining(['GitHub', 'OpenStreetMap', 'Leeds']),
    );
    expect(checks.voice?.changes.map(({ before, after }) => `${before} → ${after}`)).toEqual([
      'Github → GitHub',
      'wifi → Wi-Fi',
      'Open Street Map → OpenStreetMap',
    ]);
  });

  it('is none where a form is the word itself: another word becomes no name', () => {
    const pots = readSource('A pot wider than the old one. Water the plant first.');
    const draft: Draft = { format: 'summary', title: '', bullets: ['A pot wider than the old one.'] };
    const { text } = finishInVoice(draft, pots, voiceOf({}, [preferred('Water', ['wider', 'Water'])]));
    expect(text).toContain('A pot wider than');
  });

  it('is no other name: that stays, and is reported', () => {
    const { text, checks } = inVoice('The Acme group pays for Github.');
    expect(text).toContain('The Acme group pays for GitHub.');
    expect(checks.voice?.kept).toEqual([
      { segment: 'bullets.0', text: 'Acme', rule: 'preferred-word', kept: 'name' },
    ]);
  });

  it.each(['We use GitHub and the Wi-Fi.', 'It is at OpenStreetMap in Leeds.'])(
    'is supported where a person or a model writes it: %s',
    (text) => {
      expect(checkClaims(text, source).filter((claim) => claim.source === null)).toEqual([]);
    },
  );
});
