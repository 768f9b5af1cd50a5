import { outputsOf } from '../../offline/outputs.fixture.js';
import { analyse } from '../../offline/analyse.js';
import { formsOf } from '../../offline/realise.js';
import { readSource } from '../../source/read-source.js';
import { runAround } from './run-around.fixture.js';

const GERMAN = `# Die Bäckerei am Markt

Bei Jana Roth kam die Einsicht vor zehn Jahren. Als die erfahrene Bäckerin, Chefin von drei Filialen, nach einer Prüfung eine hohe Summe nachzahlen musste. Nicht etwa, weil die Bücher unvollständig waren. Ziemlich genau das Gegenteil war der Fall. Die Filialen verkaufen heute doppelt so viele Brote wie im ersten Jahr.

Die Prüferin las jede Rechnung der drei Filialen. Bei aller Sorgfalt fand sie in den Ordnern keinen einzigen Fehler.
`;

describe('what goes with a sentence', () => {
  it('in German the sentence that a clause belongs to', () => {
    expect(runAround(GERMAN, 'das Gegenteil')).toEqual([
      'Bei Jana',
      'Als die',
      'Nicht etwa,',
      'Ziemlich genau',
    ]);
    expect(runAround(GERMAN, 'doppelt so viele')).toEqual(['Die Filialen']);
  });

  it('in German who a pronoun behind its verb means', () => {
    expect(runAround(GERMAN, 'Bei aller Sorgfalt')).toEqual(['Die Prüferin', 'Bei aller']);
  });

  it('in German what it is an alternative to', () => {
    const text =
      '# Das Fahrrad im Winter\n\nDie meisten Händler raten, das Rad im Keller zu lagern.\n\nAlternativ schützt auch eine Plane im Hof den Lenker und die beiden Bremsen. Der Hof ist den ganzen Winter über offen.\n';
    expect(runAround(text, 'eine Plane')).toEqual(['Die meisten', 'Alternativ schützt']);
  });

  it('what its author says against it', () => {
    const text =
      '# The tea\n\nThe sailors claim that the tea of the harbour heals a cold, a cough and a broken heart. I will say that no doctor of the town has seen any of it. Nettles grow behind the smithy in every year.\n';
    expect(runAround(text, 'heals a cold')).toEqual(['The sailors', 'I will']);
  });

  it('what a thing is, behind two that it is not', () => {
    const text =
      '# The walk\n\nBehind the old lighthouse we saw that the long white wall beside the path to the beach, which we had followed for an hour, was no border. These cameras did not guard birds: They were part of a villa.\n';
    expect(runAround(text, 'no border')).toEqual(['Behind the', 'These cameras']);
  });

  it('the quotation on which the author goes on', () => {
    const text =
      '# A year at the harbour\n\n*“Whoever waits long enough sees the tide turn.”*  \n~ Ann Moe\n\nThis advice sums up my year at the harbour. The boats left the pier every morning.\n';
    expect(runAround(text, 'This advice')).toEqual(['“Whoever waits', 'This advice']);
    expect(runAround(text, 'Whoever waits')).toEqual(['“Whoever waits', 'This advice']);
  });

  it('the story that it announces', () => {
    const text = `# A storm\n\nIt is like the skipper in the following story of a storm. Ten boats lay at the pier in March. A wave took the first of them out of the harbour. Its skipper jumped.\n\nNo other boat was lost.\n\n## Today\n\nThe harbour has a wall of stone since then.\n`;
    expect(runAround(text, 'following story')).toEqual([
      'It is',
      'Ten boats',
      'A wave',
      'Its skipper',
      'No other',
    ]);
  });

  it('the question that an answer does not repeat, even one that opens with "And"', () => {
    const text = `# Buying a used boat

The hull of a used boat should be dry and the sails should be less than ten years old.

And what is the smartest tip of all? According to Tom Winger, who sells boats in Cork, “Come and sail it before you pay!”
`;
    expect(runAround(text, 'According to')).toEqual(['And what', 'According to']);
  });

  it('the other side of a contrast inside a sentence', () => {
    const text = `# Dinner at the Falcon

I rarely come out of an expensive meal feeling that my money was well spent. I enjoyed my evening at the Falcon though, so it might be worth a visit.
`;
    expect(runAround(text, 'I rarely')).toEqual(['I rarely', 'I enjoyed']);
  });

  it('the paragraph that takes back a paragraph of one sentence', () => {
    const text = `# The newsletter of a bakery

If selling means talking people into bread they do not need, then I hate selling.

But I have learned that selling helps people to decide. It took me a year in the bakery to find out.
`;
    expect(runAround(text, 'I hate selling')).toEqual(['If selling', 'But I']);
  });

  it.each([
    [
      'Moving the shifts',
      'Moving the shifts to the phone sounds like it is a big change. It is not hard, and most of the crew prefer it after one week.',
      2,
    ],
    [
      'employers who think',
      'We meet employers who think that free hours are only a perk. They are a perk. But more than that, they save the money of two shifts.',
      3,
    ],
    [
      'The tide seems',
      'The tide seems to be late this year. The crew has written it down since the first of March.',
      1,
    ],
  ])('what shows that something only seems so: %s', (phrase, paragraph, count) => {
    const content = `# Hours of the crew\n\n${paragraph}\n\nThe crew of the harbour has forty people, and a third of them sail in their free time.\n`;
    expect(runAround(content, phrase)).toHaveLength(count);
  });

  it('nothing for a word of somebody else', () => {
    const text = `# The newsletter of a bakery

My customers read every letter in the week before a holiday.

Nothing is worse than a customer who comes back to say “this is not what I expected” on Monday.
`;
    expect(runAround(text, 'Nothing is worse')).toEqual(['Nothing is']);
  });
});

describe('what a sentence leans on', () => {
  const notes = `# Notes from the fair

Write down what you have learned before you are back at your desk in the town hall.

My suggestion? Choose one goal for this quarter and put it on the wall of the kitchen.

The cooks of the village say that soup is the fault of the law. Not of the inspectors, who like soup as much as anybody else.

I believe he would have told me to buy a smaller pot for the soup of the fair.
`;

  it('is the sentence before a question of two words', () => {
    expect(runAround(notes, 'Choose one goal')).toEqual(['Write down', 'My suggestion?', 'Choose one']);
  });

  it('is whom "he" means, never "I"', () => {
    const { units } = analyse(readSource(notes));
    expect(units.find(({ text }) => text.startsWith('I believe'))?.isDependent).toBe(true);
  });
});

it('a lead-in stands behind the sentences that say whom it means, once', () => {
  const text = `# What my grandfather knew about money

We were poor in the years after the war, and we did not know that we were.

My grandfather loved to give advice to everybody. Here is what I believe he would have told me:

- Do not borrow money for a car.
- Do not buy new clothes before the old ones are gone.
- Do not pay for songs that the radio plays for nothing.

A radio cost a week of wages in those years, and everybody in the street had one by the end of them.
`;
  const source = readSource(text);
  expect(analyse(source).lists[0]?.leadIn).toMatch(/^My grandfather loved .* told me:$/u);
  const { outputs } = outputsOf(text, {}, ['medium', 'linkedin']);
  for (const output of outputs) expect(output.text.match(/My grandfather loved/gu)).toHaveLength(1);
});

describe('lists', () => {
  const { lists } = analyse(
    readSource(`# Checking a used boat

Look at these parts of a used boat before you buy it:

- **Engine.** A well-kept engine runs for ten thousand hours, so do not be afraid of an old one. On the other hand, an engine that was hardly used is a red flag. Sludge may have settled in it over the years that it stood still.
- **Sails.** Worn sails are an easy fix that you can figure into the price. A new set is sewn in a week. The sailmaker will need the old set as a pattern for the new one and keeps it for that week.

Check the smaller parts on the day of your visit:

- **Ropes.** A rope that is stiff has been left in the sun for years. Bend it in your hand and listen to it, because a rope that crackles will break.
- **Pumps.** A pump that is dry has not been used for a season. Pour a bucket of water into the bilge and see how long it takes to come out.
`),
  );

  it('are two where a lead-in parts them', () => {
    expect(lists.map(({ leadIn }) => leadIn.slice(0, 10))).toEqual(['Look at th', 'Check the ']);
  });

  it('keep the caution behind an advice in their short form', () => {
    const [engine, sails] = formsOf(lists[0]!)
      .at(-1)!
      .items.map(({ text }) => text);
    expect(engine).toMatch(/an old one\. On the other hand, .* red flag\.$/u);
    expect(sails).toMatch(/into the price\.$/u);
  });
});

it('how a vote went stays below what was voted on, also where another one went the same way', () => {
  const vote = (motion: string): string =>
    `The chair moves ${motion} before the end of the year.\n\nFor: 14 Against: 2 The motion is carried by the members of the club.\n`;
  const source = readSource(`# Minutes

We met in the boathouse on the first Friday of May to settle the plans of the year.

${['to sell the old boat', 'to rent the hall', 'to paint the gate'].map(vote).join('\n')}`);
  const votes = analyse(source).units.filter(({ text }) => text.startsWith('For: 14'));
  expect(votes.map((unit) => [unit.isExcluded, unit.isDependent])).toEqual(
    Array.from({ length: 3 }, () => [false, true]),
  );
  const { outputs } = outputsOf(source.text, {}, ['infographic', 'facebook']);
  for (const { text } of outputs)
    for (const before of text.split('For: 14').slice(0, -1)) expect(before.trim()).toMatch(/year\.$/u);
});

it('in German what is said for the case of the sentence before', () => {
  const text = `# Der Hafen im Winter\n\nDie Kapitäne des Hafens fahren in jedem Monat des Jahres auf die Insel.\n\nIm Februar liegt das Eis so dick vor der Mole, wie es kein Bug durchbricht. Dann ist es besser, im Hafen zu bleiben und die Netze zu flicken.\n`;
  expect(runAround(text, 'das Eis so dick')).toEqual(['Im Februar', 'Dann ist']);
});

it('the option that is announced as one more', () => {
  const text = `# The harbour in winter\n\nThe captains of the harbour sail to the island in every month of the year.\n\nCaptains who have no berth at the quay have one more option. Members of the sailing club moor at the buoys for free.\n`;
  expect(runAround(text, 'no berth')).toEqual(['Captains who', 'Members of']);
});

it('the ways that are counted before they are said', () => {
  const text = `# The harbour in winter\n\nThe captains sail to the island in every month.\n\nThere are basically two routes across the bay. The northern route has a light on each of its rocks.\n`;
  expect(runAround(text, 'two routes')).toEqual(['There are', 'The northern']);
});

it('what takes a claim back, also in an item behind its label', () => {
  const text = `# Limits of a harbour

Whatever limit a harbour sets for its boats, it is too small one day. Some examples from our own log:

- *The depth*: Supposedly a mayor once said that no boat would ever need more than two metres of water. Sadly nobody has found the letter, but the basin is two metres deep.
- *The length*: The berths were measured in 1961 with the boat of the mayor. The longest boat of today hangs over by a metre.
`;
  const [depth, length] = formsOf(analyse(readSource(text)).lists[0]!).at(-1)!.items;
  expect(depth?.text).toMatch(/^Supposedly .* Sadly nobody .*deep\.$/u);
  expect(length?.text).toMatch(/mayor\.$/u);
});

it('what a lead-in gives the reasons of', () => {
  const leadIn = (lead: string): string | undefined =>
    analyse(
      readSource(
        `# Oil in the harbour\n\nThe harbour sells oil by the litre at the pump on the pier. The cheap oil from the market is good for a lamp. However, no skipper should pour it into an engine. ${lead}\n\n- It leaves soot in the filters after a week.\n- It freezes at minus four degrees.\n- It costs more in the end.\n`,
      ),
    ).lists[0]?.leadIn;
  expect(leadIn("Here's why:")).toMatch(/^The cheap oil .* However, no skipper .* Here's why:$/u);
  expect(leadIn('Here are the faults of cheap oil:')).toBe('Here are the faults of cheap oil:');
});
