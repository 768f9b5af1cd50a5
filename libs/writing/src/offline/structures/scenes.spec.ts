import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { teller } from '../realise.js';
import { listScenes, scenesOf } from './scenes.js';

const scenesIn = (content: string): string[] =>
  scenesOf(analyse(readSource(content)).units, { tell: teller((text) => text) }).map(
    ({ voiceOver }) => voiceOver,
  );

it('a sentence around two quotations is one scene', () => {
  const content = `Mira Dash teaches adults how to swim in a pool that is empty in the evening.

"Panic does not happen in my class on any of the Fridays of the year," Dash said,

"because I begin by saying that your job is to have fun in the water."

The class meets every Friday at nine in the evening, when the pool is empty and quiet.
`;
  const scenes = scenesIn(content);
  expect(scenes).toHaveLength(3);
  expect(scenes[1]).toContain('Dash said, "because I begin');
});

it('a question is shown over its answer; a long one is said before it', () => {
  const [unit] = analyse(
    readSource('The bakers of the street rose at four, and each of them was tired.\n'),
  ).units;
  if (unit === undefined) throw new Error('no sentence');
  const asked = (question: string): string[][] =>
    scenesOf([{ ...unit, isDependent: true, question }], { tell: teller((text) => text) }).map(
      ({ voiceOver, screen }) => [voiceOver, screen],
    );
  expect(asked('Who was up first?')).toEqual([[unit.text, 'Who was up first?']]);
  const long = `Who was up first${', and who was up after that'.repeat(3)}?`;
  expect(asked(long)).toEqual([
    [long, ''],
    [unit.text, ''],
  ]);
});

describe('the scenes of a list', () => {
  const listOf = (content: string): string[][] => {
    const [list] = analyse(readSource(content)).lists;
    if (list === undefined) throw new Error('no list');
    return listScenes(list).map(({ voiceOver, screen }) => [voiceOver, screen]);
  };

  it('say a label with the first sentence behind it', () => {
    const long =
      'The oven has to be as hot as it will go for an hour before the first of the loaves is put in, since a cold stone keeps every loaf flat.';
    const scenes = listOf(
      `A baker told me two things that matter in the morning:\n\n- **Heat the oven.** ${long}\n- **Wait for the dough.** It has doubled in size by noon on every warm day.\n`,
    );
    expect(scenes).toContainEqual([`Heat the oven. ${long}`, '1. Heat the oven']);
  });

  it('end at the full stop of a quotation', () => {
    const scenes = listOf(
      'A baker told me two things that matter in the morning:\n\n- Read the note that says “Heat the oven before you go.”\n- Wait for the dough\n',
    );
    expect(scenes.slice(1).map(([voiceOver]) => voiceOver)).toEqual([
      'Read the note that says “Heat the oven before you go.”',
      'Wait for the dough.',
    ]);
  });

  it('show no numbers where one of the items is too long to be read', () => {
    const scenes = listOf(
      'These are the three steps of every morning in the bakery:\n\n1. Heat the oven.\n2. Weigh the flour that is left in the bag from the day before on the scale by the door.\n3. Wait for the dough.\n',
    );
    expect(scenes.map(([, screen]) => screen).filter(Boolean)).toEqual([
      'Heat the oven.',
      'Wait for the dough.',
    ]);
  });
});
