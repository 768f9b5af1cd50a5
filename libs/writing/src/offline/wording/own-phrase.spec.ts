import { ownPhrase } from './own-phrase.js';

test.each([
  ['The agency has roots in World War II and plans a strategic realignment.', 'Strategic realignment'],
  ['Neighbours met at Old Harbour Street and planted every apple tree.', 'Apple tree'],
  ['Twitter raises interesting questions for every picture book.', 'Picture book'],
])('%s: %s; no half of a name', (text, phrase) => {
  expect(ownPhrase(text, 'en', new Set())).toBe(phrase);
});
