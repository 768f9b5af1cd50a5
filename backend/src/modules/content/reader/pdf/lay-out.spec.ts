import { layOutPages } from './lay-out.js';
import { linesOf, type PdfItem } from './lines.js';

const WIDE = 'and the words of this line reach the right edge of it';
let y = 0;
const line = (text: string, { gap = 14, size = 11, x = 72 } = {}): PdfItem => {
  y -= gap;
  return { str: text, hasEOL: true, width: text.length * 5, transform: [size, 0, 0, size, x, y] };
};
const page = (...items: PdfItem[]) => linesOf(items);

beforeEach(() => {
  y = 800;
});

it.each<[string, () => PdfItem[][], string]>([
  [
    'sizes make headings, distance makes paragraphs',
    () => [
      [
        line('Title', { size: 24 }),
        line('Part', { size: 16, gap: 30 }),
        line(WIDE, { gap: 24 }),
        line('to its end.'),
        line('Another one.', { gap: 28 }),
      ],
    ],
    `# Title\n\n## Part\n\n${WIDE} to its end.\n\nAnother one.`,
  ],
  [
    'a figure that ends a sentence begins no list; the next number of a list goes on with it',
    () => [
      [
        line(`${WIDE}. By June it was`),
        line('130. Nobody had guessed it.'),
        line('1. Weigh', { gap: 28 }),
        line('2. Note'),
      ],
    ],
    `${WIDE}. By June it was 130. Nobody had guessed it.\n\n1. Weigh\n2. Note`,
  ],
  [
    'a sentence goes on in the next column, a new one begins a paragraph',
    () => {
      const left = [line('Left', { size: 24 }), line(`${WIDE} and`, { gap: 24 }), line(`${WIDE} and`)];
      y = 776;
      return [[...left, line('goes on here.', { x: 320 }), line('Another one.', { x: 320, gap: 28 })]];
    },
    `# Left\n\n${WIDE} and ${WIDE} and goes on here.\n\nAnother one.`,
  ],
  [
    'a divided word becomes one again',
    () => [[line(`${WIDE} and trans-`), line('formed it is.')]],
    `${WIDE} and transformed it is.`,
  ],
  [
    'a hyphen that the text writes elsewhere stays',
    () => [[line(`${WIDE} of long-term care, so long-`), line('term it is.')]],
    `${WIDE} of long-term care, so long-term it is.`,
  ],
  [
    'signs and numbers make items',
    () => [[line('• rye'), line('• oats'), line('1. first', { gap: 30 }), line('2) second')]],
    '- rye\n- oats\n\n1. first\n2. second',
  ],
  [
    'headers, footers and page numbers are left out',
    () =>
      [1, 2, 3].map((n) => [
        line('The Journal'),
        line(`${WIDE} on page ${n}.`, { gap: 30 }),
        line(`Page ${n} of 3`, { gap: 30 }),
      ]),
    `${WIDE} on page 1.\n\n${WIDE} on page 2.\n\n${WIDE} on page 3.`,
  ],
  [
    'a sentence goes on over the edge of a page',
    () => [[line(WIDE)], [line('here and ends.', { gap: -700 })]],
    `${WIDE} here and ends.`,
  ],
])('%s', (_name, pages, markdown) => {
  expect(layOutPages(pages().map((items) => page(...items)))).toBe(markdown);
});

it('words set apart on one line are parted by a space, words divided by kerning are not', () => {
  const items: PdfItem[] = [
    { str: 'kern', width: 20, transform: [11, 0, 0, 11, 72, 700] },
    { str: 'ing', width: 15, transform: [11, 0, 0, 11, 92.5, 700] },
    { str: 'apart', width: 25, transform: [11, 0, 0, 11, 111, 700] },
  ];
  expect(linesOf(items).map(({ text }) => text)).toEqual(['kerning apart']);
});
