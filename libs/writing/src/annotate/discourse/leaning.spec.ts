import { analyse } from '../../offline/analyse.js';
import { readSource } from '../../source/read-source.js';
import { runAround } from './run-around.fixture.js';

describe('what goes with a sentence that leans on another', () => {
  it.each([
    [
      'the second of two sides, and what names both',
      'The crew is torn about the lock. On the one hand, it keeps the old boats out of the rain. It was paid for in May. On the other hand, nobody has the key on a Sunday.',
      ['The crew', 'On the', 'It was', 'On the'],
    ],
    [
      'the other side in German',
      'Die Werft denkt über das neue Tor nach. Einerseits hält es den Regen von den Booten ab. Andererseits hat am Sonntag niemand einen Schlüssel für das Tor.',
      ['Die Werft', 'Einerseits hält', 'Andererseits hat'],
    ],
    [
      'what a reason in German is for',
      'Die Werft blieb den ganzen Sommer zu. Eichen wachsen im Norden nämlich nur am Ufer von zwei Flüssen.',
      ['Die Werft', 'Eichen wachsen'],
    ],
    [
      'nothing where German names a list',
      'Die Werft blieb den ganzen Sommer zu. Eichen wachsen im Norden am Ufer von zwei Flüssen, nämlich an Ill und Isar.',
      ['Eichen wachsen'],
    ],
    [
      'the number that it compares with',
      'Some 41 boats are the best size for a pier of wood. Surprisingly, a pier of stone holds twice as many as that number.',
      ['Some 41', 'Surprisingly, a'],
    ],
    [
      'nothing where it says which it compares with',
      'Everybody on the pier should answer a call within the hour. At the lock of the village the toll is as high as that from the mill to the sea.',
      ['At the'],
    ],
    [
      'what a German list of ways is for',
      'Die Werft freut sich über jede Hilfe am Tor. Sei es mit einem Seil, mit einem Boot oder mit einem freien Sonntag im Mai!',
      ['Die Werft', 'Sei es'],
    ],
    [
      'what its examples are of',
      'Pick a name for the boat that can be read from the pier. A couple of examples are “Heron” and “Gull”, in white paint.',
      ['Pick a', 'A couple'],
    ],
    [
      'what it is a particular case of',
      'Most of the crew cannot keep a secret at the pier. Ada, in particular, talks to every boat that comes in.',
      ['Most of', 'Ada, in'],
    ],
    [
      'what it has just spoken of',
      'The lock of the village shares its yard with a sail maker. Speaking of sails, Ada sews a jib for the village.',
      ['The lock', 'Speaking of'],
    ],
    [
      'what it could even be',
      'You could start at the pier, where the boats are tied up in winter. You could even start at the lock of the village.',
      ['You could', 'You could'],
    ],
    [
      'what it is similar to',
      'The crane lifts the boats out of the lock in May. A winch, a similar machine, pulls the boats up the slope.',
      ['The crane', 'A winch,'],
    ],
    [
      'what it compares with',
      'Everybody on the pier should answer a call within the hour. At the lock and on the bridge, it’s even more important that somebody picks up at once.',
      ['Everybody on', 'At the'],
    ],
    [
      'nothing where it has both sides',
      'Everybody on the pier should answer a call within the hour. At the lock a lamp is even more important than a telephone for the crew of the boat.',
      ['At the'],
    ],
    [
      'what it judges, also where it says why',
      'The smith of the village rents out a key. This is the right way to open a lock: What the crew really needs is a key for everybody.',
      ['The smith', 'This is'],
    ],
    [
      'nothing where it names what it is',
      'The smith of the village rents out a key. This is the rule of the lock: the crew opens the gate for everybody.',
      ['This is'],
    ],
  ])('%s', (_name, paragraph, run) => {
    expect(runAround(`# The lock\n\n${paragraph}\n`, paragraph.split('. ')[1] ?? '')).toEqual(run);
  });

  it.each([
    ['Schauen wir einmal auf die Preise.', ['Schauen wir', 'Ein Liegeplatz']],
    ['Sehen wir uns einmal die Preise an.', ['Sehen wir', 'Ein Liegeplatz']],
    ['Sehen wir die Preise als Anfang für einen neuen Weg.', ['Sehen wir']],
    ['Schauen wir in die Kasse, ist sie im Winter leer.', ['Schauen wir']],
  ])('in German what it looks at, unless that is a condition: %s', (sentence, run) => {
    const text = `# Die Werft am Fluss\n\nDie Werft denkt über das neue Tor nach.\n\n${sentence} Ein Liegeplatz kostet im Monat dreißig Euro und im Sommer das Doppelte.\n`;
    expect(runAround(text, sentence.slice(0, 11))).toEqual(run);
  });

  it('what its author was wrong about', () => {
    const text =
      '# The lock\n\nThe mayor told us that the lock would be open on the first Sunday of the year. He was wrong.\n';
    expect(runAround(text, 'The mayor')).toEqual(['The mayor', 'He was']);
  });

  it.each([
    ['The short answer is yes.', ['The boats', 'The short']],
    ['The short answer of the keeper was printed in the paper.', ['The short']],
    ['A modern day example may be the ferry that waits for the tide at noon.', ['The boats', 'A modern']],
    ['Every example may be seen in the shed of the smith on a Sunday.', ['Every example']],
    ['The whole crew has certainly felt that before.', ['The boats', 'The whole']],
    ['The whole crew has certainly felt that storm before.', ['The whole']],
  ])('what is answered, shown or felt in the paragraph above: %s', (sentence, run) => {
    const text = `# The lock\n\nThe boats wait for hours, and their crews become angry at the gate.\n\n${sentence}\n\nThe smith oils the gate at noon.\n`;
    expect(runAround(text, sentence)).toEqual(run);
  });

  it.each([
    [
      '“The old gate of oak” means the one that Ada burned in May.',
      ['The keeper', '“Nobody shall', '“The old'],
    ],
    [
      'Who reads that? “The old gate of oak” was burned in May.',
      ['The keeper', '“Nobody shall', 'Who reads'],
    ],
    ['“The new door of iron” means the one that Ada built in May.', ['“The new']],
    ['The old gate of oak was burned by the smith in May.', ['The old']],
  ])('the quotation above whose words it explains: %s', (sentence, run) => {
    const text = `# The lock\n\nThe keeper wrote a rule on the wall of the shed:\n*Nobody shall open the old gate of oak before the boats are tied up.*\n*Keepers 4.1*\n\n${sentence}\n\nThe smith oils the hinges at noon.\n`;
    expect(runAround(text, sentence.slice(0, 12)).slice(0, run.length)).toEqual(run);
  });

  it('the things that it counts', () => {
    const text =
      '# The lock\n\nThe rain, the ice and the smith kept us ashore until June.\n\nFor the crew a combination of all three reasons means more work on the boats.\n';
    expect(runAround(text, 'a combination')).toEqual(['The rain,', 'For the']);
  });

  it('the step that is done before the next one', () => {
    const text =
      '# A frame for the lock\n\nGlue the four planks of the frame on a dry day.\n\nOnce the frame has been glued, you wait for an hour.\n\nWhen a boat has been sold, the crew waits for a year.\n';
    expect(runAround(text, 'Once the')).toEqual(['Glue the', 'Once the']);
    expect(runAround(text, 'When a boat')).toEqual(['When a']);
  });

  it('a step before what is drunk as it is', () => {
    const text =
      '# Mint tea\n\nPour cold water over the leaves in the evening.\n\nTo strain it, use a cloth or the lid of the jug.\n\nYou can drink the tea as is over ice.\n';
    expect(runAround(text, 'as is over')).toEqual(['Pour cold', 'To strain', 'You can']);
  });

  it('the question at the end of the paragraph above a short answer', () => {
    const text = (answer: string): string =>
      `# The lock\n\nThe boats wait for hours. Can the crew open the lock at night?\n\n${answer} The new lamps come in May, and the gate has been oiled.\n`;
    expect(runAround(text('Not yet!'), 'Not yet')).toEqual(['Can the', 'Not yet!']);
    expect(runAround(text('The smith says that it takes a month.'), 'The smith')).toEqual(['The smith']);
  });

  it('nothing where a sentence says what is similar', () => {
    const text = (winch: string): string =>
      `# The lock\n\nThe crane lifts boats out of the lock in May. ${winch}\n\nThe smith oils the gate at noon.\n`;
    const said = 'A winch, a similar machine, pulls boats up the slope of the village.';
    expect(runAround(text(said), 'A winch')).toEqual(['The crane', 'A winch,']);
    const whole = 'A winch, a similar machine to a crane, pulls boats up the slope of the village.';
    expect(runAround(text(whole), 'A winch')).toEqual(['A winch,']);
  });

  it('what turns, where a paragraph opens with the turn alone', () => {
    const text =
      '# The lock\n\nThe keeper counted twelve boats in a year, which is few by any measure.\n\nAnd yet. The twelve boats have paid for the gate, for the lamp and for the paint.\n';
    expect(runAround(text, 'And yet')).toEqual(['The keeper', 'And yet.', 'The twelve']);
    expect(runAround(text, 'twelve boats in')).toEqual(['The keeper']);
  });

  it('what it lets its author show', () => {
    const text = (asked: string): string =>
      `# The lock\n\nThe keeper counted twelve boats in a year, which is few. ${asked}\n\nThe twelve boats have paid for the gate of the lock.\n`;
    expect(runAround(text('Let me show you what I mean.'), 'Let me').slice(-1)).toEqual(['The twelve']);
    expect(runAround(text('Let me show the boats.'), 'Let me').slice(-1)).toEqual(['Let me']);
  });
});

describe('a sentence in German that says nothing without the one before it', () => {
  it.each([
    ['Bis hierher ist alles in Ordnung, und die Mannschaft ist zufrieden.', true],
    ['Bis Köln ist alles in Ordnung, und die Mannschaft ist zufrieden.', false],
    ['Leider kam ich nicht drum herum, einige anzuschauen und sie zu loben.', true],
    ['Leider kam ich nicht drum herum, einige anzuschauende Bilder zu loben.', false],
    ['Leider sah ich mir Bilder an, um einige zu kaufen.', false],
    ['Zum Glück habe ich es nicht, denn der Abschied wäre mir schwergefallen.', true],
    ['Zum Glück habe ich es nicht verkauft, denn der Abschied wäre mir schwergefallen.', false],
    ['Leicht hatten wir es nicht, denn der Abschied ist uns schwergefallen.', false],
    ['Ich wünschte, es wäre nicht so, doch am Steg fehlt das Geld für ein Dach.', true],
    ['Ich fürchte, es ist nicht so, dass am Steg das Geld für ein Dach fehlt.', false],
    ['Ich fürchte, es ist nicht so einfach, ein Dach für den Steg zu bezahlen.', false],
    ['Ohne Boot fällt das natürlich flach, und alle bleiben am Steg des Vereins.', true],
    ['Am Steg liegt das natürlich gewachsene Holz für ein Dach über dem Boot.', false],
    ['Ohne Boot fährt das neue Team mit dem Bus an den See im Norden.', false],
    ['In einem eigenen Schuppen.', true],
    ['Zu einem Großen und Ganzen, einem festen Schuppen, der das Boot auf eine neue Weise schützt.', true],
    ['In einem Schuppen, der das Boot schützt, liegt das Segel der Mannschaft.', false],
    ['In einem eigenen Schuppen liegt das Segel.', false],
    ['Um zu erfahren, was die Mannschaft treibt und was sie braucht.', true],
    ['Um zu erfahren, was die Mannschaft treibt, fuhr die Wirtin hin.', false],
    ['Um neun Uhr beginnt die Fahrt zu den Inseln.', false],
    ['Das haben wir im letzten Jahr getan und werden es im nächsten auch tun.', true],
    ['Das Haben und das Soll führt die Wirtin in einem Heft.', false],
    ['Zwischen beiden Stegen liegen im Sommer genau drei Boote.', true],
    ['An beiden Enden der Werft stehen im Sommer drei Boote.', false],
  ])('%s', (sentence, isTied) => {
    const text = `# Die Werft am Fluss\n\nDie Werft legt das Boot im Winter an Land und deckt es ab. ${sentence} Ein Liegeplatz kostet im Monat dreißig Euro.\n`;
    const { units } = analyse(readSource(text));
    expect(units.find(({ text: own }) => own === sentence)?.isDependent).toBe(isTied);
  });
});

it('what is so instead goes with what German denies', () => {
  const denied = 'Ein Hafen ist kein Ort, den man einmal baut und dann jahrelang für immer behält.';
  const text = (next: string): string => `# Der Hafen\n\n${denied} ${next} Im Mai kommen die Boote.\n`;
  expect(runAround(text('Sondern der Hafen ist die Arbeit der Stadt.'), 'kein Ort')).toEqual([
    'Ein Hafen',
    'Sondern der',
  ]);
  expect(runAround(text('Sonderbar ist der Hafen der Stadt nicht.'), 'kein Ort')).toEqual(['Ein Hafen']);
});

it.each([
  ['Okay, so maybe the lamps of the pier at Ghent are a little brighter than ours.', true],
  ['Okay, so you must have seen the lamps of the pier from the bridge at Ghent.', false],
  ['Walk to the far end of it and count the lamps that burn on the other shore.', true],
  ['Walk to the far end of the pier and count how many lamps burn along it at nine.', false],
  ["Here's the key insight: the light we see is the light that was left over by the wall.", false],
  ["Here's the catch: the light we see is the light that was left over by the wall.", true],
  ['Whoever builds this new world of ours needs lamps and a good deal of patience.', false],
  ['Whoever builds this new lamp of ours needs oil and a good deal of patience.', true],
])('what it names is in the sentence or above it: %s', (said, isTied) => {
  const content = `# The lamps of the pier\n\nThe lamps burn from nine until the last boat is in. ${said} They cost 30 euros a month.\n`;
  const unit = analyse(readSource(content)).units.find(({ text }) => text === said);
  expect(unit?.isDependent).toBe(isTied);
});

it('a sentence that says what it announces owes nothing', () => {
  const owes = (said: string) =>
    analyse(readSource(`# The lamps\n\n${said} They burn from nine until the last boat of the day is in.\n`))
      .units[0]?.announces;
  expect(owes("Here's the key insight: the lamps of the pier burn for the boats.")).toBe(false);
  expect(owes("Here's the key insight of the lamps.")).toBe(true);
});
