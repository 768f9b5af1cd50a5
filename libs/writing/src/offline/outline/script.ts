import { GREETING_WORDS } from '../../annotate/discourse/frame.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis, List } from '../analysis.types.js';
import { digest, unitsIn, withAsked } from '../digest/digest.js';
import { isTrueWithAll } from '../digest/whole.js';
import type { DigestSection } from '../digest/digest.types.js';
import { wordsFor } from '../digest/select.js';
import { namesPlace } from '../../languages/discourse-words.js';
import type { Kit } from '../kit.js';
import { beginningOf } from '../realise.js';
import { isEntry, ledeOf, openingOf } from '../hooks/opening.js';
import { wordsOf } from '../passages.js';
import { indexesOf, startOf, type WindowSize } from '../runs.js';
import { chaptersOf, isInTitle, isMost, type ScriptPart, type SectionPart } from './chapters.js';
import { paragraphsFrom } from './paragraphs.js';
import { spokenTexts, type Manner } from './spoken-texts.js';

/** A shorter text is used whole. */
const MOST_WORDS = 2800;
const CLOSING = { maxWords: 60, maxSentences: 3 } as const;

/** Most words of the first line and of a first paragraph used whole; least words of an opening. */
const OPENING = { line: 40, paragraph: 100, least: 12 } as const;
/** A longer rest of an introduction is a separate part, also where the opening would be too long with it. */
const PART_WORDS = 30;

/** A hook or the beginning of the text. If the whole text follows, the beginning, or nothing: its order stays. */
function openingFor(kit: Kit, words: WindowSize['words'], isWhole: boolean): readonly Unit[] {
  const size = { words, hookWords: OPENING.line, paragraph: OPENING.paragraph };
  const first = kit.analysis.units.find(({ isExcluded }) => !isExcluded);
  if (isWhole && first !== undefined && isEntry(first)) return [];
  if (isWhole && first !== undefined && isUnderHeading(first, kit.analysis)) return [];
  const opening = openingOf(kit, size);
  if (!isWhole || beginsText(opening, kit.analysis)) return opening;
  const lede = asIntroduction(ledeOf(kit, { paragraph: OPENING.paragraph, run: words[1] }), kit);
  return beginsText(lede, kit.analysis) ? lede : [];
}

/** Whether a text begins under a heading with several paragraphs, so that an opening would come between the heading and its text. */
function isUnderHeading({ section, block }: Unit, { sections, units, language }: Analysis): boolean {
  const { heading: own = '', asked = '' } = sections[section] ?? {};
  const heading = own || asked;
  const goesOn = units.some((unit) => unit.section === section && unit.block !== block && !unit.isExcluded);
  return heading !== '' && !namesPlace(heading, language) && goesOn;
}

/** Whether nothing that a script says, except "Hello!", is before some sentences. */
const beginsText = ([first]: readonly Unit[], analysis: Analysis): boolean =>
  analysis.units.find(
    (unit) => !unit.isExcluded || (unit.words > GREETING_WORDS && isTrueWithAll(unit, analysis, 'heard')),
  )?.index === first?.index;

/** Cuts an opening where the rest of the text does not depend on it. */
function asIntroduction(lede: readonly Unit[], { analysis: { units } }: Kit): readonly Unit[] {
  const at = units.findIndex(({ index }) => index === lede[0]?.index);
  const leans = (unit: Unit | undefined, block: number): boolean =>
    unit?.block === block && unit.isDependent && !unit.isExcluded;
  const end = lede.findLastIndex(({ block }, count) => !leans(units[at + count + 1], block));
  const whole = lede.slice(0, end + 1);
  return wordsOf(whole) < OPENING.least ? lede : whole;
}

/** "Good morning." above the opening, which would come too late after it. */
function greetingAbove([first]: readonly Unit[], { units }: Analysis): readonly Unit[] {
  const at = units.findIndex(({ isExcluded }) => !isExcluded);
  const isBehind = units[at]?.index === first?.index;
  return isBehind ? units.slice(0, Math.max(0, at)).filter(({ words }) => words <= GREETING_WORDS) : [];
}

/** The rest of an introduction if it is too short for a part; else empty. */
function restOf(opening: readonly Unit[], sections: readonly DigestSection[]): readonly Unit[] {
  const [first, second] = sections;
  if (first === undefined || second === undefined || first.heading !== '') return [];
  const rest = unitsIn(first);
  const isAll = first.parts.every(({ kind }) => kind === 'paragraph');
  const goesOn = rest[0]?.index === (opening.at(-1)?.index ?? NaN) + 1;
  const isShort = wordsOf(rest) < PART_WORDS || wordsOf([...opening, ...rest]) <= OPENING.paragraph;
  return isAll && goesOn && isShort ? rest : [];
}

const isQuestion = (heading: string): boolean => /[?？]$/u.test(heading);

/** A heading above more questions is that of the whole interview, such as "Transcript". */
const MOST_ASKED = 6;

/** For each section of an interview, the section with the heading above its question; -1 for none. */
function topicsOf({ title, sections, units, isInterview }: Analysis): readonly number[] {
  const answered = new Set(units.map(({ section }) => section));
  let topic = -1;
  const topics = sections.map(({ heading, level, isAside }, at) => {
    const over = sections[topic];
    if (heading !== '' && !isQuestion(heading)) topic = isInTitle(heading, title) ? -1 : at;
    // "Introduce yourself." asks too
    else if (over === undefined || level < over.level || (level === over.level && answered.has(topic)))
      topic = -1;
    // the last question belongs to the closing
    const isAsked = heading !== '' || (isAside && at < sections.length - 1);
    return isInterview && isAsked ? topic : -1;
  });
  const asked = Map.groupBy(topics, (each) => each);
  return topics.map((each) => ((asked.get(each)?.length ?? 0) > MOST_ASKED ? -1 : each));
}

interface Part extends Pick<SectionPart, 'title' | 'section' | 'number'> {
  turns: readonly { question: string; section: DigestSection }[];
}

/** The parts of a script: questions under their topic, other sections and headings without text under their own headings. */
function partsOf(all: readonly DigestSection[], { analysis }: Kit): Part[] {
  const { sections } = analysis;
  const topics = topicsOf(analysis);
  const topicOf = ({ section }: DigestSection): number => topics[section] ?? -1;
  // the text of one that opens the script is said already
  const left = all.filter(({ section, parts }) => parts.length > 0 || sections[section]?.words === 0);
  const parts = Map.groupBy(left, (each) => (topicOf(each) < 0 ? each : topicOf(each)));
  return [...parts].map(([topic, own]) => {
    const isTopic = typeof topic === 'number';
    const section = isTopic ? topic : topic.section;
    return {
      title: (isTopic ? sections[topic]?.heading : topic.heading) ?? '',
      section,
      number: sections[section]?.number ?? '',
      turns: own.map((each) => ({
        question: isTopic ? (sections[each.section]?.asked ?? '') : '',
        section: each,
      })),
    };
  });
}

const listsIn = ({ parts }: DigestSection): List[] =>
  parts.flatMap((part) => (part.kind === 'list' ? [part.list] : []));

function closingOf({ core: { takeaway }, tell }: Kit, told: ReadonlySet<number>): string {
  if (takeaway === null || told.has(startOf(takeaway))) return '';
  return tell(beginningOf(takeaway, CLOSING, tell));
}

/** A longer title gets no name of a guest. */
const TITLE_CHARS = 60;

/** The title; for an interview with the name of the main speaker if the title names none. */
export function titleOf({ title, units, isInterview }: Analysis): string {
  const speakers = Map.groupBy(units, ({ speaker }) => speaker);
  speakers.delete('');
  const [most, next] = [...speakers].toSorted((a, b) => b[1].length - a[1].length);
  // two who both answer are no guest and host
  const isGuest = most !== undefined && (next?.[1].length ?? 0) * 2 < most[1].length;
  if (title === '' || !isInterview || !isGuest || title.length > TITLE_CHARS) return title;
  return [...speakers.keys()].some((name) => name.split(' ').some((part) => title.includes(part)))
    ? title
    : `${title} – ${most[0]}`;
}

/** An address after a heading ("The new lock https://…") is removed. In "Why https://… matters" it is needed. */
const ADDRESS = / [(<]https?:[^\s()<>]+[)>]|(?: [–—-]|:)? https?:\S+$/giu;
const withoutAddress = (title: string): string => title.replace(ADDRESS, '');

/** The name of a part without a heading: that of the text if it is all of it, or most under a short title. */
const nameOf = (part: ScriptPart, parts: readonly ScriptPart[], { title }: Analysis): string =>
  parts.length === 1 || (title.length <= TITLE_CHARS && isMost(part, parts)) ? title : '';

export interface Script {
  opening: string;
  parts: readonly ScriptPart[];
  /** Its last words if the parts do not have them; else empty. */
  closing: string;
  /** Indexes of the sentences it uses. */
  told: ReadonlySet<number>;
}

/** A script: the opening, then the text by its sections. */
export function scriptOf(kit: Kit, openingWords: WindowSize['words'], manner: Manner): Script {
  const { analysis, factor, wording, variant } = kit;
  const words = wordsFor(MOST_WORDS, analysis, factor);
  const start = openingFor(kit, openingWords, words >= analysis.words);
  const digested = digest(analysis, {
    words,
    told: new Set(indexesOf([...greetingAbove(start, analysis), ...start])),
    variant,
    closing: wording.closing,
    shows: 'all',
    isHeard: true,
  });
  const all = digested.filter(({ parts }) => parts.length > 0);
  const rest = restOf(start, all);
  const left = rest.length > 0 ? digested.filter((section) => section !== all[0]) : digested;
  // the question of an answer that goes on is the title of its part
  const goesOn = left.some(({ section, parts: own }) => section === start[0]?.section && own.length > 0);
  const opening = goesOn ? [...start, ...rest] : withAsked([...start, ...rest], analysis);
  const each = partsOf(left, kit).map(({ turns, ...part }) => ({
    ...part,
    units: turns.flatMap(({ section }) => unitsIn(section)),
    lists: turns.flatMap(({ section }) => listsIn(section)),
    texts: turns
      .flatMap(({ question, section }) => [question, ...spokenTexts(section, manner)])
      .filter(Boolean),
  }));
  const parts = chaptersOf(each, analysis.sections, analysis.title);
  const listed = all.flatMap(listsIn).flatMap(({ items }) => items.flatMap(({ units }) => units));
  const said = [...opening, ...parts.flatMap(({ units }) => units), ...listed];
  const told = new Set(said.map(({ index }) => index));
  // an answer in the opening has lost the heading with its question
  const [first, ...others] = opening;
  const isAnswer = analysis.isInterview && first !== undefined && first.question !== '';
  return {
    opening: paragraphsFrom(isAnswer ? [{ ...first, isDependent: true }, ...others] : opening, kit, {
      most: Infinity,
    }).join('\n\n'),
    parts: parts.map((part) => ({
      ...part,
      title: withoutAddress(part.title) || nameOf(part, parts, analysis) || wording.intro,
    })),
    closing: closingOf(kit, told),
    told,
  };
}
