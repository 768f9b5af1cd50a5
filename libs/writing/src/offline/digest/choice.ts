/* Two knapsacks over words: `curveOf` chooses within a section, `spread` over all sections, at most one choice from each. */
import type { Unit } from '../../annotate/unit.types.js';
import type { List } from '../analysis.types.js';

/** Part of a paragraph, or a list in one of its forms with the sentence that leads over to it. */
export interface Option {
  /** Its first sentence needs the paragraph before it. */
  leans: boolean;
  /** Included only after the beginning of its section: the section is an answer. */
  isLater?: boolean;
  units: readonly Unit[];
  lists: readonly List[];
  words: number;
  value: number;
  /** Number of required sentences in it; a list that must be kept counts `KEPT`. */
  required: number;
  /** Ends where its paragraph ends, so that the next paragraph may depend on it. */
  reachesEnd: boolean;
}

export type Candidate = readonly Option[];

/** A choice of options as a linked list from the last to the first, with its worth. */
export interface Choice {
  words: number;
  value: number;
  required: number;
  last: Option | null;
  before: Choice | null;
}

export const NOTHING: Choice = { words: 0, value: 0, required: 0, last: null, before: null };

/**
 * What a choice loses where it begins a section (`begin`) or skips text (`gap`); a middling word is worth half a
 * point. Damping below 1 favours a few words of each section over many of one.
 */
export const JOINS = {
  many: { begin: 0, gap: 7, damping: 0.7 },
  few: { begin: 10, gap: 14, damping: 1 },
} as const;

const isBetter = (a: Choice, b: Choice | undefined): boolean =>
  b === undefined || a.required > b.required || (a.required === b.required && a.value > b.value);

/** The best choice for each number of words, in steps of `grain`. */
export type Curve = (Choice | undefined)[];

/** Keeps a choice if it is the best of its length. */
function keep(curve: Curve, choice: Choice, grain: number): void {
  const at = Math.ceil(choice.words / grain);
  if (at < curve.length && isBetter(choice, curve[at])) curve[at] = choice;
}

function keepAll(curve: Curve, choices: Curve): void {
  for (const [at, choice] of choices.entries())
    if (choice !== undefined && isBetter(choice, curve[at])) curve[at] = choice;
}

const withOption = (before: Choice, option: Option, gap: number): Choice => ({
  words: before.words + option.words,
  value: before.value + option.value - gap,
  required: before.required + option.required,
  last: option,
  before,
});

/** Like `keep` for a choice followed by an option, but makes only choices that are kept. */
function offer(
  curve: Curve,
  before: Choice,
  option: Option,
  gap: number,
  { grain, size }: { grain: number; size: number },
): void {
  const at = Math.ceil((before.words + option.words) / grain);
  if (at >= size) return;
  const known = curve[at];
  const required = before.required + option.required;
  const isWorse =
    known !== undefined &&
    (known.required > required ||
      (known.required === required && known.value >= before.value + option.value - gap));
  if (!isWorse) curve[at] = withOption(before, option, gap);
}

/** The best choices of paragraphs and lists of one section for each length, in order (a knapsack over words). */
export function curveOf(
  candidates: readonly Candidate[],
  most: number,
  grain: number,
  { begin, gap }: { begin: number; gap: number } = JOINS.many,
): Curve {
  const size = Math.floor(most / grain) + 1;
  const steps = { grain, size };
  // the best choices that end with the last candidate, and all others
  let atEnd: Curve = [];
  let elsewhere: Curve = [NOTHING];
  for (const options of candidates) {
    const [nextAtEnd, nextElsewhere]: [Curve, Curve] = [[], elsewhere.slice()];
    keepAll(nextElsewhere, atEnd);
    for (const option of options) {
      const target = option.reachesEnd ? nextAtEnd : nextElsewhere;
      for (const choice of atEnd) if (choice !== undefined) offer(target, choice, option, 0, steps);
      if (option.leans) continue;
      for (const choice of elsewhere)
        if (choice !== undefined && !(option.isLater === true && choice === NOTHING))
          offer(target, choice, option, choice === NOTHING ? begin : gap, steps);
    }
    [atEnd, elsewhere] = [nextAtEnd, nextElsewhere];
  }
  keepAll(elsewhere, atEnd);
  elsewhere.length = size;
  return elsewhere;
}

const hasList = ({ last }: Choice): boolean => last !== null && last.lists.length > 0;

const optionsIn = (choice: Choice): Option[] =>
  choice.last === null ? [] : [...(choice.before === null ? [] : optionsIn(choice.before)), choice.last];

/** The best choices that include both sections: they are used together or not at all. */
export function ofBoth(a: Curve, b: Curve, grain: number): Curve {
  const told = (curve: Curve): Choice[] =>
    curve.filter((choice) => choice !== undefined && choice !== NOTHING) as Choice[];
  const both: Curve = new Array<Choice | undefined>(a.length);
  for (const first of told(a))
    for (const second of told(b))
      if (first.words + second.words <= (a.length - 1) * grain)
        keep(
          both,
          optionsIn(second).reduce((all, option) => withOption(all, option, 0), first),
          grain,
        );
  return both;
}

export interface Part {
  curve: Curve;
  weight: number;
  /** Fewer words of it are not used. */
  least: number;
}

/** Damping for separate points: they should come from all sections. */
export const POINT_DAMPING = 0.35;

interface Spread {
  words: number;
  value: number;
  required: number;
  chosen: Choice | null;
  before: Spread | null;
}

/** The best choice over all parts within `most` words (a knapsack); what the output must have counts first. */
export function spread(
  parts: readonly Part[],
  most: number,
  grain: number,
  damping: number = JOINS.many.damping,
): Option[] {
  const size = Math.floor(most / grain) + 1;
  let best: (Spread | undefined)[] = new Array<Spread | undefined>(size);
  best[0] = { words: 0, value: 0, required: 0, chosen: null, before: null };
  for (const { curve, weight, least } of parts) {
    const next = best.slice();
    const choices = curve.filter(
      (choice) =>
        choice !== undefined &&
        choice !== NOTHING &&
        // the short form of a list is whole
        (choice.words >= least || choice.required > 0 || hasList(choice)),
    );
    // a list counts as one thing, however long
    const values = choices.map((choice) =>
      choice === undefined
        ? 0
        : weight *
          Math.max(0, choice.value) **
            (optionsIn(choice).some(({ lists }) => lists.length > 0) ? JOINS.many.damping : damping),
    );
    for (const before of best) {
      if (before === undefined) continue;
      for (const [index, choice] of choices.entries()) {
        if (choice === undefined) continue;
        const at = Math.ceil((before.words + choice.words) / grain);
        if (at >= size) continue;
        const value = before.value + (values[index] ?? 0);
        const required = before.required + choice.required;
        const known = next[at];
        if (
          known !== undefined &&
          (known.required > required || (known.required === required && known.value >= value))
        )
          continue;
        next[at] = { words: before.words + choice.words, value, required, chosen: choice, before };
      }
    }
    best = next;
  }
  const top = best.reduce((a, b) =>
    b !== undefined &&
    (a === undefined || b.required > a.required || (b.required === a.required && b.value > a.value))
      ? b
      : a,
  );
  return optionsOf(top);
}

function optionsOf(top: Spread | undefined): Option[] {
  const options: Option[] = [];
  for (let each = top ?? null; each !== null; each = each.before)
    for (let choice = each.chosen; choice !== null; choice = choice.before)
      if (choice.last !== null) options.push(choice.last);
  return options;
}
