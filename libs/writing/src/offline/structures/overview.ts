import { figureRank } from '../../annotate/figures.js';
import type { Unit } from '../../annotate/unit.types.js';
import { isConclusion } from '../../annotate/discourse/conclusions.js';
import { shareOfTitle } from '../core/core-weights.js';
import { withAntecedents } from '../digest/antecedents.js';
import { introductionOf } from '../glosses.js';
import type { Hook } from '../hooks/hooks.js';
import type { Analysis } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { beginningOf } from '../realise.js';
import { countWords } from '../../languages/words.js';
import { indexesOf, OPENING_SENTENCES, windowFor, wordsOf } from '../runs.js';
import { onScreenOf } from '../outline/spoken.js';
import { beatsOf, type Beat, type Story } from './beats.js';
import { spineOf } from './spine.js';

/** Words of a first line, of a sentence that is easily spoken, and of a label on screen. */
const WORDS = { hook: 28, opening: 60, about: 40, spoken: 34, label: 6 } as const;
/** Parts of the text in a longer and in a shorter video. */
const PARTS = { most: 5, few: 3 } as const;
const ENDING = { leastWords: 8, maxWords: 38, maxSentences: 2 } as const;
/** Share of the title's words from which a sentence says the same. */
const SAME = 0.6;

export const isLabel = (heading: string): boolean =>
  heading !== '' &&
  !isConclusion(heading) &&
  heading.split(/\s+/u).length <= WORDS.label &&
  !/[?？:：]$/u.test(heading);

interface Opening {
  hook: string;
  /** Sentences right after it. */
  told: readonly Unit[];
  /** All sentences it takes up, and those of them that are said. */
  units: readonly Unit[];
  said: readonly Unit[];
  value: number;
}

/** Sentences after a title that says as much as the first of them; none where that is too long to be spoken. */
function behindTitle(units: readonly Unit[], { analysis }: Kit): readonly Unit[] {
  const [first, second] = units;
  if (first === undefined) return [];
  const isSame = shareOfTitle(first.stems, analysis) >= SAME || first.words > WORDS.spoken;
  if (!isSame) return units;
  return second?.isDependent === true ? [] : units.slice(1);
}

/** The first line: the sentence itself, or the title over one that is long. */
function opened({ units, strength: value }: Hook, kit: Kit): Opening {
  const [first, ...rest] = units;
  const { title } = kit.analysis;
  if (first.words <= WORDS.hook || title === '')
    return { hook: kit.tell([first]), told: rest, units, said: units, value };
  const told = behindTitle(units, kit);
  return { hook: title, told, units, said: told, value };
}

/** Another first line than a video of the same text has: its title, or a line that needs nothing before it. */
function openedAnew(opening: Opening, kit: Kit): Opening {
  const { analysis, hooks } = kit;
  const { title } = analysis;
  const told = behindTitle(opening.units, kit);
  if (title !== '' && opening.hook !== title) return { ...opening, hook: title, told, said: told };
  const used = new Set(indexesOf(opening.units));
  const other = hooks.find(({ units }) => {
    const [first] = units;
    const isFree = !first.isDependent && !first.isQuestion && !used.has(first.index);
    const isAbout = shareOfTitle(first.stems, analysis) > 0;
    return (
      isFree &&
      isAbout &&
      first.words <= WORDS.hook &&
      withAntecedents(units, [], new Set(), analysis).length === units.length
    );
  });
  return other === undefined ? opening : opened(other, kit);
}

/** Sentences not used before, if each is short enough to be spoken; else none. */
function fresh(units: readonly Unit[], told: Set<number>): readonly Unit[] {
  if (units.some(({ index, words }) => told.has(index) || words > WORDS.spoken)) return [];
  for (const index of indexesOf(units)) told.add(index);
  return units;
}

/** An amount, a share, a change or a count that is shown before any heading. */
const figureIn = (units: readonly Unit[]): string => {
  const figure = onScreenOf(units);
  return figureRank(figure) > 1 ? figure : '';
};

/** A line of a section's beginning shows its heading with it. */
function beatsOfRun(units: readonly Unit[], shown: Set<number>, kit: Kit): Beat[] {
  const section = units[0]?.section ?? -1;
  const { heading = '' } = kit.analysis.sections[section] ?? {};
  const isNew = !shown.has(section);
  shown.add(section);
  return beatsOf(units, kit).map((beat, at) => ({
    ...beat,
    screen: figureIn(beat.units) || (at === 0 && isNew && isLabel(heading) ? heading : ''),
  }));
}

/** Of what a text compares, an output has all or nothing. */
function setsIn({ lists, title }: Analysis): readonly (readonly number[])[] {
  return lists
    .filter(({ isOfHeadings, items }) => isOfHeadings && items.every(({ label }) => title.includes(label)))
    .map(({ parts }) => parts);
}

/** The whole text in short: a first line, the topic, a line or two of its parts, the conclusion. */
export function overviewOf(kit: Kit, most: number, rank: number): Story | null {
  const { analysis, core, variant, tell } = kit;
  const hook = windowFor(kit, 0, { words: [8, WORDS.hook], hookWords: WORDS.opening })?.hook;
  if (hook === undefined) return null;
  const usual = opened(hook, kit);
  const first = rank === 0 ? usual : openedAnew(usual, kit);
  const told = new Set(indexesOf(first.units));
  const at = first.units[0]?.index ?? -1;
  const opensText = at >= 0 && at <= OPENING_SENTENCES;
  const introduction = fresh(introductionOf(analysis), told);
  const about =
    introduction.length > 0 || opensText || wordsOf(core.about) > WORDS.about
      ? introduction
      : fresh(core.about, told);
  const last = core.takeaway === null ? [] : beginningOf(core.takeaway, ENDING, tell);
  const ending = wordsOf(last) < ENDING.leastWords ? [] : fresh(last, told);
  const bounds = {
    words: most - countWords(first.hook) - wordsOf([...first.told, ...about, ...ending]),
    parts: rank === 0 ? PARTS.most : PARTS.few,
    told,
    variant,
  };
  const runs = spineOf(analysis, bounds);
  const isPartial = (parts: readonly number[]): boolean => {
    const has = (part: number): boolean => runs.some(([unit]) => unit?.section === part);
    return parts.some(has) && !parts.every(has);
  };
  const out = new Set(setsIn(analysis).filter(isPartial).flat());
  const parts = out.size === 0 ? runs : spineOf(analysis, { ...bounds, without: out });
  const inOrder = [...parts, ending]
    .filter((run) => run.length > 0)
    .toSorted((a, b) => (a[0]?.index ?? 0) - (b[0]?.index ?? 0));
  const shown = new Set<number>();
  return {
    hook: first.hook,
    beats: [
      ...beatsOf(first.told, kit),
      ...beatsOf(about, kit),
      ...inOrder.flatMap((units) => beatsOfRun(units, shown, kit)),
    ],
    units: [...first.said, ...about, ...inOrder.flat()],
    value: first.value,
  };
}
