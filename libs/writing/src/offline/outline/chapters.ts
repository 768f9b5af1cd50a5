import { withoutFinalColon } from '../realise.js';
import { countWords, isUnspaced } from '../../languages/words.js';
import { withoutNumber } from '../../source/structure/part-number.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { List, SectionView } from '../analysis.types.js';

/** A chapter or segment: a part of the text, or several questions under their topic. */
export interface ScriptPart {
  title: string;
  /** The author's number of its heading; empty for none. */
  number: string;
  units: readonly Unit[];
  lists: readonly List[];
  /** What is said, paragraph by paragraph. */
  texts: readonly string[];
}

/** What is said of one section, or of the questions under one topic; a heading without text has none. */
export interface SectionPart extends ScriptPart {
  section: number;
}

/** A section behind those it lies in, from the outside in. */
function pathTo(section: number, sections: readonly SectionView[]): number[] {
  const path: number[] = [];
  for (let at: number | null = section; at !== null; at = sections[at]?.parent ?? null) path.unshift(at);
  return path;
}

/** A chapter with more of the words than this is parted by the headings in it; with less where it is one of few. */
const MOST_IN_ONE = { many: 0.7, few: 0.5 } as const;
const FEW = 3;
/** One of few that is shorter is not parted, and not named after the text. */
const SHORT_WORDS = 200;
const mostOf = (all: number, count: number): number =>
  count > FEW
    ? all * MOST_IN_ONE.many
    : Math.max(all * MOST_IN_ONE.few, Math.min(all * MOST_IN_ONE.many, SHORT_WORDS));

/** The parts by the headings of a level and above; what is above the first of them by their own. */
function groupsBy(level: number, parts: readonly SectionPart[], sections: readonly SectionView[]) {
  return Map.groupBy(parts, ({ section }) => {
    const path = pathTo(section, sections);
    return path.findLast((at) => (sections[at]?.level ?? 0) <= level) ?? path[0] ?? section;
  });
}

const wordsOf = (parts: readonly ScriptPart[]): number =>
  countWords(parts.flatMap(({ texts }) => texts).join(' '));

/** Whether a part is long and has more words than all others: above the headings of a text, it is no introduction to them. */
export const isMost = (part: ScriptPart, parts: readonly ScriptPart[]): boolean =>
  wordsOf([part]) > Math.max(SHORT_WORDS, wordsOf(parts) / 2);

/** The parts by the highest level of which no heading is over almost all of the text, if a lower one would part that. */
function grouped(parts: readonly SectionPart[], sections: readonly SectionView[]) {
  const levels = [...new Set(parts.map(({ section }) => sections[section]?.level ?? 0))].toSorted(
    (a, b) => a - b,
  );
  const choices = levels.map((level) => groupsBy(level, parts, sections));
  const lengths = choices.map((groups) => [...groups.values()].map(wordsOf).filter((words) => words > 0));
  const longest = lengths.map((words) => Math.max(0, ...words));
  const least = longest.at(-1) ?? 0;
  const all = wordsOf(parts);
  const isParted = (at: number): boolean =>
    (longest[at] ?? 0) <= Math.max(mostOf(all, lengths[at]?.length ?? 0), least);
  return choices.find((_, at) => isParted(at)) ?? new Map<number, SectionPart[]>();
}

/** A heading in a title of several, without its number and colon: "Items:". */
const asPart = (title: string): string => withoutFinalColon(withoutNumber(title));

/** Headings as lines above their text, whose first sentence does not say the last of them again: "Soup: This is …". */
function under(lines: readonly string[], texts: readonly string[]): string[] {
  const said = `${lines.at(-1) ?? ''}: `;
  return [
    ...lines,
    ...texts.map((text, at) => (at === 0 && text.startsWith(said) ? text.slice(said.length) : text)),
  ];
}

/** Whether the title of the text says a heading too: "An interview with Ada Lund". */
export const isInTitle = (heading: string, title: string): boolean => {
  const said = asWords(heading);
  return said.trim() !== '' && asWords(title).includes(isUnspaced(heading) ? said.trim() : said);
};
const asWords = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** The parts of a text as chapters of one level; headings below it are lines in them, and one without text is before the next. */
export function chaptersOf(
  parts: readonly SectionPart[],
  sections: readonly SectionView[],
  title: string,
): ScriptPart[] {
  const headings = new Map(parts.map(({ section, title }) => [section, title]));
  const named = new Set<number>();
  /** Headings over a section that were not shown before. */
  const newOver = (section: number): string[] => {
    const path = pathTo(section, sections).filter(
      (at) => !named.has(at) && (headings.has(at) || at === section),
    );
    path.forEach((at) => named.add(at));
    return path.map((at) => headings.get(at) ?? sections[at]?.heading ?? '').filter(Boolean);
  };
  let bare: string[] = [];
  return [...grouped(parts, sections)].flatMap(([place, own]) => {
    const over = bare.filter((each) => !isInTitle(each, title));
    const titles = [...over, ...newOver(place)];
    const texts = own.flatMap((part) => under(newOver(part.section), part.texts));
    bare = texts.length === 0 ? titles : [];
    if (texts.length === 0) return [];
    return {
      title: titles.length > 1 ? titles.map(asPart).join(' – ') : withoutFinalColon(titles[0] ?? ''),
      number: titles.length > 1 ? '' : (sections[place]?.number ?? ''),
      units: own.flatMap(({ units }) => units),
      lists: own.flatMap(({ lists }) => lists),
      texts,
    };
  });
}
