import { wordsOf } from '../passages.js';
import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys } from '../../languages/words.js';
import { upperFirst } from '../../text/upper-first.js';
import type { Analysis } from '../analysis.types.js';
import { unitsIn } from '../digest/digest.js';
import type { DigestPart, DigestSection } from '../digest/digest.types.js';
import { wordsOfList } from '../realise.js';

/** Words of a text that has chapters, and of a chapter at least. */
const WORDS = { text: 300, chapter: 110 } as const;
/** Words of a sentence that can be a title. */
const LINE = { least: 3, most: 9 } as const;
/** A chapter has this many sentences of its topic at least, and most of all that speak of it. */
const LEAST = 3;

const lengthOf = (part: DigestPart): number =>
  part.kind === 'list' ? wordsOfList(part.list) : wordsOf(part.units);
const leans = (part: DigestPart): boolean => part.kind === 'list' || part.units[0]?.isDependent === true;

/** The paragraphs of a section in groups of a chapter's length; none begins with one that leans on the one before. */
function groupsOf({ parts, ...section }: DigestSection): DigestSection[] {
  const groups: DigestPart[][] = [];
  let words = 0;
  for (const part of parts) {
    if (groups.length === 0 || (words >= WORDS.chapter && !leans(part))) {
      groups.push([]);
      words = 0;
    }
    groups.at(-1)?.push(part);
    words += lengthOf(part);
  }
  return groups.map((own) => ({ ...section, parts: own }));
}

/** The topic of which a group has most of the text's sentences; empty for none. */
function topicOf(
  group: readonly Unit[],
  all: readonly Unit[],
  { topics, title, language }: Analysis,
): string {
  const titled = title.toLowerCase();
  const ranked = topics
    .filter((topic) => !titled.includes(topic.toLowerCase()))
    .map((topic) => {
      const stems = contentKeys(topic, language);
      const countIn = (units: readonly Unit[]): number =>
        units.filter((unit) => stems.every((stem) => unit.stems.includes(stem))).length;
      return { topic, own: countIn(group), all: countIn(all) };
    })
    .filter((each) => each.own >= LEAST && each.own * 2 > each.all)
    .toSorted((a, b) => b.own / b.all - a.own / a.all);
  return upperFirst(ranked[0]?.topic ?? '');
}

/** The short sentence that a group begins with: "Several years ago, I travelled to Jordan"; else empty. */
function lineOf([first]: readonly Unit[]): string {
  const isLine = first !== undefined && first.words >= LINE.least && first.words <= LINE.most;
  return isLine && /[.?!]$/u.test(first.text) ? first.text.replace(/\.$/u, '') : '';
}

/** A long text without headings in chapters with titles; a group that gives none belongs to the chapter before it. */
export function withChapters(section: DigestSection, analysis: Analysis): DigestSection[] {
  const words = section.parts.reduce((sum, part) => sum + lengthOf(part), 0);
  if (section.heading !== '' || words < WORDS.text) return [section];
  const all = unitsIn(section);
  const chapters: DigestSection[] = [];
  for (const group of groupsOf(section)) {
    const units = unitsIn(group);
    const heading = lineOf(units) || topicOf(units, all, analysis);
    const last = chapters.at(-1);
    if (last !== undefined && heading === '')
      chapters[chapters.length - 1] = { ...last, parts: [...last.parts, ...group.parts] };
    else chapters.push(last === undefined ? group : { ...group, heading });
  }
  return chapters;
}
