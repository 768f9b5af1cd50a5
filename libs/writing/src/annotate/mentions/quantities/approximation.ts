import { languageOf, ofAllLanguages } from '../../../languages/registry.js';
import type { Bound } from '../../../languages/relations.types.js';
import type { Language } from '../../../languages/schema.js';
import { memoize } from '../../../text/memo.js';
import { TextPattern } from '../../../text/text-pattern.js';
import type { Mention, Approximation } from '../mention.js';

type Row = readonly [Bound, TextPattern];

const BOUNDS: readonly Bound[] = ['atMost', 'atLeast', 'exactly', 'nearly', 'under', 'over', 'about'];

/** Words before a figure that bound it; without own words, those of all languages. */
const rowsOf = memoize((code: string): readonly Row[] => {
  const own = languageOf(code).numerals.bounds;
  const wordsOf = (bound: Bound): string[] =>
    own === undefined ? ofAllLanguages(({ numerals }: Language) => numerals.bounds?.[bound]) : [own[bound]];
  return BOUNDS.map((bound) => {
    const asian = bound === 'about' ? '|(?:約|およそ|ほぼ)$' : '';
    const words = `(?<!\\p{L})(?:${wordsOf(bound).join('|')})\\s?[€$£¥₹]?$${asian}`;
    return [bound, new TextPattern(new RegExp(words, 'iu'))];
  });
});
/** The same directly after a figure: `2,000 or more`, `50+`, `1万人を超える`. */
const BEHIND: readonly Row[] = [
  ['about', new TextPattern(/^(?: or so| oder so| o así|前後|ほど(?!ど)|程度|くらい|ぐらい|あまり|余り?)/iu)],
  ['nearly', new TextPattern(/^(?:弱|近く|に迫)/u)],
  ['over', new TextPattern(/^(?:\+| plus(?= )| y pico|強|超|以上|を?(?:超え|上回|突破))/iu)],
  // `4 feet or more`: the unit comes between
  [
    'atLeast',
    new TextPattern(
      /^(?: \p{L}{1,14}){0,3} (?:(?:or|and) (?:more|longer|over|above)|(?:und|oder) mehr|o más|(?:et|ou) plus|o più|ou mais|(?:en|of) meer)(?!\p{L})/iu,
    ),
  ],
  [
    'atMost',
    new TextPattern(
      /^(?: \p{L}{1,14}){0,3} (?:or (?:less|fewer|under)|oder weniger|o menos|ou moins|o meno|ou menos|of minder)(?!\p{L})/iu,
    ),
  ],
];
const APPROXIMATIONS: Readonly<Record<Bound, Approximation | undefined>> = {
  about: 'about',
  under: 'below',
  nearly: 'below',
  over: 'above',
  atLeast: 'above',
  atMost: undefined,
  exactly: undefined,
};
/** A counted noun between a Japanese figure and its bound: `1万人を超える`. */
const COUNTER = /^[一-龯ァ-ヶーか円]{1,3}/u;
const BEFORE_CHARS = 24;
const BEHIND_CHARS = 40;

export function boundOf(text: string, start: number, end: number, language: string): Bound | undefined {
  const before = text.slice(Math.max(0, start - BEFORE_CHARS), start);
  const said = rowsOf(language).find(([, words]) => words.for(before).test(before))?.[0];
  if (said !== undefined || end === start) return said;
  const behind = text.slice(end, end + BEHIND_CHARS);
  const rest = COUNTER.test(behind) ? [behind, behind.replace(COUNTER, '')] : [behind];
  return BEHIND.find(([, words]) => rest.some((each) => words.for(each).test(each)))?.[0];
}

export function boundedBy(bound: Bound | undefined): Pick<Mention, 'bound' | 'approximation'> {
  const approximation = bound === undefined ? undefined : APPROXIMATIONS[bound];
  return { ...(bound !== undefined && { bound }), ...(approximation !== undefined && { approximation }) };
}

/** `about 1,250` fits 1,248. Fraction of the exact value. */
const SHARE = 0.08;
/** The tolerance of round bounds: `over 2,000` fits 2,200. */
const ROUND_SHARE = 0.15;
const POINTS = 3;
/** `almost a third` fits 30 per cent. */
const PART_POINTS = 3.5;
/** `close to half` fits 45 per cent. */
const HALF_POINTS = 5;

/** `more than half` fits up to 65 per cent, below two thirds. */
const OPEN_HALF_POINTS = 15;
const OPEN_PART_POINTS = 6;

function pointsOf({ part, approximation }: Mention, said: number): number {
  if (part === undefined) return POINTS;
  if (said === 50) return approximation === 'above' ? OPEN_HALF_POINTS : HALF_POINTS;
  return approximation === 'above' ? OPEN_PART_POINTS : PART_POINTS;
}

const isRound = (said: number): boolean => said >= 10 && /^[1-9]0+$/.test(String(said));

const shareOf = ({ approximation }: Mention, said: number): number =>
  approximation !== 'about' && isRound(said) ? ROUND_SHARE : SHARE;

export function isApproximately(claim: Mention, said: number, exact: number): boolean {
  const { kind, approximation, step } = claim;
  const apart = exact - said;
  // an exact half step is rounded up
  if (step !== undefined && apart < step / 2 && apart >= -step / 2) return true;
  if (
    approximation === undefined ||
    (approximation === 'below' && apart > 0) ||
    (approximation === 'above' && apart < 0)
  )
    return false;
  return (
    Math.abs(apart) <= (kind === 'percent' ? pointsOf(claim, said) : Math.abs(exact) * shareOf(claim, said))
  );
}

/** The maximum distance of an exact figure from an approximate or rounded one. */
export function reachOf(claim: Mention, said: number): number {
  const { kind, approximation, step = 0 } = claim;
  const share = shareOf(claim, said);
  if (approximation === undefined) return step / 2;
  return Math.max(step / 2, kind === 'percent' ? OPEN_HALF_POINTS : (Math.abs(said) * share) / (1 - share));
}
