import { runAround } from './discourse/run-around.fixture.js';

const text = (paragraph: string): string =>
  `# The tank of the harbour\n\nThe harbour has kept a tank for its gardens since the dry summers.\n\n${paragraph}\n`;

const NEWS = "At first the news of the tank didn't reach the gardens behind the wall.";
const BETWEEN =
  'News of the harbour walks slowly through a town of this size. Every house on the way has its own story to add.';

it('what affirms a verb is told with the sentence that denies it', () => {
  expect(runAround(text(`${NEWS} ${BETWEEN} But eventually it did.`), 'eventually')).toEqual([
    'At first',
    'News of',
    'Every house',
    'But eventually',
  ]);
});

it.each([
  ['The news of the tank reached the gardens behind the wall in May.', 'But eventually it did.'],
  [NEWS, 'We know that eventually it did.'],
  [NEWS, 'And what eventually came was what it did.'],
  [NEWS, 'But eventually it did reach all of them in one summer.'],
])('%s … %s', (first, last) => {
  expect(runAround(text(`${first} ${BETWEEN} ${last}`), 'eventually')).not.toContain(
    first.split(' ').slice(0, 2).join(' '),
  );
});

it('how something goes is told to its last step', () => {
  const steps =
    'Then the tank fills the troughs of the gardens. Finally, the troughs send what is left back to the harbour.';
  const last = 'The gardens behind the wall belong to the school.';
  expect(
    runAround(text(`It works like this: rain fills the tank on the roof. ${steps} ${last}`), 'like this'),
  ).toEqual(['The harbour', 'It works', 'Then the', 'Finally, the']);
  expect(
    runAround(
      text(`It works like this: rain fills the tank on the roof. Next to it grows an old oak. ${last}`),
      'like this',
    ),
  ).toEqual(['The harbour', 'It works']);
  expect(runAround(text(`The tank on the roof is filled by rain. ${steps} ${last}`), 'on the roof')).toEqual([
    'The tank',
  ]);
});
