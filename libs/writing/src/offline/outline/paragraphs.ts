import { wholeQuotations } from '../../annotate/quotations/quotations.js';
import { wordsOf } from '../passages.js';
import type { Unit } from '../../annotate/unit.types.js';
import { countAs } from '../../platforms/count.js';
import { NESTED } from '../../formats/draft/layout-blocks.js';
import type { Kit } from '../kit.js';
import type { Tell } from '../telling.types.js';

interface Size {
  most: number;
  rest: { sentences: number; words: number };
}
/** Paragraphs for reading, and for a post. */
const READ = { most: 4, rest: { sentences: 2, words: 30 } } as const;
export const POSTED = { most: 2, rest: { sentences: 1, words: 14 } } as const;

function goesOn(units: readonly Unit[], at: number, { sentences, words }: Size['rest']): boolean {
  const rest = units.slice(at).filter(({ block }) => block === units[at]?.block);
  return rest.length >= sentences && wordsOf(rest) >= words;
}

/** Whether the next sentence is in the same paragraph; `"Panic doesn't happen in my class," Dash said,` is completed by the next block. */
export const isOneParagraph = (unit: Unit, next: Unit): boolean =>
  unit.block === next.block || (next.isQuotedOn && unit.text.endsWith(','));

/** The texts of sentences, a paragraph for each block of the source; long blocks are split. */
export function paragraphsFrom(units: readonly Unit[], { tell }: Kit, size: Partial<Size> = {}): string[] {
  const { most, rest } = { ...READ, ...size };
  const groups: Unit[][] = [];
  for (const [at, unit] of units.entries()) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isFull =
      group !== undefined && group.length >= most && !unit.isDependent && goesOn(units, at, rest);
    if (group && last && unit.index === last.index + 1 && isOneParagraph(last, unit) && !isFull)
      group.push(unit);
    else groups.push([unit]);
  }
  return groups.map((group) => tell(group));
}

/** Texts after the bold beginning of their paragraph. */
export const afterLead = (lead: string | undefined, [first = '', ...rest]: readonly string[]): string[] =>
  lead === undefined ? [first, ...rest] : [`${/[.!?:]$/u.test(lead) ? lead : `${lead}:`} ${first}`, ...rest];

export const nested = (item: string): string => `${NESTED}${item}`;

export const BULLET_WORDS = 50;

/** Words as the limit of a bullet counts them: a hyphen parts two. */
const limitWords = (units: readonly Unit[]): number =>
  units.reduce((sum, { text }) => sum + countAs('words', text), 0);
const wordsTold = (units: readonly Unit[]): number =>
  limitWords(units) + countAs('words', `${units[0]?.question ?? ''} ${units[0]?.speaker ?? ''}`);

/** A sentence with those after it in its paragraph that lean on it. */
function chainFrom(first: Unit, units: readonly Unit[]): readonly Unit[] {
  const own = units.filter(({ block, index }) => block === first.block && index >= first.index);
  const end = own.findIndex(({ isDependent }, at) => at > 0 && !isDependent);
  return own.slice(0, end < 0 ? own.length : end);
}

/** A shorter bullet takes in the beginning of the next paragraph. */
const SAID_WORDS = 10;
/** The end of a quotation: what another paragraph says of it is not part of it. */
const ENDS_QUOTED = /[.!?…]["”“»]$/u;
/** Whether a sentence goes on from a bullet; the first of a paragraph only with the sentences that lean on it. */
function follows(bullet: readonly Unit[], unit: Unit, units: readonly Unit[], most: number): boolean {
  const last = bullet.at(-1);
  if (last?.index !== unit.index - 1) return false;
  if (last.block === unit.block) return true;
  if (!unit.isDependent || unit.isQuestion || ENDS_QUOTED.test(last.text)) return false;
  const words = wordsTold(bullet);
  return words < SAID_WORDS || words + limitWords(chainFrom(unit, units)) <= most;
}

/** Position of the sentences at the end of a bullet that must not be parted from the next one. */
const owingFrom = (bullet: readonly Unit[]): number => bullet.findLastIndex(({ owesNext }) => !owesNext) + 1;

/** Sentences in bullets, as many in each as fit. */
export function bulletGroups(units: readonly Unit[], most: number = BULLET_WORDS): Unit[][] {
  const bullets: Unit[][] = [];
  for (const own of wholeQuotations(units)) {
    const bullet = bullets.at(-1) ?? [];
    const [first] = own;
    const fits = (said: readonly Unit[]): boolean => wordsTold(said) + limitWords(own) <= most;
    const from = owingFrom(bullet);
    const owes = from < bullet.length;
    if (owes && from > 0 && !fits(bullet) && fits(bullet.slice(from)))
      bullets.push([...bullet.splice(from), ...own]);
    else if (owes || (first && fits(bullet) && follows(bullet, first, units, most))) bullet.push(...own);
    else bullets.push(wordsTold(own) <= most ? own : [{ ...own[0], question: '' }, ...own.slice(1)]);
  }
  return bullets;
}

/** Whether sentences need one before them: "… But eventually it did." */
export const leans = (own: readonly Unit[]): boolean =>
  own.some(
    ({ index, isDependent, question, reach }, at) =>
      reach > at || (at === 0 && index > 0 && isDependent && question === ''),
  );

/** The sentences of a bullet that is too long, which would lose its last ones, in several that go together. */
function parted(bullet: readonly Unit[]): readonly (readonly Unit[])[] {
  if (wordsTold(bullet) <= BULLET_WORDS) return [bullet];
  return bullet.reduce<Unit[][]>((all, unit) => {
    const last = all.at(-1) ?? [];
    const fits = last.length > 0 && wordsTold([...last, unit]) <= BULLET_WORDS;
    return fits ? [...all.slice(0, -1), [...last, unit]] : [...all, [unit]];
  }, []);
}

/** Sentences in bullets; the `required` ones, which have a point of the text, in full. */
export const bulletsOf = (units: readonly Unit[], required: ReadonlySet<number>, tell: Tell): string[][] =>
  bulletGroups(units).map((bullet, at) =>
    (required.has(at) ? parted(bullet) : [bullet]).map((part) => tell(part)),
  );
