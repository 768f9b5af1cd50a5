import { readSource } from '../read-source.js';

const kindsOf = (content: string) => readSource(content).blocks.map(({ kind, text }) => `${kind} ${text}`);

describe('the headings of a plain paste', () => {
  const NOTICE =
    'Town of Millbrook\nNotice to all residents: the water is cut between the 4th and the 22nd of May\n\nThe Town of Millbrook changes the water meters of 3,200 homes in May. The old ones are fifteen years old, and they lose water every day.\n\nWhen is it cut?\n\nEvery home is without water for forty minutes, in the morning.\n\nWhat does it cost?\n\nThe change is free for all residents. The budget is large.\n\nMust I be there?\n\nOnly if the meter is inside the home of yours.\n\nWhat you can do\n\nFill a jug before the cut, and close the tap behind the meter until it is over.\n';

  it('begin below the letterhead, and are lines beside questions as well', () => {
    const source = readSource(NOTICE);
    expect(source.title).toBe(
      'Notice to all residents: the water is cut between the 4th and the 22nd of May',
    );
    const headings = source.sections.map(({ heading }) => heading);
    expect(headings).toEqual(expect.arrayContaining(['When is it cut?', 'What you can do']));
  });

  it('begin with the title where a line below it says whose the text is and of when', () => {
    const source = readSource(
      'Cold water and mood: what 1,100 swimmers of a whole coast told us over a winter\nReport summary, Coastal Lab, April 2025\n\nEach winter more people walk into cold seas and say that it makes them happy. We asked them.\n\nKey findings\n\nMood rose after 87% of swims. The gain was 1.9 points on a scale of ten.\n',
    );
    expect(source.title).toBe(
      'Cold water and mood: what 1,100 swimmers of a whole coast told us over a winter',
    );
    expect(source.sections.map(({ heading }) => heading)).toEqual([source.title, 'Key findings']);
  });

  it('begin with the first line where the text does not speak of it', () => {
    expect(readSource(NOTICE.replace('The Town of Millbrook changes', 'We change')).title).toBe(
      'Town of Millbrook',
    );
  });
});

describe('a plain paste of a post', () => {
  const POST =
    '🎉 BIG NEWS: Loop 3.0 is here! 🎉\n\nAfter 14 months of work we launch the biggest update since we began.\n\n✅ Shared boards for 25 people\n✅ Offline mode on every train\n\n👉 Launch offer: 30% off the yearly plan until 15 December.\n\n👉 Read more: https://loop.example\n\nThe service is away for about 20 minutes in the night of 2 December.';

  it('has the news that it calls out for a title, and a list where its lines begin with pictures', () => {
    expect(readSource(POST).title).toBe('BIG NEWS: Loop 3.0 is here!');
    expect(kindsOf(POST)).toContain('item Offline mode on every train');
    const said = readSource(POST).sentences.map(({ text }) => text);
    expect(said).toContain('Launch offer: 30% off the yearly plan until 15 December.');
    expect(said.join(' ')).not.toContain('Read more');
  });

  it('is not headed by a greeting, nor by a picture that is a word', () => {
    expect(kindsOf(POST.replace(/^.*\n/u, 'Hello everybody!\n'))).toContain('paragraph Hello everybody!');
    expect(kindsOf('❤️ is our sign.\n\nWe use it every day of the year.')).toContain(
      'paragraph ❤️ is our sign.',
    );
  });
});

describe('minutes of a meeting', () => {
  const MINUTES =
    'Quarterly review, support\nThursday 8 October 2026\n\n1. Numbers\nWe closed 14,210 tickets in the third quarter, more than in the second one.\n\n2. Weekend cover\nTom presented three options to all of us, and we talked about them for an hour.\n\n3. Decisions\n- Weekend cover goes to Manila.\n- The refund rule stays.\n';

  it('have their numbered lines for headings, over paragraphs and lists, and not their day', () => {
    const headings = readSource(MINUTES).sections.map(({ heading }) => heading);
    expect(headings).toEqual(expect.arrayContaining(['Numbers', 'Weekend cover', 'Decisions']));
    expect(headings).not.toContain('Thursday 8 October 2026');
  });
});

describe('a list without bullets in a plain paste', () => {
  it('is a list below the line that says what it tells', () => {
    const kinds = kindsOf(
      'News from the oven\n\nAfter a summer of light loaves we bake the dark one again. It takes a whole day.\n\nOn the shelf in October\nDark sourdough, £4.80\nPumpkin rolls, daily, 90p\nApple tart, £3.50 a slice\n\nPlease bring a bag of your own. We gave out 1,900 of them.\n',
    );
    expect(kinds).toContain('heading On the shelf in October');
    expect(kinds).toEqual(
      expect.arrayContaining([
        'item Dark sourdough, £4.80',
        'item Pumpkin rolls, daily, 90p',
        'item Apple tart, £3.50 a slice',
      ]),
    );
    expect(kinds).toContain('heading News from the oven');
  });

  it('is one behind a colon as well', () => {
    const kinds = kindsOf(
      'Für den Teig:\n400 g Mehl\n200 ml Milch\n60 g Butter\n\nAlles gut kneten und gehen lassen.\n',
    );
    expect(kinds.filter((kind) => kind.startsWith('item'))).toHaveLength(3);
  });

  it('is none where lines are sentences or wrapped', () => {
    const wrapped = 'In May 2024 the town\ncounted 40 boats and\n12 of them were sold\nto people from Leeds.';
    expect(kindsOf(wrapped).filter((kind) => kind.startsWith('item'))).toEqual([]);
  });
});

describe('a numbered list whose lines stand over paragraphs', () => {
  const part = (line: string): string =>
    `${line}\nMost shops leave this for the last hour of the day. It costs them orders.\n`;

  it('is the headings of a listicle', () => {
    const source = readSource(
      `Three mistakes\n\nWe read 87 letters.\n\n${part('1. Writing the subject last')}\n${part('2. One list for everybody')}\n${part('3. Never cleaning the list')}\nPick one of them.\n`,
    );
    expect(source.sections.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining([
        'Writing the subject last',
        'One list for everybody',
        'Never cleaning the list',
      ]),
    );
  });

  it('stays a list where its lines follow each other', () => {
    const { blocks } = readSource(
      'How to\n\n1. Switch the machine off\n2. Fill the tank\n3. Wait an hour\n\nThen rinse it twice with fresh water.\n',
    );
    expect(blocks.filter(({ kind }) => kind === 'item')).toHaveLength(3);
  });
});

describe('hyphens without a space', () => {
  const LEAD = 'We counted the boats all year.';
  const read = (...lines: string[]): string[] =>
    kindsOf(`# The harbour\n\n${LEAD}\n\n${lines.join('\n')}\n`).slice(2);

  it('begin items, below the line that leads to them or without it', () => {
    const items = ['item 92 boats', 'item $700 a berth.', 'item Two cranes'];
    expect(read('The year in figures:', '-92 boats', '-$700 a berth.', '-Two cranes')).toEqual([
      'paragraph The year in figures:',
      ...items,
    ]);
    expect(read('-92 boats', '-$700 a berth.', '-Two cranes')).toEqual(items);
  });

  it('also begin items in a text below one tag', () => {
    const text = `<div class="video">\n{% youtube 'a1' %}\n</div>\n\n${LEAD}\n\nIn figures:\n-92 boats\n-Two cranes\n`;
    expect(kindsOf(text)).toEqual([
      `paragraph ${LEAD}`,
      'paragraph In figures:',
      'item 92 boats',
      'item Two cranes',
    ]);
  });

  it('are speech before sentences, and signs before figures alone', () => {
    expect(read('The master said:', '-We sail at six.', '-Not without me!')).toHaveLength(1);
    expect(read('At night it was:', '-5 °C', '-7 °C')).toHaveLength(1);
    expect(read('All of it was old', '-or so they said', 'before the war')).toHaveLength(1);
  });
});
