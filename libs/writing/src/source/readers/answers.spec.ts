import { readSource } from '../read-source.js';

/** Paragraphs below the first question that no guest says. */
const authorsIn = (...paragraphs: string[]): string[] => {
  const { blocks } = readSource(paragraphs.join('\n\n'));
  const first = blocks.findIndex(({ text }) => text.endsWith('?'));
  return blocks
    .slice(first)
    .flatMap(({ kind, speaker, text }) => (kind !== 'heading' && speaker === undefined ? [text] : []));
};

const TITLE = '# Interview with Nora Falk\n\nNora Falk keeps bees in Graz.';

describe('what an author says between and below the answers', () => {
  it('is not the guest\u2019s, with "she" and in an invitation', () => {
    const scene = 'She lifts the lid and blows into the box. The bees do not mind.';
    const outro = 'The sun is down when we climb back. If you would like to see her bees, ring twice.';
    expect(
      authorsIn(
        TITLE,
        '**Do they sting you?**',
        'Once a week.',
        'It hurts for an hour, and then it is gone.',
        scene,
        '**What is hard?**',
        'My brother carries the water.',
        'He has never dropped a bucket on us.',
        '**What comes next?**',
        'I want a second roof.',
        outro,
      ),
    ).toEqual([scene, outro]);
  });

  it('is not the guest\u2019s in German either, where answers are short and the last paragraph says no "ich"', () => {
    const scene = 'Sie hebt den Deckel und pustet in den Kasten.';
    const outro = 'Der Honig steht ab Mai im Laden am Markt. Ein Glas kostet neun Euro.';
    expect(
      authorsIn(
        '# Interview mit Nora Falk\n\nNora Falk hält Bienen in Graz.',
        '**Haben Sie Angst vor Stichen?**',
        'Nein. Ich merke sie kaum noch.',
        scene,
        '**Wer trägt das Wasser?**',
        'Mein Bruder.',
        '**Was kommt danach?**',
        'Ein zweites Dach.',
        outro,
      ),
    ).toEqual([scene, outro]);
  });

  it('ends a turn with a label', () => {
    const scene = 'She laughs and pours the tea. It has gone cold.';
    const outro = 'If you want to visit her, take the tram to the market, and I will wave from the roof.';
    expect(
      authorsIn(
        '# Bees over the market\n\nNora Falk keeps bees in Graz.',
        'Emil: Do they sting you?',
        'Nora: Once a week.',
        scene,
        'Emil: Who carries the water?',
        'Nora: My brother does.',
        'Emil: What comes next?',
        'Nora: A second roof.',
        outro,
      ),
    ).toEqual([scene, outro]);
  });
});

it('a last answer of several paragraphs is the guest\u2019s where answers are long', () => {
  const answer = ['It began with one box.', 'The first winter was too cold for them.'];
  expect(
    authorsIn(
      TITLE,
      '**How did you start?**',
      ...answer,
      '**Do they sting you?**',
      ...answer,
      '**What comes next?**',
      ...answer,
    ),
  ).toEqual([]);
});
