import { readSource } from '../source/read-source.js';
import { analyse } from './analyse.js';
import { coreOf } from './core/core.js';
import { outputsOf, textOf } from './outputs.fixture.js';
import { listText } from './realise.js';

const passagesIn = (content: string): string[] =>
  analyse(readSource(content)).passages.map(({ units }) => units.map(({ text }) => text).join(' '));
const listsIn = (content: string): string[] =>
  analyse(readSource(content)).lists.map((list) => listText(list));

describe('a passage', () => {
  it('keeps a pronoun with what it stands for', () => {
    expect(passagesIn('The crew moved the pump. It had failed twice in March.\n')).toEqual([
      'The crew moved the pump. It had failed twice in March.',
    ]);
  });

  it('keeps a plan with what came of it', () => {
    expect(
      passagesIn('The original plan was to hire three teams. The city paid for one team only.\n'),
    ).toEqual(['The original plan was to hire three teams. The city paid for one team only.']);
  });

  it('keeps a question with its answer', () => {
    expect(passagesIn('Are you afraid of formulas? Many people are.\n')).toEqual([
      'Are you afraid of formulas? Many people are.',
    ]);
  });

  it('ends before what only announces', () => {
    expect(passagesIn('Boats need water. Here are some examples of what we did:\n\n```\nx\n```\n')).toEqual([
      'Boats need water.',
    ]);
  });

  it('tells no housekeeping', () => {
    expect(
      passagesIn(
        'The harbour saved 38 percent. Thanks to Ann for editing. In the next post we look at sails.\n',
      ),
    ).toEqual(['The harbour saved 38 percent.']);
  });

  it('frees a conclusion of the words that announce it', () => {
    expect(passagesIn('In conclusion, names clarify your story.\n')).toEqual(['Names clarify your story.']);
  });
});

describe('what is told together', () => {
  /** The least passage around the sentence that begins with some words. */
  const around = (content: string, opening: string): string => {
    const { units, tellings } = analyse(readSource(content));
    const at = units.findIndex(({ text }) => text.startsWith(opening));
    return tellings
      .closureAt(at)
      .map(({ text }) => text)
      .join(' ');
  };

  it.each([
    [
      'both sides of a contrast',
      'The harbour is open to all. On paper, a berth is free for everyone under 30. In practice, three people had one last year. Boats come and go.',
      'On paper',
      'On paper, a berth is free for everyone under 30. In practice, three people had one last year.',
    ],
    [
      'what used to be and what is now',
      'Previously, every backup copied the whole database of the harbour. Now only what changed since noon is copied.',
      'Now only',
      'Previously, every backup copied the whole database of the harbour. Now only what changed since noon is copied.',
    ],
    [
      'what others say and the answer to it',
      'Some people object that a harbour should not sell fish. I understand the worry. But the fish is caught here anyway.',
      'Some people',
      'Some people object that a harbour should not sell fish. I understand the worry. But the fish is caught here anyway.',
    ],
    [
      'what something is not and what it is',
      'The pump stands at the end of the pier. The question is not how to pay less for water. It is whom we want to pay.',
      'The question',
      'The question is not how to pay less for water. It is whom we want to pay.',
    ],
  ])('is %s', (_, text, opening, told) => {
    expect(around(`# Water\n\n${text}\n`, opening)).toBe(told);
  });

  it('is a sentence alone that says both sides', () => {
    const text =
      'Originally we had a goal of two weeks, but the repair took ninety days. The pier was closed.';
    expect(around(`# Water\n\n${text}\n`, 'Originally')).toBe(
      'Originally we had a goal of two weeks, but the repair took ninety days.',
    );
  });
});

describe('the core', () => {
  const OPINION = `# Stop charging guests for water

Last summer my neighbour Ruth paid 80 euros for water that the harbour already had. She has one small boat.

Most harbours read the meter twice a year. Nobody reads the bill.

The board should do two things this year. It should print the price on every tap. And it should stop charging for the first hundred litres.

Ann Lee sails from Lindholm. Write to her at ann@example.org.
`;

  it('ends with what the text demands', () => {
    const analysis = analyse(readSource(OPINION));
    const told = coreOf(analysis)
      .takeaway?.units.map(({ text }) => text)
      .join(' ');
    expect(told).toContain('stop charging for the first hundred litres');
  });

  it.each(['linkedin', 'facebook', 'twitter', 'email', 'summary'] as const)('is carried by %s', (format) => {
    expect(textOf(outputsOf(OPINION, {}, [format]).outputs, format)).toContain(
      'stop charging for the first hundred litres',
    );
  });

  it('names everybody in full first', () => {
    const content =
      '# The shed\n\nThe harbour lends its tools. Its keeper, Marit Solberg, began with forty of them.\n\n## What came of it\n\nSolberg says that nothing was stolen in two years. Last year the shed lent 2,400 tools, and 14 other harbours copied it.\n';
    for (const { text } of outputsOf(content, {}, ['linkedin', 'summary', 'twitter']).outputs)
      if (text.includes('Solberg')) expect(text.slice(0, text.indexOf('Solberg'))).toMatch(/Marit $/u);
  });
});

describe('a list', () => {
  it('keeps the sentence that leads to it', () => {
    expect(listsIn('We wish we had done more:\n\n- added a section on costs\n- asked more crews\n')).toEqual([
      'We wish we had done more:\n\n• added a section on costs\n• asked more crews',
    ]);
  });

  it('is made of subheadings that their heading counts', () => {
    const content =
      '# Sails\n\n## Three ways to mend a sail\n\n### Sew it\n\nA strong thread holds a torn seam for years.\n\n### Tape it\n\nSail tape closes a small hole in a minute.\n\n### Replace it\n\nA sail older than ten years is cheaper to replace.\n';
    expect(listsIn(content)[0]).toContain('• Tape it: Sail tape closes a small hole in a minute.');
  });
});

it('a step of instructions is used only with those before it', () => {
  const steps = 'Heat the oil in a large pot. Fry the fish for three minutes. Stir the stock into it.';
  const content = `# Soup of the pier\n\nWe eat it each winter.\n\n## Instructions\n\n${steps} Bring the soup to a boil, put the lid on the pot, and cook it for an hour on a low flame. Serve the soup to the crew while it is hot.\n\n## Crew\n\nThe crew of the ferry eats it at noon. The children of the pier eat it after school.\n`;
  const { units, tellings } = analyse(readSource(content));
  const closureOf = (beginning: string) =>
    tellings.closureAt(units.findIndex(({ text }) => text.startsWith(beginning))).map(({ text }) => text);
  expect(closureOf('Bring the soup')[0]).toBe('Heat the oil in a large pot.');
  expect(closureOf('The crew of')).toHaveLength(1);
});
