import { readSource } from '../read-source.js';

const BOX = '**Boats**: 14\\\n**Tides (yes/no)**: yes\n';
const toldIn = (content: string): boolean => {
  const { blocks, sections } = readSource(content);
  const told = new Set(sections.flatMap((section) => section.blocks));
  return blocks.some(({ text }, at) => text.startsWith('Boats: 14') && told.has(at));
};

const ABOVE = '# The race\n\nWe sailed around the island in May, as each year since the war.\n';
const BELOW = '## Next year\n\nNext year we sail in June, because the water is warmer then.\n';

describe('a fact box', () => {
  it('is content inside a section, below a heading or below its text', () => {
    expect(toldIn(`${ABOVE}\n## The start\n\n${BOX}\n${BELOW}`)).toBe(true);
    expect(toldIn(`${ABOVE}\n## The start\n\nThe start was at the pier.\n\n${BOX}\n${BELOW}`)).toBe(true);
  });

  it('is about the text below its title, where no paragraph is above it', () => {
    const list = '# The race\n\n- Bring a rope.\n- Bring a lamp.\n';
    expect(toldIn(`${list}\n${BOX}\n${BELOW}`)).toBe(false);
  });

  it('is about the text at its beginning and at its end', () => {
    expect(toldIn(`# The race\n\n${BOX}\n${BELOW}`)).toBe(false);
    expect(toldIn(`${ABOVE}\n${BOX}\n${BELOW}`)).toBe(false);
    expect(toldIn(`${ABOVE}\n${BELOW}\n${BOX}`)).toBe(false);
  });
});

it('a line in italics above all text is about the text, but not an opening of several sentences', () => {
  const told = (line: string): string[] =>
    readSource(`# The wall\n\n${line}\n\nThe wall was wet.\n`).sentences.map(({ text }) => text);
  const opening = '_The wall is the oldest of the harbour. It holds back the sea twice a day._';
  expect(told(opening)).toHaveLength(3);
  expect(told('_From our May issue. It is reprinted with kind permission._')).toEqual(['The wall was wet.']);
  expect(told('_By Ada Lund. Pictures by Bo Li._')).toEqual(['The wall was wet.']);
  expect(told('_The harbour, on a wet day in May._')).toEqual(['The wall was wet.']);
});
