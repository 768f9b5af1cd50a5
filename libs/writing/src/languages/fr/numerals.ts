import type { Numerals } from '../numerals.types.js';

export const numerals: Numerals = {
  plural: /[sx]$/u,
  counts:
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  tens: 'vingt trente quarante cinquante soixante',
  further:
    'dizaine:10 quinzaine:15 vingtaine:20 trentaine:30 quarantaine:40 cinquantaine:50 soixantaine:60 centaine:100 cent:100 soixante-dix:70 soixante-et-onze:71 quatre-vingts:80 quatre-vingt:80 quatre-vingt-dix:90 septante:70 nonante:90',
  join: (ten, one) => (one === 'un' ? [`${ten} et un`, `${ten}-et-un`, `${ten} et une`] : [`${ten}-${one}`]),
  dozen: 'douzaine',
  multiples: [
    ['le double|doubl(?:é|ée|és|ées|ent|er)', '2'],
    ['le triple|tripl(?:é|ée|és|ées|ent|er)', '3'],
  ],
  timesAs: ' fois (?=plus |l[ae]s? |c[eé])',
  vague: [
    ['centaines de milliers', 1e5],
    ['dizaines de milliers', 1e4],
    ['milliers', 1e3],
    ['centaines', 100],
    ['dizaines|douzaines', 10],
  ],
  ranks: [
    'deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième',
    ' (?:\\p{L}+ )?(?:plus|place|rang|étage|édition|génération|siècle|consécutive?|d’affilée)(?!\\p{L})',
  ],
  rankVerbs: '(?:arrivée?|terminée?|classée?|finit|termine) ',
  partNames: {
    counts: 'un;(?:les )?deux;(?:les )?trois;(?:les )?quatre;cinq;six;sept;huit;neuf',
    parts: { 5: 'cinquièmes?', 6: 'sixièmes?', 8: 'huitièmes?', 10: 'dixièmes?' },
  },
  largeParts: [
    ['(?:les )?trois quarts', '75'],
    ['(?:les )?deux tiers', '66.7'],
    ['un tiers', '33.3'],
    ['un quart', '25'],
    ['la moitié', '50'],
  ],
  partOf: "(?= de| d[’'])",
  openingParts: 'la moitié|un tiers',
  ordinals:
    'premi(?:er|ère) (?:deuxième|second|seconde) troisième quatrième cinquième sixième septième huitième neuvième dixième',
  measures: [
    ['(?:une )?demi-douzaine', 6],
    ['(?:un )?demi-million', 5e5],
    ['(?:un )?quart de siècle', 25, 'year'],
    ['(?:un )?demi-siècle', 50, 'year'],
    ['une décennie', 10, 'year'],
    ['(?:une )?demi-heure', 30, 'minute'],
    ["(?:un )?quart d[’']heure", 15, 'minute'],
    ["trois quarts d[’']heure", 45, 'minute'],
    ['(?:une )?heure et demie', 90, 'minute'],
    ['(?:un )?an et demi', 18, 'month'],
    ['demi-litre', 0.5, 'litre'],
    ['demi-kilo', 0.5, 'kg'],
  ],
  ratio: { one: 'une?', of: 'sur', loosely: 'de' },
  hasDecimalComma: true,
  // `soixante-douze`, `quatre-vingt-dix-sept`
  scores: (counts) =>
    counts.flatMap((word, value): [string, number][] => [
      ...(value > 11 ? [[`soixante-${word}`, 60 + value] as [string, number]] : []),
      ...(value > 0 ? [[`quatre-vingt-${word}`, 80 + value] as [string, number]] : []),
    ]),
  bounds: {
    about: 'environ|autour de|quelque|à peu près',
    under: "(?<!au )moins de|(?<!au )moins d’|moins d'",
    nearly: "presque|près de|près d['’]|quasiment|pas loin de|à peine",
    atMost: "jusqu['’]à|au plus|au maximum|tout au plus|pas plus des?",
    over: "plus (?:des?|d['’])|dépass(?:e|é|ent)(?: les)?|au-delà de",
    atLeast: 'au moins|au minimum|pas moins de',
    exactly: 'exactement|précisément|pile',
  },
};
