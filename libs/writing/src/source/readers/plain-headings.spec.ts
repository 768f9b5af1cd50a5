import { readSource } from '../read-source.js';

const PARAGRAPH =
  'The session takes an hour in the park, and the children may run about as much as they like before it begins.';
const paste = (...blocks: string[]) => readSource(blocks.join('\n\n'));
const headingsOf = (...blocks: string[]) => paste(...blocks).sections.map(({ heading }) => heading);

describe('lines of a plain paste that are headings by their look', () => {
  it('are those with a picture in front, without their stop', () => {
    expect(
      headingsOf(
        'The autumn newsletter',
        PARAGRAPH,
        '🏍 Ride your own ride.',
        PARAGRAPH,
        'It rained.',
        PARAGRAPH,
      ),
    ).toEqual(['The autumn newsletter', 'Ride your own ride']);
  });

  it('are none with only their label in bold', () => {
    const lines = [
      '**A month before:** Book it.',
      '**A week before:** Choose one.',
      '**The day:** Have fun.',
    ];
    expect(headingsOf('How to prepare', ...lines.flatMap((line) => [line, PARAGRAPH]))).toEqual([
      'How to prepare',
    ]);
  });

  it('are none without a word: a code, a number, a remark in brackets', () => {
    const lines = ['[Check against delivery]', 'PE38 0HU', '01366 377799'];
    expect(headingsOf('How to prepare', ...lines.flatMap((line) => [line, PARAGRAPH]))).toEqual([
      'How to prepare',
    ]);
  });

  it('are no line of a list', () => {
    expect(headingsOf('Our new room', PARAGRAPH, 'Scones', 'Tea', 'Jam', PARAGRAPH)).not.toContain('Scones');
  });

  it('are read below a marked title too, a month is none', () => {
    expect(headingsOf('# Our new room', 'October 2026', PARAGRAPH, 'What it looks like', PARAGRAPH)).toEqual([
      'Our new room',
      'What it looks like',
    ]);
  });

  it('are not the one line that a colon announces', () => {
    expect(
      headingsOf('# Our new room', PARAGRAPH, 'On the door her note said:', 'Keep your feet dry', PARAGRAPH),
    ).toEqual(['Our new room']);
  });

  it('may end with a word in quotation marks', () => {
    expect(headingsOf('Our new room', PARAGRAPH, 'The word "snug"', PARAGRAPH)).toContain('The word "snug"');
  });
});

describe('the title of a plain paste', () => {
  it('is below the name of who publishes it and a date', () => {
    const source = paste(
      'Stepney City Farm',
      '21 May 2021',
      'Spinning the wheels with Stepney City Farm potter Jess Jos',
      'Why pottery?',
      'I grew up with it, and my parents made plates.',
      'Who taught you?',
      'My father taught me the wheel in his shed.',
      'What was hard?',
      'I broke my wrist twice in ten years.',
    );
    expect(source.title).toBe('Spinning the wheels with Stepney City Farm potter Jess Jos');
  });

  it('is no day, and no heading late in the text', () => {
    const source = paste(
      'Saturday, December 12th',
      `${PARAGRAPH} ${PARAGRAPH}`,
      PARAGRAPH,
      PARAGRAPH,
      'Hours this week',
      '- Sunday: 12 - 4',
    );
    expect(source.title).toBe('');
    expect(source.sentences.map(({ text }) => text)).not.toContain('Saturday, December 12th');
  });

  it('are none where others are marked, of whatever level', () => {
    const asked = ['#### What do you eat?', '#### Where do you row?', '#### Who pays?'];
    const parts = asked.flatMap((line) => [
      line,
      PARAGRAPH,
      'Soup: with beans',
      PARAGRAPH,
      'Really?',
      PARAGRAPH,
    ]);
    expect(headingsOf('# Nine questions', ...parts).filter((heading) => !heading.endsWith('?'))).toEqual([
      'Nine questions',
    ]);
    expect(headingsOf('# Nine questions', ...parts)).not.toContain('Really?');
  });
});
