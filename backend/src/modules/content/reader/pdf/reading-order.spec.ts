import { linesOf } from './lines.js';
import { inReadingOrder, plainLetters } from './reading-order.js';

const [BREAD, WAS, STREET, IN] = ['خبز', 'كان', 'שדרות', 'ברחוב'];

test.each([
  ['English as it stands', ['The ', 'end', '.'], 'The end.'],
  ['Arabic from the right', [BREAD, ' ', WAS], `${WAS} ${BREAD}`],
  ['a figure in Arabic keeps its digits', [BREAD, ' ', '21', '0', ' ', WAS], `${WAS} 210 ${BREAD}`],
  [
    'a name in Hebrew keeps its words',
    [STREET, ' ', IN, ' ', 'Linden', ' ', 'Street', ' ', IN],
    `${IN} Linden Street ${IN} ${STREET}`,
  ],
  ['the point of an Arabic sentence set from the left', [BREAD, ' ', WAS, '.'], `${WAS} ${BREAD}.`],
  ['the point of an Arabic sentence set from the right', ['.', BREAD, ' ', WAS], `${WAS} ${BREAD}.`],
  ['a word of Arabic in English', ['See ', BREAD, ' there'], `See ${BREAD} there`],
])('%s', (_name, runs, text) => {
  expect(inReadingOrder(runs).join('')).toBe(text);
});

test('shapes, radicals and ligatures become the letters they stand for; anything else stays', () => {
  expect(plainLetters('\u2faf包 \ufedb\ufe8e\ufee5 \ufb01ne ½ ™')).toBe('面包 \u0643\u0627\u0646 fine ½ ™');
});

test('a line of single letters, as Chromium writes Arabic, becomes words', () => {
  const shapes = ['\ufe94', '\ufef4', '\ufe91', '\ufeae', '\ufecc', '\ufedf', '\u0627'];
  const items = shapes.map((str, at) => ({ str, width: 10, transform: [12, 0, 0, 12, 90 + at * 10, 153] }));
  expect(linesOf(items).map(({ text }) => text)).toEqual(['العربية']);
});
