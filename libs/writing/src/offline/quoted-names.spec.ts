import { peopleOf } from '../annotate/mentions/names/people.js';
import { readSource } from '../source/read-source.js';
import { outputsOf, textOf } from './outputs.fixture.js';

const BAKERY = `# Wer die Schichten plant

Die Bäckerei „Brandl“ in München plant ihre Schichten seit einem Jahr mit einer Software statt mit Papier.

Ihr Inhaber Stefan Brandl hat vorher jeden Sonntag zwei Stunden lang Pläne geschrieben. Brandl sagt, dass er diese Stunden jetzt mit seinen Kindern verbringt.
`;

it('the name of a house in quotation marks is not completed with the first name of its owner', () => {
  const post = textOf(outputsOf(BAKERY, {}, ['linkedin']).outputs, 'linkedin');
  expect(post).toContain('Die Bäckerei „Brandl“ in München');
  expect(post).toContain('Ihr Inhaber Stefan Brandl');
});

it('a name within a quotation stays as it was said', () => {
  const quoted = BAKERY.replace(
    /Ihr Inhaber .*/u,
    'Eine Kundin erzählt: „Ich mag Brandl und sein Brot.“',
  ).concat('\nSein Inhaber heißt Stefan Brandl.\n');
  expect(textOf(outputsOf(quoted, {}, ['medium']).outputs, 'medium')).toContain('„Ich mag Brandl und');
});

it.each([
  ['„', '“'],
  ['»', '«'],
  ['“', '”'],
  ['”', '”'],
])('a text goes on after a quotation in %s%s', (open, close) => {
  const content = BAKERY.replace(/„|“/gu, (mark) => (mark === '„' ? open : close));
  const post = textOf(outputsOf(content, {}, ['facebook']).outputs, 'facebook');
  expect(post).toContain(`Die Bäckerei ${open}Brandl${close} in München`);
  expect(post).toContain('Ihr Inhaber Stefan Brandl');
});

it('a surname is not completed with a title', () => {
  const review = `# A book about the tide

Hale says in her new book that the tide is the oldest clock of the coast, and that few people read it.

Later on Dr. Hale shows how the harbour of Orrin keeps its time. Hale measured the water there for nine years.
`;
  const article = textOf(outputsOf(review, {}, ['medium']).outputs, 'medium');
  expect(article).toMatch(/^Hale says in her new book/mu);
});

it('a thing counted in another is no person', () => {
  const content = `${BAKERY}\n## 1. Früh da sein\n\nAm Morgen nimmt Brandl immer eine Kanne Kaffee mit in die Backstube.\n\n## 2. Kaffee aus der Maschine\n\nKaffee für die Gäste kommt später.\n`;
  const source = readSource(content);
  expect(peopleOf(source).map(({ full }) => full)).not.toContain('Kanne Kaffee');
});
