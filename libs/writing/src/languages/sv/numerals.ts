import type { Numerals } from '../numerals.types.js';

export const numerals: Numerals = {
  counts:
    'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
  tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
  further:
    'en:1 hundra:100 tvåhundra:200 trehundra:300 fyrahundra:400 femhundra:500 sexhundra:600 sjuhundra:700 åttahundra:800 niohundra:900',
  join: (ten, one) => [`${ten}${one}`],
  dozen: 'dussin',
  multiples: [
    ['fördubbla(?:s|de|des|t|ts)?|dubbelt så|dubblera(?:s|de|t|ts)?', '2'],
    ['tredubbla(?:s|de|des|t|ts)?|trefaldiga(?:s|de|t)?', '3'],
    ['fyrdubbla(?:s|de|des|t|ts)?', '4'],
    ['halvera(?:s|de|des|t|ts)?', '0.5'],
  ],
  timesAs: ' gånger (?=så |mer |fler )',
  vague: [
    ['hundratusentals', 1e5],
    ['tiotusentals', 1e4],
    ['tusentals', 1e3],
    ['hundratals', 100],
    ['tiotals', 10],
  ],
  ranks: [
    'andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde|tionde',
    '(?: (?:plats(?:en)?|våningen|upplagan|generationen|seklet|\\p{L}+ i rad|st[öo]rsta|bästa))(?!\\p{L})',
  ],
  rankVerbs: '(?:blev|kom|slutade) ',
  partNames: {
    counts: 'en;två;tre;fyra;fem;sex;sju;åtta;nio',
    parts: { 5: 'femtedel(?:ar)?', 6: 'sjättedel(?:ar)?', 8: 'åttondel(?:ar)?', 10: 'tiondel(?:ar)?' },
  },
  largeParts: [
    ['tre fjärdedelar', '75'],
    ['två tredjedelar', '66.7'],
    ['en tredjedel', '33.3'],
    ['en fjärdedel', '25'],
    ['hälften', '50'],
  ],
  partOf: '(?= av )',
  openingParts: 'hälften|en tredjedel',
  ordinals: 'första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte',
  measures: [
    ['(?:ett )?halvt dussin', 6],
    ['(?:en )?halv miljon', 5e5],
    ['(?:en )?halv miljard', 5e8],
    ['(?:en )?halvtimme', 30, 'minute'],
    ['(?:en )?kvart', 15, 'minute'],
    ['tre kvart', 45, 'minute'],
    ['(?:en och en halv|ett och ett halvt) timm(?:e|ar)', 90, 'minute'],
    ['ett och ett halvt år', 18, 'month'],
    ['(?:ett )?halvår', 6, 'month'],
    ['(?:en )?halv liter', 0.5, 'litre'],
    ['(?:ett )?halvt kilo', 0.5, 'kg'],
  ],
  ratio: { one: 'en|ett', of: 'av de|av' },
  hasDecimalComma: true,
  bounds: {
    about: 'cirka|ca|omkring|runt|ungefär',
    under: 'under|mindre än|färre än',
    nearly: 'nästan|närmare|knappt',
    atMost: 'upp till|högst|som mest',
    over: 'över|mer än|fler än|drygt',
    atLeast: 'minst|åtminstone',
    exactly: 'exakt|precis',
  },
};
