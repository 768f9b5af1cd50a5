import type { Formality, Tone } from '@repurpose/contract';
import { Apart } from './apart.js';
import { OwnWords } from './own-words.js';
import { voiceFor } from '../voice.js';
import type { Supply } from './sizes.js';

const ARTICLE = { usable: 45, words: 1200, keyPoints: 5 };
const NOTE = { usable: 8, words: 90, keyPoints: 4 };
const PASTE = { usable: 16, words: 210, keyPoints: 4 };

const apartOf = (supply: Supply, tone: Tone, formality: Formality = 50): Apart =>
  new Apart(supply, new OwnWords(voiceFor('en', tone, formality)));

describe('what two pieces of one source may have in common', () => {
  it('is three sentences in ten of the smaller one', () => {
    const apart = apartOf(ARTICLE, 'professional');
    expect(apart.strain(['youtube', 15], ['podcast', 9], 3)).toBeLessThanOrEqual(1);
    expect(apart.strain(['youtube', 15], ['podcast', 9], 4)).toBeGreaterThan(1);
  });

  it('counts a tone’s own sentence, which stands in both', () => {
    const posts = [
      ['linkedin', 7],
      ['facebook', 5],
    ] as const;
    const plain = apartOf(ARTICLE, 'professional').strain(...posts, 1);
    const voiced = apartOf(ARTICLE, 'friendly').strain(...posts, 1);
    expect(voiced).toBeGreaterThan(plain);
  });

  it('counts a sentence of its own only where it is long enough to be told apart', () => {
    const posts = [
      ['reels', 5],
      ['email', 12],
    ] as const;
    // "Keep it in mind." is passed over, "There will be no quiz." is read
    expect(apartOf(ARTICLE, 'authoritative').strain(...posts, 2)).toBeGreaterThan(1);
    expect(apartOf(ARTICLE, 'humorous').strain(...posts, 2)).toBeLessThanOrEqual(1);
  });

  it('is all of it for a note, and most of it for a text of sixteen sentences', () => {
    const note = apartOf(NOTE, 'professional');
    expect(note.strain(['email', 7], ['medium', 8], 7)).toBeLessThanOrEqual(1);
    const short = apartOf(PASTE, 'professional');
    expect(short.strain(['email', 7], ['medium', 8], 5)).toBeLessThanOrEqual(1);
    expect(short.strain(['email', 7], ['medium', 8], 6)).toBeGreaterThan(1);
  });
});
