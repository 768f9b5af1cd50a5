import { analyse } from '../offline/analyse.js';
import { readSource } from '../source/read-source.js';

const ENGLISH = (said: string, above = 'The tide came in at noon and took the last of the crates.'): string =>
  `# A year on the ferry\n\nI made a bet with an old friend from school that the ferry would not sink.\n\nIt has crossed the bay since May. ${above}\n\n${said}\n`;
const GERMAN = (said: string): string =>
  `# Ein Jahr auf der Fähre\n\nIch habe mit einem alten Freund gewettet, dass die Fähre nicht sinkt.\n\nSie fährt seit Mai über die Bucht. Am Mittag kam die Flut und nahm die letzten Kisten mit.\n\n${said}\n`;
const isOut = (content: string, said: string): boolean | undefined =>
  analyse(readSource(content)).units.find(({ text }) => text === said)?.isOfWhole;

it.each([
  ['The friend I mentioned never came to the harbour to see it cross the bay.', true],
  ['The aforementioned friend never came to the harbour to see it cross the bay.', true],
  ['The tide I mentioned to the captain came back at six and took the rest.', false],
  ['The aforementioned Lund never came to the harbour to see it cross the bay.', false],
  ['The friends of the harbour never came to see the ferry cross the bay.', false],
])('%s', (said, isFar) => {
  expect(isOut(ENGLISH(said), said)).toBe(isFar);
});

it.each([
  ['Übrigens kam der erwähnte Freund nie zum Hafen, um die Fähre zu sehen.', true],
  ['Die bereits erwähnte Flut kam um sechs Uhr zurück und nahm den Rest mit.', false],
  ['Der Kapitän erwähnte einen Freund, der nie zum Hafen gekommen ist.', false],
])('%s', (said, isFar) => {
  expect(isOut(GERMAN(said), said)).toBe(isFar);
});

it('is known from the paragraph above', () => {
  const said = 'The friend I mentioned never came to the harbour to see it cross the bay.';
  const above = 'My friend took the last of the crates.';
  expect(isOut(ENGLISH(said, above), said)).toBe(false);
  expect(isOut(ENGLISH(said, `${above}\n\n## Across the bay`), said)).toBe(false);
});
