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

it('a label that has a colon in its table has one colon', () => {
  const table = '|||\n|---|---|\n|**Length:**|9 m|\n|**Weight:**|2 t|\n';
  const told = mediumOf(`The club has a boat.\n\n${table}\nIt is fast.\n`);
  expect(told).toContain('• Length: 9 m\n• Weight: 2 t');
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

describe('two tables of a comparison', () => {
  const PRICES =
    '| Trip | Oars | Ferry |\n| --- | --- | --- |\n| Island | £4 | £9 |\n| Pier | £3 | £5 |\n| Town | £2 | £8 |\n';
  const SCORES =
    '| Measure | Oars | Sails |\n| --- | --- | --- |\n| Speed - how soon you are at the pier on a day without any wind at all | 4/10 | 8/10 |\n| Comfort - how dry you are | 3/10 | 6/10 |\n| Overall | 4/10 | 7/10 |\n';
  const comparison = (title: string): string =>
    `# ${title}\n\nThe club rowed for nine years before it bought a sail, and both have their friends in it.\n\n## The trips\n\nNobody pays for the wind, but the ferry is paid for by the mile.\n\n${PRICES}\nThe ferry is the dearest way to the island on each day of the year.\n\n## In the end\n\nA sail is what most of us would buy today, if we had the money for it.\n\n${SCORES}\n## Later\n\nThe old boat was sold to a school on the other side of the bay.\n`;
  const told = (title: string) => {
    const { outputs } = outputsOf(comparison(title), {}, ['infographic', 'summary', 'medium']);
    return (['infographic', 'summary', 'medium'] as const).map((format) => textOf(outputs, format));
  };

  it('are told by that whose columns the title names, with short labels on a board', () => {
    const [board, summary] = told('Oars or sails for a small club');
    expect(board).toContain('Speed\nOars: 4/10; Sails: 8/10');
    expect(board).not.toContain('£');
    expect(summary).toContain('Overall – Oars: 4/10; Sails: 7/10');
    const [other] = told('How our club got to the island');
    expect(other).toContain('£');
  });

  it('stand below the sentences above them', () => {
    const [, , article = ''] = told('Oars or sails for a small club');
    expect(article.indexOf('if we had the money')).toBeLessThan(article.indexOf('Sails: 8/10'));
  });
});

it('a summary tells rows of a table with their cells or not at all', () => {
  const rows = Array.from({ length: 12 }, (_, at) => `| Boat yard ${at + 1} | ${at * 3 + 7} m |`).join('\n');
  const { outputs } = outputsOf(
    `# The yards of the bay\n\nThe bay has twelve yards, and we went to all of them in a week of rain.\n\n## Lengths\n\n| Yard | Longest boat |\n| --- | --- |\n${rows}\n\nNone of them builds a boat in winter, when the doors stay shut.\n`,
    {},
    ['summary'],
  );
  expect(textOf(outputs, 'summary')).not.toMatch(/Boat yard 1; Boat yard 2/u);
});

describe('a table that compares things', () => {
  const ROWS = [
    ['Hull', 'oak, from the yard at Hall; tarred', 'plastic'],
    ['Sails', 'one, of cotton', 'two, of cloth that nobody has to dry'],
    ['Upkeep', 'a week of paint each spring', 'a hose'],
  ];
  const LONG = 'a pump in the stern that has to be worked by hand every morning before the tide comes in';
  const told = (rows: readonly string[][], format: 'medium' | 'infographic' | 'summary'): string => {
    const table = ['| Part | The old one (https://old.example/) | The new one |', '| --- | --- | --- |'];
    const content = `# The boats of the club\n\nThe club has two boats, and we are asked for both.\n\n## Compared\n\n${[
      ...table,
      ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    ].join('\n')}\n\n## What we think\n\nWe take the old one on Sundays.\n`;
    return textOf(outputsOf(content, {}, [format]).outputs, format);
  };

  it('is told row by row, without the address of a thing', () => {
    const text = told(ROWS, 'medium');
    expect(text).toContain(
      '• Hull – The old one: oak, from the yard at Hall; tarred; The new one: plastic\n• Sails – ',
    );
  });

  it('is a board whose labels are shortened only if they stay different', () => {
    const about = ' – what we looked at on the day before the race, and once more on the day after it';
    const named = (...names: string[]): string =>
      told(
        ROWS.map(([, ...cells], at) => [`${names[at]}${about} in ${at + 2} years`, ...cells]),
        'infographic',
      );
    expect(named('Hull', 'Sails', 'Upkeep')).toContain('Sails\nThe old one: one');
    expect(named('Hull', 'Hull', 'Upkeep')).not.toMatch(/^Hull$/mu);
  });

  it('is only in articles and letters if it has many columns', () => {
    const head = '| Part | Key | Group | Share | Weight | Note |\n| --- | --- | --- | --- | --- | --- |';
    const rows = ['Hull', 'Sails', 'Keel', 'Oars'].map(
      (part, at) => `| ${part} | k${at} | wood | ${at}0 | ${at}4 kg | by hand |`,
    );
    const content = `# The boat\n\nWe built a boat.\n\n## The sheet\n\n${[head, ...rows].join('\n')}\n\n## The end\n\nIt floats.\n`;
    const { outputs } = outputsOf(content, {}, ['linkedin', 'podcast', 'infographic', 'medium', 'email']);
    const shows = outputs.map(({ format }) => [format, textOf(outputs, format).includes('Key: k1')]);
    expect(shows).toEqual([
      ['linkedin', false],
      ['podcast', false],
      ['infographic', false],
      ['medium', true],
      ['email', true],
    ]);
  });

  it('is a board without a row that is too long', () => {
    const text = told([...ROWS, ['Water', LONG, LONG]], 'infographic');
    expect(text).toContain('Hull\nThe old one: oak');
    expect(text).not.toContain('Water');
  });

  it('is not told if a row has nothing on one of them, or in a summary by its first cells', () => {
    expect(told([...ROWS, ['Name', 'Ida', '']], 'medium')).not.toContain('Hull');
    const [first = []] = ROWS;
    const many = Array.from({ length: 10 }, (_, at) => [`${first[0]} of boat ${at}`, ...first.slice(1)]);
    expect(told(many, 'summary')).not.toContain('Hull');
  });
});
