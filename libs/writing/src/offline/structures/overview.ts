import type { Unit } from '../../annotate/unit.types.js';
import { isConclusion } from '../../annotate/discourse/conclusions.js';
import { digest, unitsIn, type DigestSection } from '../digest/digest.js';
import { introductionOf } from '../glosses.js';
import type { Hook } from '../hooks/hooks.js';
import type { List } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { labelled } from '../realise.js';
import { indexesOf, OPENING_SENTENCES, windowFor, wordsOf } from '../runs.js';
import { inScenes } from './list-story.js';
import { beatsOf, type Beat, type Story } from './beats.js';

/** Words of a first line, of a sentence that is easily spoken, and of a label on screen. */
const WORDS = { hook: 28, opening: 60, about: 40, spoken: 36, label: 6, part: 80, answer: 120 } as const;

export const isLabel = (heading: string): boolean =>
  heading !== '' &&
  !isConclusion(heading) &&
  heading.split(/\s+/u).length <= WORDS.label &&
  !/[?？:：]$/u.test(heading);

/** An item scene by scene; its label is shown where it is said as a sentence. */
const beatsOfList = ({ items, isTable }: List): Beat[] =>
  items.flatMap(({ label, text }) => {
    const isShown = label !== '' && /^[\p{Lu}\d]/u.test(text);
    const said = isShown && !isTable ? text : labelled(label, text);
    return inScenes(said).map((voiceOver, at) => ({
      units: [],
      voiceOver,
      screen: isShown && at === 0 ? label : '',
    }));
  });

const unitsOf = (parts: readonly DigestSection[]): Unit[] => parts.flatMap((part) => unitsIn(part));

/** The parts of a digest as scenes; the heading of each is shown with its first one. */
const beatsOfParts = (parts: readonly DigestSection[], kit: Kit): Beat[] =>
  parts.flatMap(({ heading, parts: own }) => {
    const beats = own.flatMap((part) =>
      part.kind === 'paragraph' ? beatsOf(part.units, kit) : beatsOfList(part.list),
    );
    return beats.map((beat, at) => ({
      ...beat,
      screen: beat.screen || (at === 0 && isLabel(heading) ? heading : ''),
    }));
  });

/** The first line: the sentence itself, or the title over one that is long. */
function opened({ units, strength }: Hook, { analysis: { title }, tell }: Kit) {
  const [first] = units;
  const isWeak = first.words > WORDS.hook;
  const hook = isWeak && title !== '' ? title : tell([first]);
  return { hook, told: isWeak && title !== '' ? units : units.slice(1), value: strength };
}

/** Sentences not used before, if each is short enough to be spoken; else none. */
function fresh(units: readonly Unit[], told: Set<number>): readonly Unit[] {
  if (units.some(({ index, words }) => told.has(index) || words > WORDS.spoken)) return [];
  for (const index of indexesOf(units)) told.add(index);
  return units;
}

const isBare = ({ parts }: DigestSection): boolean =>
  parts.some((part) => part.kind === 'list' && part.list.items.every(({ text }) => text === ''));

/** The whole text in short: a first line, the topic, every part, the conclusion. */
export function overviewOf(kit: Kit, most: number, rank: number): Story | null {
  const { analysis, core, variant } = kit;
  const hook = windowFor(kit, rank, { words: [8, WORDS.hook], hookWords: WORDS.opening })?.hook;
  if (hook === undefined) return null;
  const told = new Set(indexesOf(hook.units));
  const opensText = hook.at >= 0 && hook.at <= OPENING_SENTENCES;
  const introduction = fresh(introductionOf(analysis), told);
  const about =
    introduction.length > 0 || opensText || wordsOf(core.about) > WORDS.about
      ? introduction
      : fresh(core.about, told);
  const ending = fresh(core.takeaway?.units ?? [], told);
  const bounds = {
    words: most - wordsOf([...hook.units, ...about, ...ending]),
    told,
    fits: (unit: Unit) => unit.words <= WORDS.spoken,
    variant: variant + rank,
    asLists: true,
    lists: 'said',
    // an answer is included in full or not at all
    leastPart: analysis.isInterview ? WORDS.answer : WORDS.part,
  } as const;
  const listed = digest(analysis, bounds);
  // labels alone are nothing to say
  const parts = listed.some(isBare) ? digest(analysis, { ...bounds, asLists: false }) : listed;
  const first = opened(hook, kit);
  return {
    hook: first.hook,
    beats: [
      ...beatsOf(first.told, kit),
      ...beatsOf(about, kit),
      ...beatsOfParts(parts, kit),
      ...beatsOf(ending, kit),
    ],
    units: [...hook.units, ...about, ...unitsOf(parts), ...ending],
    value: first.value,
  };
}
