import type { Source } from '../../source/source.types.js';
import { bindCandidates } from './cohesion.js';
import { findCandidates } from './candidates.js';
import { countWords } from '../../languages/words.js';
import type { Candidate, Plan, PlanSection } from './analysis.types.js';
import { unquoted } from './quotations.js';
import { dropNearDuplicates, scoreCandidates } from './rank.js';
import { findTopics, hashtagOf } from './topics.js';
import { upperFirst } from '../../text/upper-first.js';

const EMPTY_HEADINGS =
  /^(?:introduction|intro|overview|background|conclusions?|summary|tl;?dr|final thoughts|introducción|resumen|conclusión|conclusiones|einleitung|fazit|zusammenfassung|introduction|conclusion|résumé|introduzione|conclusione|conclusioni|introdução|conclusão|inleiding|conclusie|samenvatting|はじめに|まとめ|おわりに|概要)$/iu;
const HEADING_NUMBER = /^(?:\(?\d{1,2}[.)]|[ivx]{1,4}\.|#\d+|\d{1,2}\s*[-–—:])\s+/iu;

/** What a point loses that is bound to what comes before it. */
const BOND = 0.2;

const plans = new WeakMap<Source, Plan>();

/** A heading to show: without its number, empty when it says nothing on its own. */
function tidyHeading(heading: string): string {
  const tidy = heading
    .replace(HEADING_NUMBER, '')
    .replace(/\s+/gu, ' ')
    .replace(/[:：.。!！]$/u, '')
    .trim();
  return EMPTY_HEADINGS.test(tidy) ? '' : tidy;
}

/** Block index → index of the innermost section that holds it. */
function mapBlocks(source: Source): number[] {
  const sectionOfBlock: number[] = source.blocks.map(() => 0);
  source.sections.forEach((section, at) => {
    for (const block of section.blocks) sectionOfBlock[block] = at;
  });
  return sectionOfBlock;
}

/** Told by itself: the best first. */
const byWorth = (a: Candidate, b: Candidate): number => b.score - b.bond * BOND - (a.score - a.bond * BOND);

function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  const standing = candidates.filter(
    ({ needs, isQuestion, step }) => needs === null && !isQuestion && step === 0,
  );
  return standing.toSorted(byWorth)[0];
}

/** A short text has four points to make, a long one ten: the best sentence of each section, then the next best. */
export function findKeyPoints(
  sections: readonly PlanSection[],
  candidates: readonly Candidate[],
): Candidate[] {
  const standing = candidates.filter(
    ({ needs, isQuestion, isFragment, step, words }) =>
      needs === null && !isQuestion && !isFragment && step === 0 && words <= 36,
  );
  const wanted = standing.length < 32 ? 4 : standing.length < 56 ? 5 : standing.length < 90 ? 7 : 10;
  const best = sections
    .map((section) =>
      bestOf(section.candidates.filter(({ words, isFragment }) => words <= 36 && !isFragment)),
    )
    .filter((each) => each !== undefined);
  const firsts = new Set(best);
  const others = standing.filter((candidate) => !firsts.has(candidate));
  const chosen = [...best.sort(byWorth), ...others.sort(byWorth)].slice(0, wanted);
  return chosen.sort((a, b) => a.index - b.index);
}

/** The source's title; else one short telling sentence; else the topics. */
function titleFor(
  source: Source,
  candidates: readonly Candidate[],
  topics: readonly string[],
): Pick<Plan, 'title' | 'titleSentence'> {
  const given = source.title.replace(/\s+/gu, ' ').trim();
  const said = candidates.find(({ text }) => bare(text) === bare(given));
  if (given && !said) return { title: given, titleSentence: null };
  if (said && candidates.length > 3 && given.length <= 90) return { title: given, titleSentence: said.index };
  const short = candidates.filter(
    ({ needs, text, isQuestion }) => needs === null && !isQuestion && text.length <= 70,
  );
  const best = bestOf(short.slice(0, 4));
  if (best && candidates.length >= 4)
    return { title: best.text.replace(/[.。]$/u, ''), titleSentence: best.index };
  if (topics.length > 0) return { title: topics.slice(0, 2).map(titleCase).join(' · '), titleSentence: null };
  const only = candidates[0];
  return {
    title: only && only.text.length <= 90 ? only.text.replace(/[.。]$/u, '') : '',
    titleSentence: only?.index ?? null,
  };
}

/** A sentence as a title would have it. */
const bare = (text: string): string => text.replace(/[.!?。！？…]+$/u, '');

function titleCase(topic: string): string {
  return upperFirst(topic);
}

/** Who asks all the questions of an interview, with the colon behind: "Q: ". */
function askerOf(headings: readonly string[]): string {
  const labels = headings.flatMap(
    (heading) => /^(?:\p{Lu}|\d)[^:?!.]{0,24}: (?=\p{Lu}.*[?？]$)/u.exec(heading) ?? [],
  );
  return labels.find((label, at) => label === 'Q: ' || labels.indexOf(label) < at) ?? '';
}

/** The headings to show; one that comes again ("Fixed") says of which part it is. */
function headingsOf({ sections, title }: Source): string[] {
  const asker = askerOf(sections.map(({ heading }) => heading));
  const tidy = sections.map(({ heading }) =>
    heading === title ? '' : tidyHeading(heading.replace(asker, '')),
  );
  const counts = new Map<string, number>();
  for (const heading of tidy) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  return tidy.map((heading, at) => {
    const [first = -1] = sections[at]?.blocks ?? [];
    if (heading === '' || counts.get(heading) === 1) return heading;
    const above = sections.findLastIndex(({ blocks }, other) => other < at && blocks.includes(first));
    // "4.6.0 – 2025-09-30"
    const of = (tidy[above] ?? '').replace(/\s+[–—-]\s.*$/u, '');
    if (of === '' || of === heading) return heading;
    // "How to address this" says what when it stands under another heading
    const named = heading.replace(/(?<= )(?:this|that|it|these|them)$/u, () => `“${unquoted(of)}”`);
    return named === heading ? `${heading} (${of})` : named;
  });
}

function makePlan(source: Source): Plan {
  const sectionOfBlock = mapBlocks(source);
  const headings = headingsOf(source);
  const scored = findCandidates(source, sectionOfBlock);
  scoreCandidates(scored, source, headings);
  bindCandidates(scored, source);
  const candidates = dropNearDuplicates(scored);
  const sections: PlanSection[] = headings.map((heading, at) => ({
    heading,
    words: sectionOfBlock.reduce(
      (sum, section, block) => (section === at ? sum + countWords(source.blocks[block]?.text ?? '') : sum),
      0,
    ),
    candidates: [],
  }));
  for (const candidate of candidates) sections[candidate.section]?.candidates.push(candidate);
  const topics = findTopics(source).filter((topic) => hashtagOf(topic).length <= 30);
  const keyPoints = findKeyPoints(sections, candidates);
  const { title, titleSentence } = titleFor(source, candidates, topics);
  return {
    language: source.language,
    title,
    hasOwnTitle:
      source.title.trim() !== '' &&
      title !== '' &&
      titleSentence === null &&
      title === source.title.replace(/\s+/gu, ' ').trim(),
    titleSentence,
    author: source.author,
    sections,
    candidates,
    byIndex: new Map(candidates.map((candidate) => [candidate.index, candidate])),
    keyPoints,
    topics,
  };
}

/** What a source offers to all formats: read once, shared by every format written from the same `source` object. */
export function planOf(source: Source): Plan {
  const known = plans.get(source);
  if (known) return known;
  const plan = makePlan(source);
  plans.set(source, plan);
  return plan;
}
