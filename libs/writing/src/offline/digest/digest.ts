import { SHORT_QUESTION } from '../../annotate/discourse/asked.js';
import { isConclusion } from '../../annotate/discourse/conclusions.js';
import { isContextDependent } from '../../annotate/discourse/context-dependence.js';
import { withoutCut } from '../../annotate/quotations/quotations.js';
import type { Unit } from '../../annotate/unit.types.js';
import { namesPlace, says } from '../../languages/discourse-words.js';
import { contentKeys } from '../../languages/words.js';
import { oneOf } from '../../text/one-of.js';
import { sentencesIn } from '../../text/sentences-in.js';
import type { Analysis, List } from '../analysis.types.js';
import { coreOf } from '../core/core.js';
import { wholeOf, withSumming, type Whole } from './whole.js';
import { bySection } from './by-section.js';
import type { DigestBounds, DigestPart, DigestSection } from './digest.types.js';
import { headingsOver } from './headings-over.js';
import { withLabels } from './labels.js';
import { aboveOf, underPart, withQuestion, type Shows } from './parts.js';
import { leadOver, select } from './select.js';
import { listsBelow } from './told-lists.js';

export const unitsIn = ({ parts }: DigestSection): Unit[] =>
  parts.flatMap((part) => (part.kind === 'paragraph' ? part.units : []));

const ASKS = /[?？]$/u;
/** The interviewer's reaction to the answer before, which may be left out: "How good! And who pays?" */
const REACTION = /^(?:[^.!?…]+! )+(?=\P{Ll}[^!]*$)/u;

/** A question whose last sentence asks about the one before: "What would that be?" */
const POINTS_BACK = new RegExp(
  `[.!?] [^.!?]*\\b(?:${oneOf`is was does did will would can could should has`}) (?:that|this|it)(?:\\?$| (?:${oneOf`be mean look feel happen work come go change help`})\\b[^.!?]*\\?$)`,
  'iu',
);

/** A question as short as its answer needs it: of a longer one the last sentences, if they say what they ask for. */
function askedShort(asked: string, analysis: Analysis): string {
  if (SHORT_QUESTION.test(asked) || POINTS_BACK.test(asked)) return asked;
  const parts = sentencesIn(asked, analysis);
  const ends = parts.map((_, at) => parts.slice(at).join('').trim());
  return (
    ends.find(
      (end, at) => SHORT_QUESTION.test(end) && !isContextDependent(parts[at] ?? '', analysis.language),
    ) ?? ''
  );
}

/** Whether the output opens with the beginning of the answer that a sentence belongs to. */
function hasBegun([first]: readonly Unit[], analysis: Analysis, { told }: DigestBounds): boolean {
  const [at = -1] = bySection(analysis).positions.get(first?.section ?? -1) ?? [];
  const opening = analysis.units[at];
  return (
    opening !== undefined && (opening.speaker !== '' || analysis.isAsked) && told?.has(opening.index) === true
  );
}

/** Whether the author goes on below the answer of a guest, which answers no question. */
function isBelowAnswer(first: Unit | undefined, analysis: Analysis): boolean {
  const [at = -1] = bySection(analysis).positions.get(first?.section ?? -1) ?? [];
  return analysis.isInterview && first?.speaker === '' && (analysis.units[at]?.speaker ?? '') !== '';
}

/** The question above a paragraph: for the first one of an answer, or if its first sentence depends on it; else empty. */
function questionOver(
  [first]: readonly Unit[],
  opensAnswer: boolean,
  analysis: Analysis,
  shows?: Shows,
): string {
  const { asked = '' } = analysis.sections[first?.section ?? -1] ?? {};
  const isSaid = analysis.isInterview && first?.speaker !== '';
  const question = isSaid ? askedShort(asked, analysis) : '';
  const over = question === '' && analysis.isAsked ? asked : question;
  if (opensAnswer && over !== '') return over.replace(REACTION, '');
  return aboveOf(first, shows, analysis);
}

/** The heading that "this" refers to, for listeners; empty if the sentence names it ("This soup …"), or if it is a question, a statement ("You have a site"), a conclusion or like "Overview". */
function topicOver([first]: readonly Unit[], { language }: Analysis): string {
  const { question = '', stems = [] } = first ?? {};
  const isSaid = says('reader', question, language) || says('author', question, language);
  const isNamed = contentKeys(question, language).every((stem) => stems.includes(stem));
  const isTopic = !isSaid && !isNamed && !ASKS.test(question) && !namesPlace(question, language);
  return isTopic && !isConclusion(question) ? question : '';
}

/** The opening of an output under its title, with the question of an interviewer or reader if it begins the answer to one. */
export function withAsked(opening: readonly Unit[], analysis: Analysis): readonly Unit[] {
  const [first] = opening;
  const [at = -1] = bySection(analysis).positions.get(first?.section ?? -1) ?? [];
  const answers = analysis.isInterview ? first?.speaker !== '' : analysis.isAsked;
  const begins = first !== undefined && analysis.units[at]?.index === first.index;
  const question = answers && begins ? questionOver(opening, true, analysis) : '';
  return question === '' ? opening : withQuestion(opening, question);
}

/** Sentences in source order as paragraphs: one for each block, split where something is left out. */
function paragraphsOf(
  units: Iterable<Unit>,
  bounds: DigestBounds,
  analysis: Analysis,
): { at: number; part: DigestPart }[] {
  const { shows, isHeard = false } = bounds;
  const runs: Unit[][] = [];
  for (const unit of [...units].toSorted((a, b) => a.index - b.index)) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last !== undefined && last.index + 1 === unit.index && last.speaker === unit.speaker;
    if (
      goesOn &&
      (last.block === unit.block || last.owesNext || (!unit.isItem && !last.isItem && unit.isDependent))
    )
      runs.at(-1)?.push(unit);
    else runs.push([unit]);
  }
  return runs.map((run, at) => {
    const opensAnswer = at === 0 && !hasBegun(run, analysis, bounds);
    const question =
      shows !== 'all'
        ? questionOver(run, opensAnswer && !isBelowAnswer(run[0], analysis), analysis, shows)
        : isHeard
          ? topicOver(run, analysis)
          : '';
    // a separate label, unless an interviewer asks it
    const isLabel = shows === 'labels' && run[0]?.speaker === '' && ASKS.test(question);
    const units = withQuestion(run, isLabel ? '' : question);
    return {
      at: run[0]?.index ?? 0,
      part: { kind: 'paragraph', units, ...(isLabel && { label: question }) },
    };
  });
}

/** The heading of a section; in a whole text with its number, or its question if it has none. "Overview" opens no output. */
function headingOf(
  section: number,
  { sections, language }: Analysis,
  isOfWhole: boolean,
  opens: boolean,
): string {
  const { heading = '', asked = '', number = '' } = sections[section] ?? {};
  if (opens && number === '' && namesPlace(heading, language)) return '';
  return isOfWhole ? `${number} ${heading || asked}`.trim() : heading;
}

/** The selected sections within `bounds`, in source order. `closing` is the heading for a last section without one. */
export function digest(analysis: Analysis, bounds: DigestBounds & { closing?: string }): DigestSection[] {
  const sections = joined(digestEach(analysis, bounds).map((section) => underParent(section, analysis)));
  const last = sections.at(-1);
  const before = sections.slice(0, -1);
  const isApart =
    before.some(({ heading }) => heading !== '') || analysis.sections[last?.section ?? 0]?.isAside === true;
  if (last?.heading !== '' || before.length === 0 || !isApart) return sections;
  return [...before, { ...last, heading: bounds.closing ?? '' }];
}

const withLead = (part: DigestPart, lead: string): DigestPart =>
  part.kind === 'paragraph' && part.label === undefined ? { ...part, lead } : part;

/** Puts a section under its parent's heading; a run-in heading becomes the bold beginning of its first paragraph. */
function underParent(section: DigestSection, { sections }: Analysis): DigestSection {
  const { isRunIn = false, parent = null, heading = '', asked = '' } = sections[section.section] ?? {};
  const over = parent === null ? '' : (sections[parent]?.heading ?? '');
  if (parent === null || over === '') return section;
  // text without a heading after headed paragraphs continues the parent section
  if (heading === '' && asked === '') return { ...section, heading: over, section: parent };
  if (!isRunIn) return section;
  const parts = section.parts.map((part, at) => (at === 0 ? withLead(part, heading || asked) : part));
  return { heading: over, section: parent, parts };
}

const joined = (sections: readonly DigestSection[]): DigestSection[] =>
  sections.reduce<DigestSection[]>((all, section) => {
    const last = all.at(-1);
    return last?.section === section.section
      ? [...all.slice(0, -1), { ...last, parts: [...last.parts, ...section.parts] }]
      : [...all, section];
  }, []);

/** Whether an output has room for the whole text and may show its lists. */
const isWhole = (
  { words }: Analysis,
  { words: room, variant = 0, lists = 'all', asLists = false, fits }: DigestBounds,
): boolean => room >= words && variant === 0 && lists === 'all' && !asLists && fits === undefined;

function withoutOpening({ units, lists }: Whole, { told = new Set() }: DigestBounds): Whole {
  const left = units.filter(({ index }) => !told.has(index));
  return { units: left.length > 0 ? left : units, lists };
}

/** The sentences used elsewhere in the output. If the end of the conclusion is one of them, the rest of its section counts too. */
function usedBy(analysis: Analysis, { told = new Set(), variant }: DigestBounds): ReadonlySet<number> {
  const last = coreOf(analysis, variant).takeaway?.units.at(-1);
  if (last === undefined || !told.has(last.index)) return told;
  const behind = analysis.units.filter(
    ({ index, section }) => section === last.section && index > last.index,
  );
  return new Set([...told, ...behind.map(({ index }) => index)]);
}

/** The first sentence of an answer, without which the rest of it would not answer its question. */
function answerTo(section: number, analysis: Analysis): readonly Unit[] {
  const { asked = '' } = analysis.sections[section] ?? {};
  if (asked === '' || !analysis.isAsked || analysis.isInterview) return [];
  const first = analysis.units[bySection(analysis).positions.get(section)?.[0] ?? -1];
  return first === undefined || first.isExcluded || first.announces || first.owesNext ? [] : [first];
}

function selectionOf(analysis: Analysis, bounds: DigestBounds): Whole {
  const { units, lists } = select(analysis, { ...bounds, told: usedBy(analysis, bounds) });
  const led = new Map(units.map((unit) => [unit.index, unit]));
  for (const { section } of units)
    for (const unit of [...leadOver(section, analysis), ...answerTo(section, analysis)])
      if (bounds.told?.has(unit.index) !== true && bounds.fits?.(unit) !== false) led.set(unit.index, unit);
  const kept = withoutCut([...led.values()], analysis.units, bounds.told);
  const own = new Set([...(bounds.told ?? []), ...kept.map(({ index }) => index)]);
  // behind what it sums up
  const told = kept.map((unit) =>
    unit.summing !== '' && own.has(unit.index - 1) ? { ...unit, text: withSumming(unit) } : unit,
  );
  return { units: told, lists };
}

/** The section that shows a list. A list of the main headings comes before the first of them. */
const placeOf = ({ section, isOfHeadings, parts: [first = 0] }: List): number =>
  isOfHeadings && section === 0 ? Math.max(0, first - 1) : section;

function digestEach(analysis: Analysis, bounds: DigestBounds): DigestSection[] {
  const whole = isWhole(analysis, bounds);
  const withHeadings = bounds.shows === 'all';
  const told = whole
    ? withoutOpening(wholeOf(analysis, bounds.isHeard), bounds)
    : selectionOf(analysis, bounds);
  const bySection = Map.groupBy(told.units, ({ section }) => section);
  const listsBySection = Map.groupBy(listsBelow(told, bounds.told), placeOf);
  const own = new Set([...bySection.keys(), ...listsBySection.keys()]);
  const over = withHeadings ? headingsOver(own, analysis, whole) : [];
  const sections = [...new Set([...own, ...over])].toSorted((a, b) => a - b);
  const shown = (list: List): List => (withHeadings ? list : underPart(list, analysis));
  const digested = sections.map((section, at) => {
    const lists = listsBySection.get(section) ?? [];
    const parts = [
      ...paragraphsOf(bySection.get(section) ?? [], bounds, analysis),
      ...lists.map((list) => ({ at: list.index, part: { kind: 'list', list: shown(list) } as const })),
    ];
    return {
      heading: headingOf(section, analysis, whole, at === 0),
      section,
      parts: parts.toSorted((a, b) => a.at - b.at).map(({ part }) => part),
    };
  });
  return bounds.shows === 'labels' ? withLabels(digested, analysis) : digested;
}
