import type { ShortVideoDraft } from '../../formats/draft/draft.types.js';
import { outputsOf } from '../outputs.fixture.js';

function videoOf(content: string): ShortVideoDraft {
  const draft = outputsOf(content, {}, ['tiktok']).outputs[0]?.draft;
  if (draft?.format !== 'tiktok') throw new Error('no video');
  return draft;
}

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
  it('is opened by the turn, not by how it began', () => {
    const { outputs } = outputsOf(REVIEW, {}, ['linkedin', 'twitter']);
    for (const { text } of outputs) expect(text).toMatch(/^While the night bus carried more people/);
  });

  it('is one part from its strongest line on in the second video', () => {
    const { hook, scenes } = videoOf(REVIEW);
    expect(hook).toMatch(/^We asked forty drivers/);
    expect(scenes.map(({ voiceOver }) => voiceOver).join(' ')).toContain('two days of rest');
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
