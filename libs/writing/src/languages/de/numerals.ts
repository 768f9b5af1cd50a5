import { TextPattern } from '../../text/text-pattern.js';
import type { Numerals } from '../numerals.types.js';

export const numerals: Numerals = {
  hasHeadLast: true,
  counts:
    'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  further:
    'zweieinhalb:2.5 dreieinhalb:3.5 viereinhalb:4.5 dreissig:30 zweihundert:200 dreihundert:300 vierhundert:400 fünfhundert:500 sechshundert:600 siebenhundert:700 achthundert:800 neunhundert:900',
  join: (ten, one) => [`${one}und${ten}`],
  dozen: 'dutzend',
  multiples: [
    ['doppelt(?:e[nrs]?)?|verdoppel(?:t|te|ten|n)', '2'],
    ...['drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'].map(
      (word, at): readonly [string, string] => [
        `(?:ver)?${word}fach(?:e[nrs]?|t|te|ten|en)?|${word}mal`,
        String(at + 3),
      ],
    ),
    ['halbier(?:t|te|ten|en)', '0.5'],
  ],
  timesAs: 'mal (?=so |mehr )',
  vague: [
    ['Hunderttausende[rn]?', 1e5],
    ['Zehntausende[rn]?', 1e4],
    ['Tausende[rn]?', 1e3],
    ['Hunderte[rn]?', 100],
    ['Dutzende[rn]?', 12],
  ],
  ranks: [
    'zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt',
    '(?:\\p{Ll}+te[nrsm]?|e[nrsm]? (?:Platz|Rang|Stock|Auflage|Generation|Jahrhundert)|e[nrsm]? (?:\\p{L}+ )?in Folge)(?!\\p{L})',
  ],
  rankVerbs: '(?:wurde|wird|landete als|kam als) ',
  partNames: {
    counts: 'ein(?:em)?;zwei;drei;vier;fünf;sechs;sieben;acht;neun',
    parts: { 5: 'fünfteln?', 6: 'sechsteln?', 8: 'achteln?', 10: 'zehnteln?' },
  },
  largeParts: [
    ['drei ?vierteln?', '75'],
    ['zwei dritteln?', '66.7'],
    ['ein(?:em)? drittel', '33.3'],
    ['ein(?:em)? viertel', '25'],
    ['die hälfte|der hälfte', '50'],
  ],
  partOf: '(?= de[rs] | aller | von | aus )',
  openingParts: 'die hälfte|ein drittel',
  ordinals:
    'erste[rnsm]? zweite[rnsm]? dritte[rnsm]? vierte[rnsm]? fünfte[rnsm]? sechste[rnsm]? siebte[rnsm]? achte[rnsm]? neunte[rnsm]? zehnte[rnsm]? elfte[rnsm]? zwölfte[rnsm]?',
  measures: [
    ['(?:ein(?:em|es)? )?halbe[ns]? Dutzend', 6],
    ['(?:eine |einer )?halbe[nr]? Million', 5e5],
    ['(?:eine |einer )?halbe[nr]? Milliarde', 5e8],
    ['(?:eine |einer )?Viertelmillion', 25e4],
    ['(?:ein )?Vierteljahrhundert', 25, 'year'],
    ['(?:ein(?:em)? )?halbe[sn]? Jahrhundert', 50, 'year'],
    ['ein(?:em|es)? Jahrzehnts?', 10, 'year'],
    ['(?:eine |einer )?halbe[nr]? Stunde', 30, 'minute'],
    ['(?:eine |einer )?Viertelstunde', 15, 'minute'],
    ['(?:eine |einer )?Dreiviertelstunde|drei Viertelstunden', 45, 'minute'],
    ['(?:anderthalb|eineinhalb) Stunden', 90, 'minute'],
    ['(?:anderthalb|eineinhalb) Jahren?', 18, 'month'],
    ['halbe[sn]? Jahr', 6, 'month'],
    ['halbe[rn]? Liter', 0.5, 'litre'],
    ['halbe[sn]? Kilo(?:gramm)?', 0.5, 'kg'],
    ['Viertelliter', 0.25, 'litre'],
    ['halbe[rn]? Kilometer', 0.5, 'km'],
  ],
  ratio: { one: 'ein(?:e[rsnm]?)?', of: 'von', loosely: 'aus' },
  hasDecimalComma: true,
  everyNth: {
    pattern: new TextPattern(
      /(?<!\p{L})jede[rsnm]? (zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)e[rsnm]?(?= (?!\p{L}*(?:tag|abend|morgen|nacht|samstag|woche|mal|jahr|monat|stunde|minute)s?(?!\p{L}))\p{L})/giu,
    ),
    ordinals: ['zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'],
  },
  bounds: {
    about: 'rund|etwa|ungefähr|zirka|circa|ca\\.|um die',
    under: 'unter|weniger als',
    nearly: 'fast|knapp|beinahe|an die|nahezu',
    atMost: 'bis zu|höchstens|maximal|nicht mehr als|allenfalls',
    over: 'gut|(?<!nicht )mehr als|über|oberhalb von',
    atLeast: 'mindestens|wenigstens|nicht weniger als|zumindest',
    exactly: 'genau|exakt',
  },
};
