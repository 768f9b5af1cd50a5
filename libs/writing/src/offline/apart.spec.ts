import { Apart } from './apart.js';

const ARTICLE = { usable: 45, words: 1200, keyPoints: 5 };
const NOTE = { usable: 8, words: 90, keyPoints: 4 };
const PASTE = { usable: 20, words: 260, keyPoints: 4 };

describe('what two pieces of one source may have in common', () => {
  it('is three sentences in ten of the smaller one', () => {
    const apart = new Apart(ARTICLE, { tone: 'professional' });
    expect(apart.strain(['youtube', 15], ['podcast', 9], 3)).toBeLessThanOrEqual(1);
    expect(apart.strain(['youtube', 15], ['podcast', 9], 4)).toBeGreaterThan(1);
  });

  it('counts a tone’s own sentence, which stands in both', () => {
    const posts = [
      ['linkedin', 7],
      ['facebook', 5],
    ] as const;
    const plain = new Apart(ARTICLE, { tone: 'professional' }).strain(...posts, 1);
    const voiced = new Apart(ARTICLE, { tone: 'friendly' }).strain(...posts, 1);
    expect(voiced).toBeGreaterThan(plain);
  });

  it('is all of it for a note, and no more than of an article for a text of twenty sentences', () => {
    const note = new Apart(NOTE, { tone: 'professional' });
    expect(note.strain(['email', 7], ['medium', 8], 7)).toBeLessThanOrEqual(1);
    const short = new Apart(PASTE, { tone: 'professional' });
    expect(short.strain(['email', 7], ['medium', 8], 3)).toBeGreaterThan(1);
  });
});
