import { CLOSES } from '../text/marks.js';
import type { FormatKey } from '@repurpose/contract';
import { isTurned } from '../annotate/discourse/debts.js';
import { isExcluded } from '../annotate/discourse/housekeeping.js';
import { topicsOf } from '../annotate/topics/topics.js';
import { loneUnit } from '../annotate/lone-unit.js';
import { saidOf } from '../annotate/told-text.js';
import { sentencesOf, unitsOf, type Manner } from '../annotate/units.js';
import type { Unit } from '../annotate/unit.types.js';
import { checkClaims } from '../claims/check-claims.js';
import type { Source } from '../source/source.types.js';
import { partsOfText } from '../text/units-of-text.js';
import { onceFor } from '../text/once-for.js';
import type { Analysis, List, Passage, SectionView } from './analysis.types.js';
import { isSheet } from './structures/table-lists.js';
import { listsOf, partedItems } from './structures/lists.js';
import { NEEDED_WHOLE } from './structures/needed-whole.js';
import { narrates } from './structures/key-sentence.js';
import { saysWhatItMeans } from './opening-pronoun.js';
import { passagesOf, tellingsOf } from './passages.js';
import { asksThroughout } from '../annotate/discourse/asked.js';
import { placesOf, withDaysBeside, type Place } from './structures/sections.js';

const TEASES = /^(?:learn|find out|discover|read|see|join|in this|catch up|get to know)\b/iu;
const DESCRIPTION_CHARS = { least: 40, most: 320 } as const;

/** A description that a machine has cut off. */
const CUT_OFF = /(?:…|\.{3})$/u;

/** Whether a description is a speaker's sentence of the text: without quotation marks it would be the author's. */
const isOfSpeaker = (said: string, { blocks }: Source): boolean =>
  blocks.some(({ speaker, text }) => speaker !== undefined && text.includes(said));

/** The sentences of a description; of one that ends inside a sentence of the text ("She asked him how"), as a machine cut it out, those that the text has. */
function sentencesOfDescription({ description, sentences }: Source): string[] {
  const own = partsOfText(saidOf(description), 'sentence').map((text) => text.trim());
  const last = own.at(-1) ?? '';
  const isCut =
    !ENDED.test(last) &&
    sentences.some(({ text }) => text.startsWith(last) && /^,? \p{L}/u.test(text.slice(last.length)));
  const told = new Set(isCut ? sentences.map(({ text }) => text) : own);
  return own.filter((text) => told.has(text));
}

/** The description of a source; empty if it is too short or long, cut off, a speaker's, or claims what the text does not support. */
function descriptionOf(source: Source): string {
  if (CUT_OFF.test(source.description)) return '';
  const sentences = sentencesOfDescription(source);
  const said = sentences.filter((each) => !TEASES.test(each) && !isExcluded(each, source.language)).join(' ');
  if (said.length < DESCRIPTION_CHARS.least || said.length > DESCRIPTION_CHARS.most) return '';
  if (isOfSpeaker(said, source)) return '';
  return checkClaims(said, source).every(({ source: place }) => place !== null) ? said : '';
}

const ENDED = new RegExp(`[.!?。！？]${CLOSES}$`, 'u');

const tellableWords = (units: readonly Unit[]): number =>
  units.reduce((sum, { words, isExcluded: isOut }) => sum + (isOut ? 0 : words), 0);

function sectionsOf(
  places: readonly Place[],
  units: readonly Unit[],
  passages: readonly Passage[],
  isOfCode: (place: Place) => boolean,
): SectionView[] {
  const ownUnits = Map.groupBy(units, ({ section }) => section);
  const ownPassages = Map.groupBy(passages, ({ section }) => section);
  return places.map((place, at) => ({
    ...place,
    passages: ownPassages.get(at) ?? [],
    words: tellableWords(ownUnits.get(at) ?? []),
    isOfCode: isOfCode(place),
  }));
}

/** Share of the author's sentences in the first person from which a text is a story. */
const STORY = 0.3;
const FIRST_PERSON = /\b(?:I|me|my|mine)\b/u;

/** A section with this many blocks of code, more than this share of its blocks, is about them. */
const SHOWN = { least: 2, part: 0.25 } as const;
const isMostlyCode = ({ blocks: own }: Place, { blocks }: Source): boolean => {
  const shown = own.filter((at) => blocks[at]?.kind === 'code').length;
  return shown >= SHOWN.least && shown > own.length * SHOWN.part;
};

function isNarrative(units: readonly Unit[]): boolean {
  const own = units.filter(({ speaker, isItem }) => speaker === '' && !isItem);
  return own.filter(({ text }) => FIRST_PERSON.test(text)).length > own.length * STORY;
}

/** A shorter paragraph without a frequent word of the text answers the one before: "Silly, I know." */
const ANSWER_WORDS = 6;
const KNOWN_FROM = 3;

/** Marks such paragraphs of a story as dependent on the one before. */
function tieAnswers(units: readonly Unit[]): void {
  const counts = Map.groupBy(
    units.flatMap(({ stems }) => stems),
    (stem) => stem,
  );
  const isKnown = (stem: string): boolean => (counts.get(stem)?.length ?? 0) >= KNOWN_FROM;
  for (const unit of units)
    if (unit.opensBlock && unit.words < ANSWER_WORDS && !unit.stems.some(isKnown)) unit.isDependent = true;
}

/** Makes a sentence inside a paragraph of steps ("Instructions") need those before it: without some, a recipe goes wrong. */
function tieSteps(units: readonly Unit[], headings: readonly string[]): void {
  for (const unit of units)
    if (!unit.isItem && !unit.opensBlock && NEEDED_WHOLE.test(headings[unit.section] ?? ''))
      unit.isDependent = true;
}

/** Turns the items of a list without a lead-in into sentences if all of them are. Returns whether it did. */
function asSentences({ leadIn, items }: List): boolean {
  const units = items.flatMap(({ units: own }) => own);
  const are =
    leadIn === '' &&
    units.length > 0 &&
    items.every(({ text }) => /[.!?]$/u.test(text)) &&
    units.every(({ words }) => words >= SENTENCE_WORDS);
  if (are) for (const unit of units) Object.assign(unit, { isItem: false });
  return are;
}
const SENTENCE_WORDS = 6;

/** What an analysis needs that is the same for every manner of reading. */
const readingOf = onceFor((source: Source) => {
  const places = placesOf(source);
  const sectionOf = new Map(places.flatMap(({ blocks }, at) => blocks.map((block) => [block, at] as const)));
  const headings = places.map(({ heading }) => heading);
  const description = descriptionOf(source);
  return {
    places,
    sectionOf,
    headings,
    sentences: sentencesOf(source, sectionOf, headings),
    description,
    about: partsOfText(ENDED.test(description) ? description : '', 'sentence').map((text, at) =>
      loneUnit(text.trim(), -1 - at, source.language),
    ),
    topics: topicsOf(source),
  };
});

function read(source: Source, manner: Manner): Analysis {
  const { places, sectionOf, headings, sentences, description, about, topics } = readingOf(source);
  const units = unitsOf(sentences, source, headings, manner);
  const parted = partedItems(source.blocks);
  for (const unit of units) unit.isItem &&= !parted.has(unit.block);
  const all = listsOf(source, units, sectionOf, places);
  const lists = manner.withCode ? all : all.filter((list) => !isSheet(list));
  const parts = manner.withHeadings ? withDaysBeside(places, source.language) : places;
  const shown = manner.withHeadings ? lists : lists.filter((list) => !asSentences(list));
  const isOfCode = (place: Place): boolean => !manner.withCode && isMostlyCode(place, source);
  const isStory = isNarrative(units);
  if (isStory) tieAnswers(units);
  if (!manner.withHeadings) tieSteps(units, headings);
  const tellings = tellingsOf(units, isStory);
  const passages = passagesOf(tellings);
  return {
    language: source.language,
    title: source.title,
    code: source.code,
    description,
    about,
    sections: sectionsOf(parts, units, passages, isOfCode),
    units,
    passages,
    tellings,
    lists: shown,
    topics,
    words: tellableWords(units),
    isStory,
    isAsked: asksThroughout(source),
    isSequential: isStory,
    isInterview: units.filter(({ speaker }) => speaker !== '').length > units.length / 2,
  };
}

/** Reads a source for posts and short videos. Cached for each source, so that the formats of a request share it. */
export const analyse = onceFor((source: Source): Analysis =>
  read(source, { withCode: false, withHeadings: false }),
);

/** Whether a dependent sentence of a story may not be read alone: inside a paragraph, below an item or a question, or turned against what is before it. */
const isTied = (unit: Unit, before: Unit | undefined, language: string): boolean =>
  !unit.opensBlock ||
  unit.isNested ||
  before?.isQuestion === true ||
  isTurned(unit, language) ||
  !saysWhatItMeans(unit, language);

/** The analysis for separate points: more paragraphs of a story can begin one, but no narrating sentence inside a paragraph. */
const analyseInPoints = onceFor((source: Source): Analysis => {
  const analysis = analyse(source);
  if (!analysis.isStory) return analysis;
  const units = analysis.units.map((unit, at) => ({
    ...unit,
    isDependent: unit.isDependent
      ? isTied(unit, analysis.units[at - 1], source.language)
      : !unit.opensBlock && narrates(unit),
  }));
  const tellings = tellingsOf(units, false);
  const passages = passagesOf(tellings);
  const own = Map.groupBy(passages, ({ section }) => section);
  const sections = analysis.sections.map((view, at) => ({ ...view, passages: own.get(at) ?? [] }));
  return { ...analysis, units, tellings, passages, sections, isStory: false };
});

const analyseByPart = onceFor((source: Source): Analysis =>
  read(source, { withCode: false, withHeadings: true }),
);

/** The analysis for an article or a letter, which can show code and tables too. */
const analyseWithCode = onceFor((source: Source): Analysis =>
  source.blocks.some(({ kind }) => kind === 'code' || kind === 'table')
    ? read(source, { withCode: true, withHeadings: true })
    : analyseByPart(source),
);

/** The analysis of a source that a format uses. */
export function analysisFor(format: FormatKey, source: Source): Analysis {
  if (format === 'medium' || format === 'email') return analyseWithCode(source);
  if (format === 'infographic') return analyseInPoints(source);
  return format === 'youtube' || format === 'podcast' ? analyseByPart(source) : analyse(source);
}
