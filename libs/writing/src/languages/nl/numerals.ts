import type { Numerals } from '../numerals.types.js';

export const numerals: Numerals = {
  counts:
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  further:
    'tweeënhalf:2.5 drieënhalf:3.5 honderd:100 tweehonderd:200 driehonderd:300 vierhonderd:400 vijfhonderd:500',
  join: (ten, one) => [`${one}${one.endsWith('e') ? 'ën' : 'en'}${ten}`],
  dozen: 'dozijn',
  multiples: [
    ['verdubbel(?:t|d|de|den|en)', '2'],
    ['verdrievoudig(?:t|d|de|den|en)', '3'],
  ],
  timesAs: ' keer (?=zo |meer |de |het )',
  vague: [
    ['honderdduizenden', 1e5],
    ['tienduizenden', 1e4],
    ['duizenden', 1e3],
    ['honderden', 100],
    ['tientallen', 10],
  ],
  ranks: [
    'tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende',
    '(?: (?:\\p{L}+ste|plaats|verdieping|editie|generatie|eeuw|\\p{L}+ op rij))(?!\\p{L})',
  ],
  rankVerbs: '(?:werd|eindigde als) ',
  partNames: {
    counts: '(?:een|één);twee;drie;vier;vijf;zes;zeven;acht;negen',
    parts: { 5: '(?:vijfde|vijfden)', 6: 'zesden?', 8: 'achtsten?', 10: 'tienden?' },
  },
  largeParts: [
    ['drie ?kwart', '75'],
    ['twee ?derde', '66.7'],
    ['een ?derde', '33.3'],
    ['een kwart', '25'],
    ['de helft', '50'],
  ],
  partOf: '(?= van )',
  openingParts: 'de helft',
  ordinals: 'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde',
  measures: [
    ['(?:een )?half dozijn', 6],
    ['half miljoen', 5e5],
    ['(?:een )?half uur', 30, 'minute'],
    ['(?:een )?kwartier', 15, 'minute'],
    ['drie kwartier', 45, 'minute'],
    ['anderhalf uur', 90, 'minute'],
    ['anderhalf jaar', 18, 'month'],
    ['half jaar', 6, 'month'],
    ['halve liter', 0.5, 'litre'],
    ['halve kilo', 0.5, 'kg'],
  ],
  ratio: { one: 'een|één', of: 'op de|op|van de' },
  hasDecimalComma: true,
  bounds: {
    about: "circa|ongeveer|zo[’']n|rond(?: de)?|omstreeks",
    under: '(?<!n )onder(?: de)?|minder dan',
    nearly: 'bijna|krap|haast|net geen|nagenoeg',
    atMost: 'hooguit|hoogstens|maximaal|tot|ten hoogste|niet meer dan',
    over: '(?<!niet )meer dan|ruim|boven de',
    atLeast: 'minstens|minimaal|ten minste|tenminste|niet minder dan',
    exactly: 'precies|exact',
  },
};
