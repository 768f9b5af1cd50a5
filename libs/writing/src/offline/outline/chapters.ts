import { contentKeys } from '../../languages/words.js';
import { upperFirst } from '../../text/upper-first.js';
import type { Analysis } from '../analysis.types.js';
import type { DigestPart, DigestSection } from '../digest/digest.types.js';
import { listText } from '../realise.js';

/** Words of a text that has chapters, and of a chapter at least. */
const WORDS = { text: 300, chapter: 110 } as const;
/** Words of a sentence that can be a title. */
const LINE = { least: 3, most: 9 } as const;
/** A chapter has this many sentences of its topic at least, and most of all that speak of it. */
const LEAST = 3;

const textsOf = (part: DigestPart): string[] =>
  part.kind === 'list' ? [listText(part.list)] : part.units.map(({ text }) => text);
const wordsOf = (part: DigestPart): number =>
  textsOf(part).reduce((sum, text) => sum + text.split(/\s+/u).length, 0);
const leans = (part: DigestPart): boolean => part.kind === 'list' || part.units[0]?.isDependent === true;

/** Paragraphs in groups of a chapter's length; none begins with one that leans on the one before. */
function groupsOf(parts: readonly DigestPart[]): DigestPart[][] {
  const groups: DigestPart[][] = [];
  let words = Infinity;
  for (const part of parts) {
    if (words >= WORDS.chapter && !leans(part)) {
      groups.push([]);
      words = 0;
    }
    groups.at(-1)?.push(part);
    words += wordsOf(part);
  }
  return groups;
}

/** The topic that a group speaks of more than the rest of the text does; empty for none. */
function topicOf(
  group: readonly DigestPart[],
  whole: readonly string[],
  used: Set<string>,
  { topics, title, language }: Analysis,
): string {
  const titled = title.toLowerCase();
  const sentences = group.flatMap(textsOf).map((text) => new Set(contentKeys(text, language)));
  const all = whole.map((text) => new Set(contentKeys(text, language)));
  const ranked = topics
    .filter((topic) => !used.has(topic) && !titled.includes(topic.toLowerCase()))
    .map((topic) => {
      const stems = contentKeys(topic, language);
      const isIn = (said: ReadonlySet<string>): boolean => stems.every((stem) => said.has(stem));
      return { topic, own: sentences.filter(isIn).length, all: all.filter(isIn).length };
    })
    .filter((each) => each.own >= LEAST && each.own * 2 > each.all)
    .toSorted((a, b) => b.own / b.all - a.own / a.all);
  return ranked[0]?.topic ?? '';
}

/** The short sentence that a group begins with: "Several years ago, I travelled to Jordan"; else empty. */
function lineOf([part]: readonly DigestPart[]): string {
  const first = part?.kind === 'paragraph' ? part.units[0] : undefined;
  const isLine = first !== undefined && first.words >= LINE.least && first.words <= LINE.most;
  return isLine && /[.?!]$/u.test(first.text) ? first.text.replace(/\.$/u, '') : '';
}

/** A long text without headings in chapters named after what each speaks of; one that has no topic of its own goes on with the last. */
export function withChapters(sections: readonly DigestSection[], analysis: Analysis): DigestSection[] {
  const [only] = sections;
  const parts = only?.parts ?? [];
  const words = parts.reduce((sum, part) => sum + wordsOf(part), 0);
  if (sections.length !== 1 || only === undefined || only.heading !== '' || words < WORDS.text)
    return [...sections];
  const whole = parts.flatMap(textsOf);
  const used = new Set<string>();
  return groupsOf(parts).reduce<DigestSection[]>((chapters, group, at) => {
    const topic = lineOf(group) || topicOf(group, whole, used, analysis);
    used.add(topic);
    const last = chapters.at(-1);
    if (last !== undefined && topic === '')
      return [...chapters.slice(0, -1), { ...last, parts: [...last.parts, ...group] }];
    return [...chapters, { ...only, heading: at === 0 ? '' : upperFirst(topic), parts: group }];
  }, []);
}
