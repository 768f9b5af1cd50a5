import { TextPattern } from '../text-pattern.js';
import type { Found } from './found.js';

/** Parts of a whole in words, as percentages; longer ones first. */
const PARTS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['three[ -]quarters|three[ -]fourths', '75'],
    ['two[ -]thirds', '66.7'],
    ['(?:a|one)[ -]third|(?<=(?:by|about|almost|nearly) a )third', '33.3'],
    ['(?:a|one)[ -]quarter|(?:a|one)[ -]fourth', '25'],
    ['(?:a|one)[ -]fifth', '20'],
    ['(?:a|one)[ -]tenth', '10'],
    ['half', '50'],
  ],
  de: [
    ['drei ?viertel', '75'],
    ['zwei drittel', '66.7'],
    ['ein(?:em)? drittel', '33.3'],
    ['ein(?:em)? viertel', '25'],
    ['die hälfte|der hälfte', '50'],
  ],
  es: [
    ['tres cuartas partes|tres cuartos', '75'],
    ['dos tercios|dos terceras partes', '66.7'],
    ['un tercio|una tercera parte', '33.3'],
    ['un cuarto|una cuarta parte', '25'],
    ['la mitad', '50'],
  ],
  fr: [
    ['(?:les )?trois quarts', '75'],
    ['(?:les )?deux tiers', '66.7'],
    ["(?:un|d[’']un) tiers", '33.3'],
    ['un quart', '25'],
    ['la moitié', '50'],
  ],
  pt: [
    ['três quartos', '75'],
    ['dois terços', '66.7'],
    ['um terço', '33.3'],
    ['um quarto', '25'],
    ['metade', '50'],
  ],
  it: [
    ['tre quarti', '75'],
    ['due terzi', '66.7'],
    ['un terzo', '33.3'],
    ['un quarto', '25'],
    ['(?:la )?metà', '50'],
  ],
  nl: [
    ['drie ?kwart', '75'],
    ['twee ?derde', '66.7'],
    ['een ?derde', '33.3'],
    ['een kwart', '25'],
    ['de helft', '50'],
  ],
  ja: [
    ['4分の3', '75'],
    ['3分の2', '66.7'],
    ['3分の1', '33.3'],
    ['4分の1', '25'],
    ['半分|半数', '50'],
  ],
};
/** What a part is of: without it, `half` is a measure (`half an hour`) or an idiom (`half the battle`). */
const WHOLE: Readonly<Record<string, string>> = {
  en: '(?= of | the \\p{L}+s\\b)',
  de: '(?= de[rs] | aller | von )',
  es: '(?= del? )',
  fr: "(?= de| d[’'])",
  pt: '(?= d[aoe]s? )',
  it: '(?= d[ei]| dell)',
  nl: '(?= van )',
  ja: '',
};
/** What something grew or shrank by is a part of what it was. */
const BY = '(?<=(?<!\\p{L})(?:by|um|en|de|di|met) )';
const BY_BEFORE = new TextPattern(new RegExp(`${BY}$`, 'iu'));
const OF = /^\s(?:in|out of|von|aus|de cada|sur|in ogni|su|em cada|de|op de|van de)\s$/iu;

interface Parts {
  /** The words of any of them: a text without is not searched for each. */
  any: TextPattern;
  each: readonly (readonly [TextPattern, string])[];
}
const patterns = new Map<string, Parts>();

function patternsOf(language: string, isStrict: boolean): Parts {
  const key = `${language} ${isStrict}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const whole = isStrict ? (WHOLE[language] ?? '') : '';
  const by = isStrict && whole !== '' ? BY : '';
  const edge = language === 'ja' ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})'];
  const parts = PARTS[language] ?? [];
  const each = parts.map(
    ([words, value]) =>
      [
        new TextPattern(
          new RegExp(`${edge[0]}(?:${by}(?:${words})|(?:${words})${edge[1]}${whole})${edge[1]}`, 'giu'),
        ),
        value,
      ] as const,
  );
  const any = new TextPattern(new RegExp(parts.map(([words]) => words).join('|') || '(?!)', 'iu'));
  const made = { any, each };
  patterns.set(key, made);
  return made;
}

/** Parts of a whole in words (`two thirds of`), as percentages. Strict: only those of something that is named. */
export function findFractions(text: string, language: string, isStrict: boolean): Found[] {
  const { any, each } = patternsOf(language, isStrict);
  if (!any.for(text).test(text)) return [];
  return each.flatMap(([pattern, value]) =>
    [...text.matchAll(pattern.for(text))].map(({ 0: said, index: start }): Found => {
      const before = text.slice(Math.max(0, start - 5), start);
      const part = BY_BEFORE.for(before).test(before) ? 'change' : 'share';
      return { kind: 'percent', text: said, value, start, end: start + said.length, part };
    }),
  );
}

/** `3 in 4`, `one out of ten`: the percentage that a telling may make of two numbers of a source. */
export function ratiosOf(numbers: readonly Found[], text: string): Found[] {
  const sorted = numbers.toSorted((a, b) => a.start - b.start);
  return sorted.flatMap((part, at): Found[] => {
    const whole = sorted[at + 1];
    if (whole === undefined || !OF.test(text.slice(part.end, whole.start))) return [];
    const value = String(Number(((100 * Number(part.value)) / Number(whole.value)).toFixed(1)));
    return [
      { kind: 'percent', text: text.slice(part.start, whole.end), value, start: part.start, end: whole.end },
    ];
  });
}
