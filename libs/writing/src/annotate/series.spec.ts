import { runAround } from './discourse/run-around.fixture.js';

const textOf = (...paragraphs: string[]): string =>
  `# The lamps of the harbour\n\nThe harbour has eleven boats and one mole of stone.\n\n${paragraphs.join('\n\n')}\n`;
const LEAD = 'The crew has two rules for the lamps on the mole.';
const FIRST = 'First, the lamps are lit before the sun is down.';
const BETWEEN = 'Ann Moe pays for the oil out of the box at the gate.';
const SECOND = 'Second, the lamps are filled by the boy of the last boat.';

it('“Second, …” leans back to “First, …”, and the count of both is not left alone', () => {
  const text = textOf(LEAD, FIRST, BETWEEN, SECOND);
  expect(runAround(text, 'Second, the')).toEqual(['The crew', 'First, the', 'Ann Moe', 'Second, the']);
  expect(runAround(text, 'two rules')).toEqual(['The crew', 'First, the']);
});

it('the further steps of a paragraph lean on its “First, …”', () => {
  const text = textOf(
    'A lamp from the mole is cleaned in another way. First, you let the glass cool in the shed. (The crew has a bench for it.) You pour the oil back into the can of the boat.',
    'Ann Moe pays for the oil out of the box at the gate.',
  );
  expect(runAround(text, 'You pour')).toEqual(['A lamp', 'First, you', '(The crew', 'You pour']);
  expect(runAround(text, 'Ann Moe')).toEqual(['Ann Moe']);
});

it.each([
  ['First, some history.', 'The harbour', ['The harbour']],
  ['First, light the lamps. The smith lives beside the lock.', 'The harbour', ['The harbour']],
])('a sentence of its own leans on no “%s”', (first, own, run) => {
  const text = textOf(
    `The crew has lamps on the mole. ${first} The harbour was built by the village in one summer of rain.`,
    'Ann Moe pays for the oil out of the box at the gate.',
  );
  expect(runAround(text, `${own} was`)).toEqual(run);
});

it('the sentences between “First, …” and “Second, …” in a paragraph stand as they did', () => {
  const text = textOf(`${FIRST} ${BETWEEN} ${SECOND}`);
  expect(runAround(text, 'Ann Moe')).toEqual(['Ann Moe']);
});

it('in German as well', () => {
  const text =
    '# Die Lampen am Hafen\n\nDer Hafen hat elf Boote und eine Mole aus Stein.\n\nErstens werden die Lampen vor dem Abend angezündet.\n\nAnn Moe bezahlt das Öl aus der Kasse am Tor.\n\nZweitens füllt der Junge vom letzten Boot die Lampen.\n';
  expect(runAround(text, 'Zweitens')).toContain('Erstens werden');
});

it.each([
  ['without another', textOf(LEAD, FIRST, BETWEEN), 'Ann Moe', ['Ann Moe']],
  ['without the first', textOf(LEAD, BETWEEN, SECOND), 'two rules', ['The crew']],
  ['with a rank in it', textOf(LEAD, FIRST, BETWEEN, 'Second boats pay half.'), 'Ann Moe', ['Ann Moe']],
])('a sentence is in no series %s', (_name, text, phrase, run) => {
  expect(runAround(text, phrase)).toEqual(run);
});
