import { outputsOf, textOf } from '../outputs.fixture.js';

const mediumOf = (text: string): string =>
  textOf(outputsOf(`# The boats of the club\n\n${text}`, {}, ['medium']).outputs, 'medium');

it('a table of figures is told with the row that has none', () => {
  const table = '| Data | Value |\n| --- | --- |\n| Length | 9 m |\n| Weight | 2 t |\n| Berth | --- |\n';
  const told = mediumOf(
    `The club has two boats.\n\n## The old one\n\n${table}\n## The new one\n\nIt is fast.\n`,
  );
  expect(told).toContain('The old one\n\n• Length: 9 m\n• Weight: 2 t\n• Berth: ---');
});

it('a row of a single cell is told as it is', () => {
  const rows = '<tr><td>Oak; dry</td></tr><tr><td>All boats</td></tr>';
  const told = mediumOf(`This is what the club has:\n\n<table>${rows}</table>\n\nIt is enough for us.\n`);
  expect(told).not.toContain('• :');
});

describe('a label over items', () => {
  it('has them in its line, each with its end', () => {
    const told = mediumOf(
      'We looked at both.\n\n- Price\n  - 115€ against 90€\n  - Paint is extra\n- The oars\n',
    );
    expect(told).toContain('• Price: 115€ against 90€. Paint is extra.');
  });

  it('has long ones below it', () => {
    const report = (name: string): string =>
      `  - ${name} went out to the island with the old boat, and saw that ${'the wind and the tide, '.repeat(10)}and the rain had worn it down.`;
    const told = mediumOf(
      `We met in May.\n\n- Reports were made:\n${report('Ann')}\n${report('Bo')}\n- The vote was held.\n`,
    );
    expect(told).toMatch(/• Reports were made:\n– Ann went .*\n– Bo went .*\n• The vote was held/u);
  });
});
