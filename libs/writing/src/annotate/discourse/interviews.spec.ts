import { analyse } from '../../offline/analyse.js';
import { outputsOf } from '../../offline/outputs.fixture.js';
import { readSource } from '../../source/read-source.js';

const ASKED = 'Where can we see your boats?';
const interview = (answer: string): string => `# Interview: Ada Lund, boat builder

Ada Lund has built boats at the harbour since 1994. We met her in the dairy next door.

**What do you build?**

I build small boats of oak and larch, and each of them takes me a summer and a winter.

**Who taught you that?**

My aunt taught me. She said that a boat is a box until somebody has rowed it home in the rain.

**What do you do in winter?**

I mend the boats of my neighbours, and I read about ferries by the stove in the shed.

**${ASKED}**

${answer}

Thanks for your time, Ada! We look forward to seeing more of your boats on the river.
`;
const told = (answer: string): string =>
  outputsOf(interview(answer), {}, ['medium', 'podcast', 'youtube', 'summary', 'facebook'])
    .outputs.map(({ text }) => text)
    .join('\n');

describe('a question whose answer is only an address', () => {
  it.each([
    'www.lund-boats.example',
    'https://lund.example/boats',
    'https://lund.example\n\n@lundboats',
    'ada@lund.example',
  ])('is not told, nor is what the host says below it: %s', (answer) => {
    expect(told(answer)).toContain('I build small boats');
    expect(told(answer)).not.toMatch(/Where can we see|Thanks for your time|We look forward/u);
  });

  it('is told if the answer says more', () => {
    const more = told('www.lund-boats.example\n\nI show all of my boats there, also those that sank.');
    expect(more).toContain(ASKED);
    expect(told('I show them at the pier on the first Sunday of May, and you can row them.')).toContain(
      ASKED,
    );
  });
});

describe('a statement in bold between an answer and the next heading', () => {
  const held = (line: string): string => `# An interview with Nora Falk

Nora Falk bakes in Graz. We met her in May.

## When did you begin to bake?

I began at the age of nine, with my aunt, who had the shop before me and sold it to me for one coin.

${line}

## What do you do differently?

I bake less than I could, and I close when all of it is sold. The street knows that, and comes early.

## What comes next for you?

I will take on a second baker in May, and then I will sleep until six for the first time in my life.
`;
  const speakerOf = (content: string, line: string): string | undefined =>
    readSource(content).blocks.find(({ text }) => text === line)?.speaker;
  const toGuest = 'Many bakers close now. Your shop does not.';
  const onOthers = 'Many bakers close now. This one does not.';

  it.each([toGuest, onOthers])('is nobody\u2019s: %s', (line) => {
    expect(speakerOf(held(`**${line}**`), line)).toBeUndefined();
    expect(speakerOf(held(line), line)).toBe('Nora Falk');
    const labelled = held(`**${line}**`).replaceAll(/\n\n(?=I [bw])/gu, '\n\nNora Falk: ');
    expect(speakerOf(labelled, line)).toBeUndefined();
  });
});

describe('an answer in a few words', () => {
  const ASKS = 'What do you mend more: watches or towers?';
  /** The telling of the sentence behind the answer. */
  const toldWith = (answer: string, asked = ASKS): string => {
    const { units, tellings } = analyse(
      readSource(`# A talk with Ida Reuter, who mends clocks

Ida Reuter has mended the clocks of our town since 1998. We met her in her shop by the station.

### How did you learn to mend clocks?

**Ida:** I took the clock of my aunt apart and could not put it together again, so I asked the man next door.

### ${asked}

**Ida:** ${answer} I climb up to one of them each week, and on the way down I know what the whole town does wrong.

### What has changed since you began?

**Ida:** Fewer people own a clock, and those who do know why. They wait for me, and they bring me cake.
`),
    );
    const at = units.findIndex(({ text }) => text.startsWith('I climb up'));
    const told = tellings.closureAt(at).map(({ text }) => text);
    return told.join(' ').replace(/(?<=I climb up).*$/u, '');
  };

  it.each([
    'Towers.',
    'Definitely towers!',
    'Not watches.',
    'Of course both.',
    'He chooses.',
    'Hay.',
    'No question!',
    'Keine Frage!',
  ])('is told with what follows: %s', (answer) => {
    expect(toldWith(answer)).toBe(`${answer} I climb up`);
  });

  it.each(['Good question!', 'Ha!', 'Hi!', 'Hey.', 'Oh, wow.', 'Thank you!', 'Hm.', 'Gute Frage.'])(
    'is left out if it only reacts: %s',
    (answer) => {
      expect(toldWith(answer)).toBe('I climb up');
    },
  );

  it('is left out below a question that is too long to be told', () => {
    const asked = `If all of the clocks of the town stopped in one night, ${'and you were alone, '.repeat(5)}which would you mend?`;
    expect(toldWith('Of course.', asked)).toBe('I climb up');
  });
});
