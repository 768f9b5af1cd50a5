import { contentKeys, countWords } from '../languages/words.js';
import { tieScenarios } from './scenarios.js';
import { isTitleOfPicture } from '../source/readers/captions.js';
import type { Source } from '../source/source.types.js';
import { addressIn, withoutAddress, type Address } from '../languages/address.js';
import { answersQuestions } from './discourse/asked.js';
import { isAnnouncement } from './discourse/announcements.js';
import { needsContext } from './discourse/context-dependence.js';
import { CUT_BEFORE } from './discourse/broken.js';
import { isConclusion, isDemand } from './discourse/conclusions.js';
import { freeUnderHeadings, markIntroductions } from './discourse/introductions.js';
import { discourseIn } from './discourse/signals.js';
import { markDebts } from './discourse/debts.js';
import { silenceAssent, silenceInterviewer } from './discourse/interviews.js';
import { beginningOf, isInFrame, notesAround } from './discourse/frame.js';
import { silenceBackMatter } from './discourse/back-matter.js';
import { isExcluded, leadsToRequest, outsideMarks } from './discourse/housekeeping.js';
import { figuresOf, tellingFigure } from './figures.js';
import { headingAbove, leansByPlace, meansText, needsAbove, questionIn } from './heading-above.js';
import { mentionsOf } from './mentions/extract-mentions.js';
import { peopleOf } from './mentions/names/people.js';
import { isPleasantry, scoreUnits } from './salience.js';
import { tellingOf } from './told-text.js';
import { withLetters } from '../text/without-code.js';
import { onlyNamesPage } from './discourse/linked-pages.js';
import { pointsElsewhere, sendingAt } from './discourse/points-elsewhere.js';
import { keepAsides } from './asides.js';
import { isAboutCode, isBareLead, leadsToGone } from './bare-leads.js';
import { inMarks, quoteBlocks, quotedOn, tieQuotations, type QuoteBlock } from './quotations/quotations.js';
import { tieReported } from './quotations/reported-speech.js';
import { isLooseLine, isOfLetter } from './discourse/no-sentence.js';
import { silenceRepeats } from './repeats.js';
import { tieSeries } from './series.js';
import { tieToParagraph } from './discourse/self-contained.js';
import { recallsFarther } from './recalled.js';
import { markShown } from './discourse/shown.js';
import { legendsIn } from './pictures/pictured.js';
import { itemIn, leadsToHeadings, notesList, placeOf, withColon, withoutOpenEnd } from './places.js';
import type { Unit } from './unit.types.js';

interface Context {
  source: Source;
  figures: ReadonlyMap<number, string>;
  address: Address;
  /** The author answers the questions of the headings. */
  answers: boolean;
  sectionOf: ReadonlyMap<number, number>;
  headings: readonly string[];
  /** Speaker as the source labels them → their full name. */
  names: ReadonlyMap<string, string>;
  quoted: ReadonlySet<number>;
  quotes: ReadonlyMap<number, QuoteBlock>;
}

/** Whether a sentence surrounds the content of its text or points outside it: no output uses it. */
function isApart(text: string, index: number, context: Context): boolean {
  const { source } = context;
  const place = placeOf(index, source);
  const { sentence, block } = place;
  return (
    isBareLead(text, place, context) ||
    notesAround(source).has(sentence.block) ||
    pointsElsewhere(index, source, text) ||
    isLooseLine(sentence.block, source) ||
    isTitleOfPicture(block?.text ?? '')
  );
}

/** An item that is only a figure ("$6"). Its list needs it. */
const PRICE = /^(?:\p{Sc}\s?\p{N}[\p{N}.,]*|\p{N}[\p{N}.,]*\s?[\p{Sc}%])$/u;

/** Whether a sentence must not be used alone: see `isExcluded`. */
function isOut(text: string, index: number, { source, quoted }: Context): boolean {
  const { block, after, opensBlock, endsBlock } = placeOf(index, source);
  if (block?.kind === 'item' && PRICE.test(text)) return false;
  if (endsBlock && after?.kind === 'code' && isAboutCode(text, after.text, source)) return false;
  // a sentence from a longer quotation is not broken
  const begun = quoted.has(index) && opensBlock ? text.replace(CUT_BEFORE, '') : text;
  const whole = quoted.has(index) || quoted.has(index + 1) ? begun.replace(/["“”„«»]/gu, '') : text;
  const own = quoted.has(index) ? '' : outsideMarks(text);
  return isExcluded(withLetters(whole, source.code), source.language, own);
}

function isOfWhole(index: number, { source, quotes }: Context): boolean {
  const place = placeOf(index, source);
  const { sentence } = place;
  return (
    recallsFarther(place, source) ||
    isInFrame(sentence.block, source) ||
    legendsIn(source).has(sentence.block) ||
    isOfLetter(sentence.block, source) ||
    sendingAt(index, source)?.part === '' ||
    onlyNamesPage(sentence, source) ||
    leadsToRequest(index, source) ||
    quotes.get(sentence.block)?.isUnnamed === true
  );
}

function standing(
  text: string,
  index: number,
  context: Context,
): Pick<Unit, 'isApart' | 'isOfWhole' | 'isExcluded'> {
  const set = { isApart: isApart(text, index, context), isOfWhole: isOfWhole(index, context) };
  return { ...set, isExcluded: set.isApart || set.isOfWhole || isOut(text, index, context) };
}

/** What is known only from all units. */
const UNSET = { reach: 0, owesNext: false, namesUnknown: false, shown: '', salience: 0 };

function unitOf(index: number, context: Context): Unit {
  const { source, figures, sectionOf, names, quoted, quotes, address } = context;
  const { language } = source;
  const place = placeOf(index, source);
  const { sentence, block, opensBlock, opens, endsBlock } = place;
  const leadsHeadings = leadsToHeadings(place);
  const speaker = names.get(block?.speaker ?? '') ?? '';
  const leadsOn = leadsHeadings || leadsToGone(place, context);
  const { said, inFull, isSumming, summing } = tellingOf(index, source, leadsOn, speaker !== '');
  const finished = withoutOpenEnd(said, place);
  const marked = inMarks(said, quotes.get(sentence.block), { opensBlock, endsBlock });
  const text = withColon(marked, place, quotes.get(sentence.block + 1));
  const section = sectionOf.get(sentence.block) ?? 0;
  const heading = headingAbove(place, context.headings[section]);
  const isDependent =
    !isOfLetter(sentence.block, source) &&
    (leansByPlace(text, heading, place, context) ||
      needsContext(withoutAddress(text, language, address), language, {
        opens,
        question: questionIn(heading, place.before),
        isSumming: isSumming || meansText(text, heading, language),
      }));
  return {
    index,
    text,
    ...(inFull !== undefined && { inFull }),
    block: sentence.block,
    section,
    words: countWords(text),
    stems: [...new Set(contentKeys(text, language))],
    speaker,
    ...itemIn(block),
    isQuestion: sentence.isQuestion,
    opensBlock,
    question: needsAbove({ text, isDependent }, heading, place, language),
    isDependent,
    announces: isAnnouncement(text) || finished !== said || notesList(text, index, source),
    isQuotedOn: quoted.has(index),
    isSumming,
    summing,
    leadsHeadings,
    ...standing(finished, index, context),
    isBanned: source.avoids?.(text) === true,
    isDemand: isDemand(text, language),
    needsName: peopleOf(source).some((person) => person.start < sentence.start && person.bare.test(text)),
    ...discourseIn(text, language),
    figure: tellingFigure(text, figures.get(index) ?? '', language),
    ...UNSET,
  };
}

/** Full names by label: "Michael" is "Michael McCune" if the text names him in full, "ANN LEE" is "Ann Lee". */
function fullNames(source: Source): Map<string, string> {
  const labels = new Set(source.blocks.flatMap(({ speaker }) => speaker ?? []));
  const named = mentionsOf(source).filter(({ kind }) => kind === 'name');
  const isFull = (text: string, label: string): boolean =>
    text.startsWith(`${label} `) || text.endsWith(` ${label}`) || text.toUpperCase() === label;
  const fullOf = (label: string): string | undefined => named.find(({ text }) => isFull(text, label))?.text;
  return new Map([...labels].map((label) => [label, fullOf(label) ?? label]));
}

export interface Manner {
  /** Code is included after its lead-in; otherwise all sentences about it are left out. */
  withCode: boolean;
  withHeadings: boolean;
}

/** The sentences of a source as units. `sectionOf` maps a block to its section, `headings` has the heading of each section. */
export function sentencesOf(
  source: Source,
  sectionOf: ReadonlyMap<number, number>,
  headings: readonly string[],
): Unit[] {
  const quotes = quoteBlocks(source);
  const context = {
    source,
    figures: figuresOf(source),
    sectionOf,
    headings,
    names: fullNames(source),
    quoted: quotedOn(source, quotes),
    address: addressIn(source.text, source.language),
    answers: answersQuestions(source),
    quotes,
  };
  const told = [...source.sentences.keys()].filter((index) =>
    sectionOf.has(source.sentences[index]?.block ?? -1),
  );
  const units = told.map((index) => unitOf(index, context));
  const title = new Set(contentKeys(source.title, source.language));
  tieReported(units, source.language);
  markIntroductions(units, title);
  tieToParagraph(units, title, headings, source);
  return units;
}

/** The units for outputs of one manner, with what they need, what they owe, and their salience. */
export function unitsOf(
  sentences: readonly Unit[],
  source: Source,
  headings: readonly string[],
  { withCode, withHeadings }: Manner,
): Unit[] {
  const units = sentences.map((unit) => ({ ...unit }));
  markShown(units, source, withCode);
  const first = beginningOf(units);
  if (first !== undefined) Object.assign(first, { isDependent: false, reach: 0, opensBlock: true });
  if (withHeadings) freeUnderHeadings(units, headings);
  else
    for (const unit of units)
      unit.isExcluded ||= isConclusion(headings[unit.section] ?? '') && isPleasantry(unit.text);
  markDebts(units, source.language);
  tieSeries(units, source.language);
  keepAsides(units, source.language);
  tieQuotations(units);
  scoreUnits(units, source);
  silenceInterviewer(units, source, headings);
  silenceAssent(units, source, headings, withHeadings);
  silenceBackMatter(units, headings);
  for (const unit of units) unit.isExcluded ||= unit.isBanned;
  silenceRepeats(units, source);
  tieScenarios(units, source.language);
  return units;
}
