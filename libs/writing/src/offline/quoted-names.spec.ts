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

describe('who is quoted by the given name', () => {
  const ferry = (
    later: string,
    first = 'Ruth Amari, who steers the ferry, nodded.',
  ): string => `# A ferry without a bell

The ferry across the sound has lost its bell in the storm, and nobody on the quay hears it come in the fog.

${first} Her deckhand wrote to the harbour master on the same evening, and to the foundry in the old town.

The foundry asks for nine thousand crowns and for eight months of patience, since its oven is cold until May.

${later}
`;
  const peopleIn = (content: string): string[] => peopleOf(readSource(content)).map(({ full }) => full);

  it('is known by the full name, which an output has once', () => {
    const quoted = 'Ruth adds: "A ferry without a bell is a stone with a motor, and I say so every week."';
    expect(peopleIn(ferry(quoted))).toEqual(['Ruth Amari']);
    const twice = `${ferry(quoted)}\nThe town will pay for a new bell. “I would have paid half of it,” says Ruth.\n`;
    const post = textOf(outputsOf(twice, {}, ['email']).outputs, 'email');
    expect(post).toContain('Ruth adds: "A ferry');
  });

  it('is known too if the name comes before its verb', () => {
    const behind = '“A ferry without a bell is a stone with a motor,” Ruth says. “I say so every week.”';
    expect(peopleIn(ferry(behind))).toEqual(['Ruth Amari']);
  });

  it.each([
    ['two people share the name', 'Ruth Lund adds: "It is a stone." And Ruth adds: "It has a motor."'],
    ['the name only acts', 'Ruth has steered it for nine years.'],
    ['it only acts behind a quotation', 'The bell is “older than the town,” Ruth knows its founder.'],
  ])('is left alone if %s', (_, later) => {
    expect(peopleIn(ferry(later))).not.toContain('Ruth Amari');
  });

  it('is no firm that is named before its product', () => {
    const firm = ferry(
      'Lumen adds: "We have a bell on the shelf."',
      'Lumen makes horns. The Lumen Horn is one.',
    );
    expect(peopleIn(firm)).toEqual([]);
  });
});

it('the name of a book is not that of the person in it', () => {
  const told = (name: string): readonly string[] =>
    peopleOf(
      readSource(
        `# A book for the harbour school\n\nOur school has read ${name} this winter, all of it, and twice.\n\nMorris is a diver. Morris says that the wall of the harbour is the best place of the town.\n`,
      ),
    ).map(({ full }) => full);
  expect(told('Dive-it Morris')).toEqual([]);
  expect(told('Ji-hye Morris')).toEqual(['Ji-hye Morris']);
});

it('an instruction in a heading is nobody’s name; a name there is', () => {
  const told = (heading: string, later: string): readonly string[] =>
    peopleOf(
      readSource(
        `# What the crew learned\n\nThe crew has met in the harbour every week.\n\n## Rule 1: ${heading}\n\nThe crew looks at the wind before it leaves. ${later} sailors know that the wind has no boss.\n`,
      ),
    ).map(({ full }) => full);
  expect(told('Be Patient', 'Patient')).toEqual([]);
  expect(told('Ann Patient', 'Patient')).toEqual(['Ann Patient']);
});

it('a measure before a thing is no first name of it', () => {
  const people = (measured: string) =>
    peopleOf(
      readSource(
        `# Kürbis\n\nFür die Soße:\n\n- 2 EL Öl + ${measured}\n- 2 EL Mehl\n\n1. Butter und Öl in einem Topf erhitzen.\n2. Butter mit dem Mehl verrühren.\n`,
      ),
    ).map(({ full }) => full);
  expect(people('1 TL Butter')).toEqual([]);
  expect(people('seit 2014 TL Butter')).toEqual(['TL Butter']);
});
