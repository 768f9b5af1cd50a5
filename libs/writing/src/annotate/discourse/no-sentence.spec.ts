import { outputsOf, textOf } from '../../offline/outputs.fixture.js';

const SAID =
  'The night bus carried eleven thousand people in its first winter, which nobody at the town hall had planned for.';
const mediumOf = (text: string): string =>
  textOf(outputsOf(`# The night bus\n\n${text}`, {}, ['medium']).outputs, 'medium');

describe('a line of minutes', () => {
  const minutesOf = (noted: string, agreed: string, format: 'medium' | 'podcast' = 'medium'): string =>
    textOf(
      outputsOf(
        `# The harbour board

## The crane

Mara: the crane is 40 years old, and its rope has been mended twice [JL: not sure of that count].

Jonas: is anyone against a new crane for the summer?

${noted}

Ewa: then we can ask for three offers before the end of April.

## The ferry

Jonas: the ferry needs a second driver, and the town has nobody who would come.

Mara: the school has two, and one of them would like to drive on Fridays.

${agreed}

## Next Meeting

2024-03-11
`,
        {},
        [format],
      ).outputs,
      format,
    );

  it('is told without a full stop, in italics or between what two people say', () => {
    const told = minutesOf('_no objection_', '_Ewa to ask them both_');
    expect(told).toContain('no objection\n\nEwa: then');
    expect(told).toContain('Ewa to ask them both');
    expect(minutesOf('nothing was said against it', '')).toContain('nothing was said against it');
  });

  it('is no part of the question above it where it is spoken', () => {
    expect(minutesOf('_no objection_', '', 'podcast')).toContain('summer?\n\nno objection\n\nEwa:');
  });

  it.each(['medium', 'podcast'] as const)('has the remark of who wrote it in its brackets: %s', (format) => {
    expect(minutesOf('', '', format)).toContain('mended twice [JL: not sure of that count].');
  });
});

describe('a line below a picture', () => {
  it('is content between two pictures where it is a sentence', () => {
    const told = mediumOf(`${SAID} It never paid for a second driver.

The last ferry used to take 45 minutes to the mill.

![The ferry](ferry.png)

The night bus now takes a third of that, about 15.

![The bus](bus.png)

The town has to find a second driver before the next winter begins, and it has written to forty of them.
`);
    expect(told).toContain('The night bus now takes a third of that');
  });

  it.each([
    ['warm at last'],
    ['<span class="caption">the bus on its way\nup the hill</span>'],
    ['Only ten seats on the bus'],
  ])('is its caption where it has no end: %s', (caption) => {
    const pictures = ['a.jpg', 'b.jpg'].map((file) => `![The bus](${file})\n${caption}`).join('\n\n');
    const told = mediumOf(`${SAID} It pays.\n\n${pictures}\n\n## What it carried\n\nIt carried the post.\n`);
    expect(told).toContain('carried the post');
    expect(told).not.toMatch(/warm|hill|seats/u);
  });

  it.each([['xD'], [':D'], ['<3']])('is a sentence where a smiley ends it: %s', (smiley) => {
    const line = `The driver said it goes by the mill ${smiley}`;
    expect(mediumOf(`${SAID}\n\n${line}\n\nIt never paid for a second driver.\n`)).toContain(line);
    expect(mediumOf(`${SAID}\n\n${line}rive\n\nIt never paid for a second driver.\n`)).not.toContain(
      'goes by the mill',
    );
  });

  it('is a sentence where it ends as one', () => {
    const told = mediumOf(
      `${SAID}\n\n![The bus](bus.jpg)\nIt never paid for a second driver.\n\n${SAID.replace('winter', 'spring')}\n`,
    );
    expect(told).toContain('second driver.');
  });
});

it('a first line that is the title is not told again', () => {
  const title = 'Minutes of the Night Bus Club';
  const links = ['Who came', 'What we said', 'The bills'].map((name) => `<li><a href="#a">${name}</a></li>`);
  const page = `<div>${title}</div>\n<ol>${links.join('\n')}</ol>\n<ul><li><b>Day</b>: May 5</li></ul>\n<p>${SAID}</p>\n<p>It never paid.</p>\n`;
  const told = textOf(outputsOf(page, {}, ['medium']).outputs, 'medium');
  expect(told.split(title)).toHaveLength(2);
});

it.each([
  ['Harbour Loaf', false],
  ['Rye Loaf', true],
])('above the card of a recipe, the title is not told again, and another line is: %s', (line, isTold) => {
  const content = `---\ntitle: Harbour Loaf\n---\n\nOur bakers sell ninety of them on a Friday, and none is left at noon.\n\n${line}\n\nYield: 1 loaf\n\n## Ingredients\n\n- 500 g flour\n- 1 spoon of salt\n- 300 ml water\n`;
  const told = textOf(outputsOf(content, {}, ['medium']).outputs, 'medium');
  expect(told.includes(`noon.\n\n${line}`)).toBe(isTold);
});

describe('the last lines of a text', () => {
  it('are kept where minutes record something in them', () => {
    const record = ['Date: 3 May', 'Place: the boat house', 'Chair: Orla Finn', 'Notes: Ben Holm'];
    const told = mediumOf(
      `${record.join('\n\n')}\n\n${SAID}\n\nIt never paid for a second driver.\n\n- Ask the town\n- Write to the ferry\n\nNext meeting: 7 June, in the boat house\n`,
    );
    expect(told).toContain('Next meeting: 7 June, in the boat house');
  });

  it('are a farewell and its name behind links, of which one asks', () => {
    const links = '[Who pays for the bus?](/pays/)\n\n[The ferry at night](/ferry/)';
    const told = mediumOf(
      `${SAID}\n\nIt never paid for a second driver. We all drive it.\n\nThe town knows it.\n\n${links}\n\nBis zum nächsten Mal,\n\n\\- Orla\n`,
    );
    expect(told).toMatch(/Bis zum nächsten Mal,\n\n(?:- )?Orla/u);
    expect(told).not.toContain('Who pays');
  });

  it('are kept where the last one is a clause without its full stop', () => {
    const clause = 'The drivers of the Night Bus have now been paid by the town';
    expect(mediumOf(`${SAID}\n\nIt never paid for a second driver.\n\n${clause}\n`)).toContain(clause);
  });
});

describe('a signature above a postscript', () => {
  const letter = `Dear riders,\n\n${SAID}\n\nIt never paid for a second driver.\n\n`;
  const toldIn = (format: 'medium' | 'reels', end: string): string =>
    textOf(outputsOf(`# The night bus\n\n${letter}${end}`, {}, [format]).outputs, format);
  const SIGNED = 'Kind regards,\n\nOrla\n\n';

  it('is told with it where a letter is, and not in a video', () => {
    const end = `${SIGNED}P.S. The bus has a new bell that rings at each stop.\n\nIt was a gift of the ferry.\n`;
    expect(toldIn('medium', end)).toContain('Kind regards,\n\nOrla\n\nP.S. The bus has');
    expect(toldIn('reels', end)).not.toMatch(/regards|Orla|ferry/u);
  });

  it('is none above other text', () => {
    expect(toldIn('reels', `${SIGNED}The bus has a new bell that rings at each stop.\n`)).toContain('bell');
  });
});
