import type { Unit } from '../annotate/unit.types.js';
import { onceFor } from '../text/once-for.js';
import { TextPattern } from '../text/text-pattern.js';
import type { Analysis, List, Passage } from './analysis.types.js';
import type { Hook } from './hooks/hooks.js';
import type { Kit } from './kit.js';
import { wordsOf } from './passages.js';

export const indexesOf = (units: readonly Unit[]): number[] => units.map(({ index }) => index);
export const startOf = ({ units }: Passage): number => units[0].index;

/** Sentences of at least so many content words that share this part of them say the same. */
const SAME = { words: 4, part: 0.7 } as const;

const NAME = new TextPattern(/(?<=\p{Ll},? )\p{Lu}[\p{L}\d]{2,}/gu);
/** The indexes of used sentences, and of those that say the same. */
export function toldBy(told: readonly Unit[], units: readonly Unit[]): Set<number> {
  const said = told.map(({ stems }) => new Set(stems)).filter(({ size }) => size >= SAME.words);
  // "Version 2.7 of AntennaPod": a line about the text may leave out what it is called
  const about = told.flatMap(({ index, text }) => (index < 0 ? text : [])).join(' ');
  const isNaming = ({ text }: Unit): boolean =>
    about !== '' && NAME.matchesIn(text).some(([name]) => !about.includes(name));
  // what a title asked is answered behind the question
  const isSaid = (unit: Unit): boolean => !unit.isQuestion && !isNaming(unit) && repeats(unit);
  const repeats = ({ stems }: Unit): boolean =>
    said.some((other) => {
      const least = Math.min(stems.length, other.size);
      return least >= SAME.words && stems.filter((stem) => other.has(stem)).length >= SAME.part * least;
    });
  // "Here are a few finds" leads over to nothing where the first of them is used
  const own = new Set(indexesOf(told));
  const leads = units.filter((unit, at) => {
    const next = units[at + 1];
    return unit.announces && next?.isItem === false && own.has(next.index);
  });
  return new Set([...own, ...indexesOf(leads), ...indexesOf(units.filter(isSaid))]);
}

/** A connected stretch of the source that opens with a hook. */
export interface Window {
  hook: Hook;
  units: readonly Unit[];
  value: number;
}

export interface WindowSize {
  /** Least and most words. */
  words: readonly [number, number];
  /** Words of the opening line at most. */
  hookWords: number;
}

/** A first line of more words is no hook. */
export const HOOK_WORDS = 60;
/** How many of the best hooks are tried. */
const TRIED = 40;
/** A second choice is taken where it is nearly as good. */
const CLOSE = 0.85;
/** Salience of the author's own line about the text. */
const OWN_LINE = 0.85;
const WEIGHTS = { salience: 0.6, tooShort: 0.7 } as const;

function windowsOf(kit: Kit, { words: [least, most], hookWords }: WindowSize): Window[] {
  const windows = kit.hooks.slice(0, TRIED).flatMap((hook): Window[] => {
    if (wordsOf(hook.units) > hookWords) return [];
    const bounds = { maxWords: Math.max(most, wordsOf(hook.units)) };
    const units =
      hook.at < 0
        ? hook.units
        : kit.analysis.tellings.around(hook.at, bounds, kit.tell, { across: true, backwards: false });
    // the author's own line says what all of the text says
    const own = units.reduce((sum, unit) => sum + unit.salience, 0) / units.length;
    const salience = hook.at < 0 ? OWN_LINE : own;
    const missing = hook.at < 0 ? 0 : Math.max(0, least - wordsOf(units)) / least;
    return [{ hook, units, value: hook.strength + salience * WEIGHTS.salience - missing * WEIGHTS.tooShort }];
  });
  return windows.toSorted((a, b) => b.value - a.value);
}

/** The window of a format: by rank among those that share no sentence and are nearly as good as the best one. */
export function windowFor(kit: Kit, rank: number, size: WindowSize): Window | null {
  const told = new Set<number>();
  const apart = windowsOf(kit, size).filter(({ units }) => {
    if (units.some(({ index }) => told.has(index))) return false;
    for (const { index } of units) told.add(index);
    return true;
  });
  const [top] = apart;
  if (top === undefined) return null;
  const good = kit.variant > 0 ? apart : apart.filter(({ value }) => value >= top.value * CLOSE);
  return good[(rank + kit.variant) % good.length] ?? null;
}

const itemWords = ({ label, text }: List['items'][number]): number => `${label} ${text}`.split(/\s+/u).length;

/** Part of a text's words from which its lists are the text. */
const LISTED_PART = 0.3;

/** The lists that are most of a text, such as a recipe: its outputs have all of them; else empty. */
export const wholeLists = ({ analysis }: Pick<Kit, 'analysis'>): readonly List[] => wholeListsOf(analysis);
const wholeListsOf = onceFor(({ lists, words }: Analysis): readonly List[] => {
  const main = lists.filter(({ isMain }) => isMain);
  const listed = main.flatMap(({ items }) => items).reduce((sum, item) => sum + itemWords(item), 0);
  const isText = main.length > 1 && listed >= words * LISTED_PART;
  return isText ? main.toSorted((a, b) => a.index - b.index) : [];
});
