import { TextPattern } from '../../../text/text-pattern.js';
import type { Mention } from '../mention.js';
import { memoize } from '../../../text/memo.js';

/** Ranks from the second on, by language: what opens one, and what shows that it ranks. */
const RANKS: Readonly<Record<string, readonly [stems: string, behind: string]>> = {
  en: [
    'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth',
    '[ -](?:\\p{L}+est|most|least|floor|place|edition|generation|anniversary|century|term|straight|consecutive)(?!\\p{L})| (?:time|year|quarter|month|week|day|season|win) (?:in a row|running)(?!\\p{L})',
  ],
  de: [
    'zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt',
    '(?:\\p{Ll}+te[nrsm]?|e[nrsm]? (?:Platz|Rang|Stock|Auflage|Generation|Jahrhundert)|e[nrsm]? (?:\\p{L}+ )?in Folge)(?!\\p{L})',
  ],
  es: [
    'segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]|octav[oa]|noven[oa]|décim[oa]',
    ' (?:\\p{L}+ )?(?:más|mayor|menor|puesto|lugar|piso|edición|generación|siglo|consecutiv[oa]|seguid[oa])(?!\\p{L})',
  ],
  fr: [
    'deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième',
    ' (?:\\p{L}+ )?(?:plus|place|rang|étage|édition|génération|siècle|consécutive?|d’affilée)(?!\\p{L})',
  ],
  it: [
    'second[oa]|terz[oa]|quart[oa]|quint[oa]|sest[oa]|settim[oa]|ottav[oa]|non[oa]|decim[oa]',
    ' (?:\\p{L}+ )?(?:più|posto|piano|edizione|generazione|secolo|consecutiv[oa]|di fila)(?!\\p{L})',
  ],
  pt: [
    'segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|sétim[oa]|oitav[oa]|non[oa]|décim[oa]',
    ' (?:\\p{L}+ )?(?:mais|maior|menor|lugar|andar|edição|geração|século|consecutiv[oa]|seguid[oa])(?!\\p{L})',
  ],
  nl: [
    'tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende',
    '(?: (?:\\p{L}+ste|plaats|verdieping|editie|generatie|eeuw|\\p{L}+ op rij))(?!\\p{L})',
  ],
};
const IN_DIGITS = new TextPattern(
  /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th)[ -](?:\p{L}+est|most|least|floor|place|edition|generation|anniversary|century|term)(?!\p{L})|(?:第)?([2-9])(?:番目|位)(?=に)/gu,
);

/** Verbs behind which an ordinal is a rank: `came third`. */
const PLACED: Readonly<Record<string, string>> = {
  en: '(?:came|comes|finished|finishes|placed|ranks|ranked)(?: in)? ',
  de: '(?:wurde|wird|landete als|kam als) ',
  es: '(?:quedó|acabó|terminó) ',
  fr: '(?:arrivée?|terminée?|classée?|finit|termine) ',
  it: '(?:arrivat[oa]|giunt[oa]|classificat[oa]) ',
  pt: '(?:ficou|terminou|chegou) (?:em )?',
  nl: '(?:werd|eindigde als) ',
};

interface Ranks {
  pattern: TextPattern;
  /** What opens a rank, from the second on. */
  stems: readonly RegExp[];
}

const ranksOf = memoize((language: string): Ranks | null => {
  const [stems, behind] = RANKS[language] ?? [];
  return stems === undefined || behind === undefined
    ? null
    : {
        pattern: new TextPattern(
          new RegExp(
            `(?<!\\p{L})(?:${stems})(?:${behind})|(?<=(?<!\\p{L})${PLACED[language] ?? '(?!)'})(?:${stems})(?:e[nrs]?)?(?!\\p{L}| \\p{L}*(?:time|mal|vez|fois))`,
            'giu',
          ),
        ),
        stems: stems.split('|').map((stem) => new RegExp(`^(?:${stem})`, 'iu')),
      };
});

/** Ranks (`third-largest`, `drittgrößte`, `3rd place`) as numbers of their own: `rank 3`. */
export function findRanks(text: string, language: string): Mention[] {
  const found = [...text.matchAll(IN_DIGITS.for(text))].map((match) =>
    rankOf(match, Number(match[1] ?? match[2])),
  );
  const ranks = ranksOf(language);
  if (ranks === null) return found;
  for (const match of text.matchAll(ranks.pattern.for(text)))
    found.push(rankOf(match, ranks.stems.findIndex((stem) => stem.test(match[0])) + 2));
  return found;
}

function rankOf({ 0: said, index: start }: RegExpExecArray, rank: number): Mention {
  return { kind: 'number', text: said, value: `rank ${rank}`, start, end: start + said.length };
}
