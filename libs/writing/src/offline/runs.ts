import type { Unit } from '../annotate/unit.types.js';
import { onceFor } from '../text/once-for.js';
import type { Analysis, List, Passage } from './analysis.types.js';
import type { Hook } from './hooks/hooks.js';
import type { Kit } from './kit.js';
import { wordsOf } from './passages.js';
import { restatedIn } from './structures/restated.js';

export const indexesOf = (units: readonly Unit[]): number[] => units.map(({ index }) => index);
export const startOf = ({ units }: Passage): number => units[0].index;

/** A sentence of fewer words may begin another one by chance. */
const CLAUSE_WORDS = 5;
/** A sentence, and its beginnings that are sentences themselves: "I bake at night" of "I bake at night, even in May." */
function saidIn({ text }: Unit): string[] {
  const ends = [...text.matchAll(/[,;:] | [–—] /gu)].map(({ index }) => text.slice(0, index));
  return [text, ...ends.filter((part) => part.split(' ').length >= CLAUSE_WORDS).map((part) => `${part}.`)];
}

/** Indexes of the used sentences, of those that say no more than one of them, and of those that only introduce one of them: "Here are a few finds". */
export function toldBy(told: readonly Unit[], units: readonly Unit[]): Set<number> {
  const said = new Set(told.flatMap(saidIn));
  const own = new Set(indexesOf([...told, ...units.filter(({ text }) => said.has(text))]));
  const leads = units.filter((unit, at) => {
    const next = units[at + 1];
    return unit.announces && next?.isItem === false && own.has(next.index);
  });
  return new Set([...own, ...indexesOf(leads)]);
}

export interface Window {
  hook: Hook;
  units: readonly Unit[];
  value: number;
}

export interface WindowSize {
  words: readonly [number, number];
  /** Most words of the opening line. */
  hookWords: number;
}

/** A longer first line is not a hook. */
export const HOOK_WORDS = 60;
const TRIED = 40;
/** A window of this share of the best value is nearly as good. */
const CLOSE = 0.85;
/** Salience of the author's description. */
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
    // the description covers the whole text
    const own = units.reduce((sum, unit) => sum + unit.salience, 0) / units.length;
    const salience = hook.at < 0 ? OWN_LINE : own;
    const missing = hook.at < 0 ? 0 : Math.max(0, least - wordsOf(units)) / least;
    return [{ hook, units, value: hook.strength + salience * WEIGHTS.salience - missing * WEIGHTS.tooShort }];
  });
  return windows.toSorted((a, b) => b.value - a.value);
}

/** The window of a format, by rank among those that share no sentence and are nearly as good as the best; null for none. */
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

/** Share of a text's words from which its main lists are the text. */
const LISTED_PART = 0.3;

/** The lists that make up a text, such as a recipe: its outputs have all of them. Empty for any other text. */
export const wholeLists = ({ analysis }: Pick<Kit, 'analysis'>): readonly List[] => wholeListsOf(analysis);
const wholeListsOf = onceFor((analysis: Analysis): readonly List[] => {
  const { lists, words } = analysis;
  const main = lists.filter(({ isMain }) => isMain);
  const listed = main.flatMap(({ items }) => items).reduce((sum, item) => sum + itemWords(item), 0);
  const isText = main.length > 1 && (listed >= words * LISTED_PART || restatedIn(analysis).size > 0);
  return isText ? main.toSorted((a, b) => a.index - b.index) : [];
});
