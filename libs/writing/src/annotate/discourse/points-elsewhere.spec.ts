import { readSource } from '../../source/read-source.js';
import { withoutPages } from './linked-pages.js';
import { pointsElsewhere, sendingAt, sentAway } from './points-elsewhere.js';

function pointing(text: string): string[] {
  const source = readSource(text);
  return source.sentences.filter((_, index) => pointsElsewhere(index, source)).map((each) => each.text);
}

describe('sentences that point outside the text', () => {
  it.each([
    'The full results of the count are [here](/count).',
    'She told the crew about tides in [this episode](/episodes/4).',
    'We hope that you [apply here](/apply).',
    'The [full results of the count can be found here](/count).',
    'For all that was said, [check out the minutes](/minutes) !',
    '[You can find the plan on the wall.](/plan)',
    '[Look at it, it has new paint.](#the-wall)',
    'You can read [the report](report.md) of the divers.',
    'For the tides of June, [please see our tide table](/tides).',
    'Would you like to know more? -> [Five walls that fell](walls.md)',
    'For the whole count, you can view [the tables](tables.csv).',
    'You may however download [the plan](plan.pdf) from there.',
    'All years: [2019](a.md), [2020](b.md), [2021](c.md).',
    '- Tie the knot. [This](knot.md) video shows it.',
    'Our crew has grown, the following photo shows some of them.',
    'Below are the screenshots.',
    'Would you like to know how? Check our [guide to old walls](/walls)!',
    'Watch the below clip of Jo and the crew as they paint it.',
    'Here is a second article on the old wall: [Stones and tar](/stones).',
    'In the map below you can see how far the crack goes.',
    'The crack is long, as the figure on the right shows.',
    'Watch the below video where the diver explains the crack.',
    'Fig. 3 depicts how a stone is lifted.',
    'The way along it looked [roughly like this](/map).',
  ])('%s', (text) => {
    expect(pointing(`The wall of the pier has a crack.\n\n${text}`)).toHaveLength(1);
  });

  it.each([
    [
      'Die Mauer am Hafen hat einen Riss.',
      'Wie tief er ist, zeigt das nachfolgende kurze Video der Taucher.',
    ],
    ['El muro del puerto tiene una grieta.', 'La siguiente foto enseña lo larga que es la grieta.'],
    ['Le mur du port a une fissure.', 'On voit sur la photo suivante que la fissure est longue.'],
  ])('point to a picture in other languages: %s', (wall, shown) => {
    expect(pointing(`${wall}\n\n${shown}`)).toEqual([shown]);
  });

  it('do not speak of a picture where the next one is meant, or only what follows', () => {
    const crew = 'Die folgende Woche war ruhig, denn ein Video der Mauer hatten wir nicht.';
    expect(pointing(`Die Mauer am Hafen hat einen Riss.\n\n${crew}`)).toEqual([]);
    expect(pointing('The wall of the pier has a crack.\n\nThe floor below charts is dry.')).toEqual([]);
  });

  it.each([
    ['El muro del puerto tiene una grieta.', 'Al día siguiente, las fotos del muro se ven en todo el mundo.'],
    ['El muro del puerto tiene una grieta.', 'Las siguientes fotos del muro las pagó el pueblo.'],
    ['Die Mauer am Hafen hat einen Riss.', 'Daraus ergibt sich folgendes Bild: Der Hafen muss zahlen.'],
  ])('are not those that tell when a picture was seen: %s %s', (wall, next) => {
    expect(pointing(`${wall}\n\n${next}`)).toEqual([]);
  });

  it('have the address of each link that "and" joins to it', () => {
    const source = readSource(
      'The wall has a crack.\n\nFor more, you can read [our report](https://pier.example/r), [the letters](https://pier.example/l) and [the plan of Jo Berg](https://jo.example) by [the town](https://town.example).',
    );
    expect(sentAway(source.sentences[1]?.text ?? '', 1, source).said).toBe(
      'For more, you can read our report (https://pier.example/r), the letters (https://pier.example/l) and the plan of Jo Berg (https://jo.example) by the town.',
    );
  });

  it('have the addresses of pages that tell more', () => {
    const more =
      'You can find the first part on [our site](https://pier.example/1) and more in [the log](https://pier.example/log).';
    const source = readSource(
      `The wall has a crack.\n\n${more} ${more.replace('https://pier.example/log', '/log')}`,
    );
    const own = source.sentences.slice(1).map(({ text }, at) => sentAway(text, at + 1, source).said);
    expect(own).toEqual([
      'You can find the first part on our site (https://pier.example/1) and more in the log (https://pier.example/log).',
      'You can find the first part on our site and more in the log.',
    ]);
  });

  it('are none where only a part of them speaks of reading', () => {
    const lease = 'It was always allowed, as you can read it in the [lease of the pier](lease.pdf).';
    const lamp = 'We bought a lamp that you can check out of the shed (thanks to [Jo Finn](jo.md)).';
    const mill = 'From the station you can visit the [old mill](/mill) on foot.';
    expect(pointing(`The pier is old. ${lease} ${lamp} ${mill}`)).toEqual([]);
    expect(pointing('The pier is old. Check our tar each May, as [the old book](/tar) says.')).toEqual([]);
    const named = 'I fall for the [Nobody Swims Here](/rule) rule at times.';
    expect(pointing(`The pier is old. ${named} Members can [Apply Here](/a) for a key.`)).toHaveLength(1);
    expect(pointing('The pier is old. Check our [tar](/tar) before each storm.')).toEqual([]);
    expect(pointing('The pier is old. Open Harbour -> Walls -> [Cracks](cracks.md).')).toEqual([]);
  });

  it('are none that tell what a picture proves, or in which the number is of something else', () => {
    const proved =
      'Fig. 3 shows that the crack is old. Figure 8 knots hold the boat. In the above image, we stood on it.';
    expect(pointing(`The pier is old. ${proved}`)).toEqual([]);
  });

  it('are those that speak of a picture beside them', () => {
    const told = 'This photo was taken in autumn. The wall is older.';
    expect(pointing(`The pier.\n\n![The wall](wall.jpg)\n\n${told}`)).toEqual([
      'This photo was taken in autumn.',
    ]);
    expect(pointing(`The pier.\n\n${told}`)).toEqual([]);
    const few = 'I took few, but here is one from the park.';
    expect(pointing(`${few}\n\n![The wall](wall.jpg)\n\nThe pier.`)).toEqual([few]);
    expect(pointing(`${few}\n\nThe pier.`)).toEqual([]);
    const looks = 'On the day after, here’s how it looks:';
    expect(pointing(`${looks}\n\n![The wall](wall.jpg)\n\nThe pier.`)).toEqual([looks]);
    expect(pointing(`${looks}\n\nThe pier.`)).toEqual([]);
    const here = 'Here it is after 40 bags.';
    expect(pointing(`The pier.\n\n![The wall](wall.jpg)\n\n${here} Here they sit.`)).toEqual([here]);
    expect(pointing(`The pier.\n\n${here}`)).toEqual([]);
  });

  it('are the scale or the rest of a chart beside them', () => {
    const scale = 'On a scale of 1 to 10, 1 being calm and 10 being a storm.';
    const said = 'On a scale of 1 to 10, 10 being a storm, we had an 8.';
    expect(pointing(`The sea was rough.\n\n![](sea.png)\n\n${scale} ${said}`)).toEqual([scale]);
    expect(pointing(`The sea was rough.\n\n${scale}`)).toEqual([]);
    const rest = 'All other answers are omitted.';
    expect(pointing(`The sea was rough.\n\n![](sea.png)\n\n${rest}`)).toEqual([rest]);
    expect(pointing(`The sea was rough.\n\n${rest}`)).toEqual([]);
  });

  it('are none without the clause that points at the picture', () => {
    const source = readSource('As the chart below shows, the pier grew by nine metres.');
    expect(pointsElsewhere(0, source)).toBe(true);
    expect(pointsElsewhere(0, source, 'The pier grew by nine metres.')).toBe(false);
  });

  it('are not those above a table, which is text', () => {
    const above = 'The table below shows the boats.';
    expect(
      pointing(`The pier.\n\n![The wall](wall.jpg)\n\n${above}\n\n| Boat | Mast |\n| - | - |\n| Jo | 2 |`),
    ).toEqual([]);
  });

  it('are those that say "here" of a picture that the sentence before points at', () => {
    const shown = 'The plot below has a line for each pump.';
    const here = 'You can see when the old one runs here.';
    expect(pointing(`The pier.\n\n${shown} ${here}`)).toEqual([shown, here]);
    expect(pointing(`The pier.\n\nThe pumps are old. ${here}`)).toEqual([]);
  });

  it.each([
    'The crew found [a crack](https://pier.example/crack) in the wall.',
    'The wall was built by [Ada](a.md), [Bo](b.md) and [Cy](c.md), who had never built one before.',
    'All figures above 20 were counted again.',
    'You can reach [the pier](https://pier.example) by bus.',
    'The divers liked the list of what to bring (like [this one](list.md)).',
    '- You can read [the report](report.md) of the divers.',
  ])('are not: %s', (text) => {
    expect(pointing(`The wall of the pier is old.\n\n${text}`)).toEqual([]);
  });
});

/** The last sentence with its addresses, and without the part that sends to them. */
function sent(text: string): [string, string] | null {
  const source = readSource(`The wall has a crack.\n\n${text}`);
  const at = source.sentences.length - 1;
  const own = source.sentences.map((sentence) => withoutPages(sentence, source)).at(-1) ?? '';
  const { said, inFull = said } = sentAway(own, at, source);
  return sendingAt(at, source) === undefined ? null : [inFull, said];
}

describe('a sentence that sends its reader to addresses has them', () => {
  const [A, B] = ['https://pier.example/a', 'https://pier.example/b'];
  it.each([
    [`The count is [here](${A}).`, `The count is here (${A}).`],
    [
      `The plan of the [pier](${B}) is open, so you can check it [here](${A}).`,
      `The plan of the pier is open, so you can check it here (${A}).`,
    ],
    [
      `There is the [short report here](${A}) and the [long report here](${B}).`,
      `There is the short report here (${A}) and the long report here (${B}).`,
    ],
    [`We came late because of [this fellow](${A}).`, `We came late because of this fellow (${A}).`],
    [`Before you come, fill in [this small form](${A}), and bring it.`, `small form (${A}), and`],
    [`I read this long [thread](${A}) about it.`, `this long thread (${A}) about`],
    [`If you like ropes, [here's a fairly complete list](${A}) of them.`, `complete list (${A}) of them`],
    [`Here is another [list of the knots](${A}).`, `list of the knots (${A}).`],
    [`Learn more about [how the count is made](${A}).`, `how the count is made (${A}).`],
    [`Try reading [page 9 of this old report](${A}) to see why.`, `old report (${A}) to see`],
    [`Check out this [how to caulk in an hour.](${A}).`, `Check out this how to caulk in an hour (${A}).`],
    [`[A drawing of the crane is available here.](${A})`, `of the crane is available here (${A}).`],
    [`Am Kai geht ihr am besten nach [diesem](${A}) Plan vor.`, `nach diesem (${A}) Plan`],
    [`[Dieses Video](${A}) zeigt, wie der Knoten hält.`, `Dieses Video (${A}) zeigt`],
    [`When she showed us [this chart](${A}), we laughed.`, `this chart (${A}), we laughed.`],
    [`Wer helfen will, nutzt für die Meldung am Kai [diese Vorlage](${A}).`, `diese Vorlage (${A}).`],
  ])('%s', (text, told) => {
    expect(sent(text)?.[0]).toContain(told);
  });

  it.each([
    `[This wall](${A}) has a crack.`,
    `We keep the count in this [ledger](${A}) of the harbour.`,
    `In this [post](${A}) the crack is described.`,
    `The crew liked [this thread by Ada Lund](${A}) a lot.`,
    `The crew used [this saw](${A}) that cuts under water.`,
    `The wall has [this year's crack](${A}) in it.`,
    `The alarm rang, but [here's the recipe](${A}): tar and a lot of rope.`,
    `The crew was [glad about this wall](${A}).`,
  ])('but not: %s', (text) => {
    expect(sent(text)).toBeNull();
  });

  it.each([
    [`Each diver brings a list: [here's mine](${A}).`, 'Each diver brings a list.'],
    [`Each diver brings a list: here's [mine](${A}) ([blog post](${B})).`, 'Each diver brings a list.'],
    [`The wall was built twice – see [this page](${A}).`, 'The wall was built twice.'],
    [`The wall (more about it [here](${A})) was built twice.`, 'The wall was built twice.'],
  ])('and may end before them: %s', (text, told) => {
    expect(sent(text)?.[1]).toBe(told);
  });
});

describe('a relative clause on where a thing can be read', () => {
  const saidOf = (text: string, ...more: string[]): string => {
    const source = readSource([text, ...more].join('\n\n'));
    return sentAway(source.sentences[0]?.text ?? '', 0, source).said;
  };
  const FRENCH =
    'Le port a un règlement, [que vous pouvez lire ici](https://port.example/r), et qui interdit les feux sur la jetée.';

  it('is left out where no link is shown', () => {
    expect(
      saidOf('The harbour has a rule, which you can read [here](https://pier.example/r), against fires.'),
    ).toBe('The harbour has a rule against fires.');
    expect(saidOf(FRENCH, 'Les feux sont dangereux pour les bateaux et pour les gens du port.')).toBe(
      'Le port a un règlement, et qui interdit les feux sur la jetée.',
    );
  });

  it('stays if it is no such clause, or tells where something is done', () => {
    const after = 'If you are new, you can read it [here](https://pier.example/r), and then you sign.';
    expect(saidOf(after)).toContain('If you are new, you can read it here (https://pier.example/r), and');
    const done = 'The harbour has a lamp, which is mended [here](https://pier.example/r), on the pier.';
    expect(saidOf(done)).toContain('which is mended here');
  });
});
