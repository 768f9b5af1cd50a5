import { outputsOf } from '../../offline/outputs.fixture.js';

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
