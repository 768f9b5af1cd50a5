import type { Numerals } from '../numerals.types.js';

export const numerals: Numerals = {
  counts:
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  further:
    'ventina:20 trentina:30 cinquantina:50 centinaio:100 cento:100 duecento:200 trecento:300 quattrocento:400 cinquecento:500',
  join: (ten, one) => [/^[uo]/.test(one) ? ten.slice(0, -1) + one : ten + one.replace(/^tre$/, 'tré')],
  dozen: 'dozzina',
  multiples: [
    ['il doppio|raddoppi(?:a|ano|ato|ata|ati|ate|are)', '2'],
    ['il triplo|triplic(?:a|ano|ato|ata|ati|ate|are)', '3'],
  ],
  timesAs: ' volte (?=più |tant[oi]|quell|quant[oi]|il |l[ae] )',
  vague: [
    ['centinaia di migliaia', 1e5],
    ['decine di migliaia', 1e4],
    ['migliaia', 1e3],
    ['centinaia', 100],
    ['decine|dozzine', 10],
  ],
  ranks: [
    'second[oa]|terz[oa]|quart[oa]|quint[oa]|sest[oa]|settim[oa]|ottav[oa]|non[oa]|decim[oa]',
    ' (?:\\p{L}+ )?(?:più|posto|piano|edizione|generazione|secolo|consecutiv[oa]|di fila)(?!\\p{L})',
  ],
  rankVerbs: '(?:arrivat[oa]|giunt[oa]|classificat[oa]) ',
  partNames: {
    counts: 'un;due;tre;quattro;cinque;sei;sette;otto;nove',
    parts: { 5: 'quint[oi]', 6: 'sest[oi]', 8: 'ottav[oi]', 10: 'decim[oi]' },
  },
  largeParts: [
    ['tre quarti', '75'],
    ['due terzi', '66.7'],
    ['un terzo', '33.3'],
    ['un quarto', '25'],
    ['(?:la )?metà', '50'],
  ],
  partOf: '(?= d[ei]| dell)',
  openingParts: 'la metà',
  ordinals:
    'prim[oa] second[oa] terz[oa] quart[oa] quint[oa] sest[oa] settim[oa] ottav[oa] non[oa] decim[oa]',
  measures: [
    ['mezza dozzina', 6],
    ['mezzo milione', 5e5],
    ['(?:un )?quarto di secolo', 25, 'year'],
    ['mezzo secolo', 50, 'year'],
    ['un decennio', 10, 'year'],
    ["mezz[’']ora|mezza ora", 30, 'minute'],
    ["(?:un )?quarto d[’']ora", 15, 'minute'],
    ["tre quarti d[’']ora", 45, 'minute'],
    ["(?:un[’'])?ora e mezzo?a?", 90, 'minute'],
    ['(?:un )?anno e mezzo', 18, 'month'],
    ['mezzo litro', 0.5, 'litre'],
    ['mezzo chilo', 0.5, 'kg'],
  ],
  ratio: { one: 'un[oa]?', of: 'su|in ogni|ogni', loosely: 'di' },
  hasDecimalComma: true,
  bounds: {
    about: 'cerca di|circa|intorno a',
    under: 'meno di|sotto i',
    nearly: 'quasi|poco meno di',
    atMost: 'fino a|al massimo|non più di',
    over: 'più di|oltre|super(?:a|ato) i',
    atLeast: 'almeno|non meno di',
    exactly: 'esattamente',
  },
};
