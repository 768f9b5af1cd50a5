import { outputsOf } from '../outputs.fixture.js';

const REVIEW = `# What we learned from a year of night buses

In 2024, the city council of Lund had an idea for a bus that runs all night on Fridays and Saturdays.

While the night bus carried more people than anybody had planned for, it never paid for the second driver that the law asks for. The council had counted on tickets alone.

## How drivers were found

We asked forty drivers whether they would work at night, but only six of them said yes. Four of those six had left the company by the summer of that year. A driver who works one night needs two days of rest, so that every night shift takes three people off the roster of the week. The company has learned to ask for volunteers a season ahead, and it pays for the taxi home.

## What passengers did

Before each season, riders should check:

- the last stop
- the first bus of the morning
- the price after midnight

## What it costs

The second driver costs more than all tickets bring in, and the council pays the difference from the fund for safe streets.
`;

describe('a text with a turn and a part that tells a story', () => {
  it('is opened by its beginning, with the turn behind it', () => {
    const { outputs } = outputsOf(REVIEW, {}, ['linkedin', 'twitter']);
    for (const { text } of outputs) {
      expect(text).toMatch(/^In 2024, the city council of Lund/);
      expect(text).toContain('While the night bus carried more people');
    }
  });

  it('keeps a list of phrases behind its lead-in in one bullet of the summary', () => {
    const { outputs } = outputsOf(REVIEW, {}, ['summary']);
    expect(outputs[0]?.text).toContain(
      'riders should check: the last stop; the first bus of the morning; the price after midnight.',
    );
  });
});

const METRICS = `# Reading code by numbers

Old systems are hard to judge. With static analysis, we often look at three metrics: number of statements, nested depth, and cyclomatic complexity.

## Statements

Short sections of code are easier to read, and most teams aim for about ten statements in each of them. There are good reasons to break that rule now and then.

## Nested depth

Code that is deeply nested asks its reader to keep every condition in mind. A depth of five is what most readers can bear.

## Cyclomatic complexity

This one counts decisions. The higher it is, the more tests a section needs, so that teams aim for ten at most.
`;

describe('parts that a sentence names before their headings', () => {
  it('are a list behind that sentence', () => {
    const text = outputsOf(METRICS, {}, ['linkedin']).outputs[0]?.text ?? '';
    expect(text).toMatch(
      /we often look at three metrics:[^•]*\n\n• Statements: [^\n]+\n• (?:Nested depth|Code)[^\n]+\n• Cyclomatic complexity: /,
    );
  });
});

describe('code in an article', () => {
  it('keeps its indent and the lines that come back', () => {
    const code = '=LET(\n  rate, A2,\n  /* the rate of the day */\n  rate * 2\n)';
    const content = `# Formulas\n\nWe begin with a formula that names its input before it uses it:\n\n\`\`\`\n${code}\n\`\`\`\n\nThen we name the second input of it as well, and nothing else has to change:\n\n\`\`\`\n${code.replace('A2', 'B2')}\n\`\`\`\n\nBoth formulas are read from top to bottom by anybody who opens the sheet.\n`;
    const text = outputsOf(content, {}, ['medium']).outputs[0]?.text ?? '';
    expect(text.replaceAll('\u00a0', ' ')).toContain(code);
    expect(text.match(/the rate of the day/g)).toHaveLength(2);
  });
});

const CASE = `# How a bakery stopped throwing away one bake in eight

*Batchline stories, issue 12, June 2025*

**Customer:** Marrow Lane
**Staff:** 47

At ten past four on a wet Thursday, the manager counted ninety-six unsold scones on the trolley of one shop. The same afternoon, six miles away, the last scone had been gone for hours.

## What changed

The bakery compared four weeks in September with four weeks in April, once all five shops had used the new system for six weeks.

| | September 2023 | April 2024 |
| --- | --- | --- |
| Unsold per week | 1,241 (13.2%) | 673 (7.4%) |
| Order errors | 23 | 4 |
| Minutes spent on orders | 50 | 15 |

Nobody's hours were cut, and every shop closes half an hour earlier than it did before the change.

## What still does not work

Saturdays are still above ten percent, because one match in the city can bend four weeks of sales.
`;

describe('what authors of such texts write', () => {
  const textOf = (content: string, format: 'linkedin' | 'summary' | 'infographic'): string =>
    outputsOf(content, {}, [format]).outputs[0]?.text ?? '';

  it('the rows of a small table are told', () => {
    expect(textOf(CASE, 'summary')).toContain(
      '• Unsold per week – September 2023: 1,241 (13.2%); April 2024: 673 (7.4%)\n',
    );
    expect(textOf(CASE, 'infographic')).toContain('Order errors\nSeptember 2023: 23; April 2024: 4\n');
  });

  it('a box of facts and the line of the issue are no sentences of the text', () => {
    for (const format of ['linkedin', 'summary'] as const) {
      expect(textOf(CASE, format)).not.toContain('Customer:');
      expect(textOf(CASE, format)).not.toContain('issue 12');
    }
  });
});

it('shows the question over the first sentences told of an answer, once', () => {
  const answer = (name: string): string =>
    `**Mindy**: I moved to ${name} in spring. The harbour of ${name} has more gulls than boats, and I found out that nobody there sells a single gull made of glass. So I built a kiln from the bricks of an old chimney and sold forty glass gulls in the first week of June. My neighbours asked me for herons after that, because herons are what they see from their windows in winter.`;
  const towns = ['Lund', 'Ystad', 'Malmo', 'Visby', 'Kalmar', 'Gavle'];
  const text = towns
    .map((town, at) => `### How did you come to town ${String(at)} with your gulls?\n\n${answer(town)}`)
    .join('\n\n');
  const intro =
    'We talk to Mindy, a glassblower who has had a kiln in six harbours, about gulls and neighbours.';
  const { outputs } = outputsOf(`# Six harbours\n\n${intro}\n\n${text}\n`, {}, ['linkedin']);
  const post = outputs[0]?.text ?? '';
  const asked = towns.flatMap((_, at) => post.match(new RegExp(`town ${String(at)} with`, 'gu')) ?? []);
  expect(asked.length).toBeGreaterThan(1);
  for (const [at, town] of towns.entries())
    expect((post.match(new RegExp(`town ${String(at)} with`, 'gu')) ?? []).length).toBe(
      Number(post.includes(`of ${town} has`) || post.includes(`to ${town} in`)),
    );
});
