import type { Block, Sentence, Source } from '../../source/source.types.js';
import { answersOf, isBareAnswer } from './answers.js';
import { changesOf } from './changes.js';
import type { Cleaned } from '../wording/clean-sentence.js';
import { cleanSentence } from '../wording/clean-sentence.js';
import { goesOnFrom, isFragment } from '../wording/fragments.js';
import { figuresOf, tellingFigure } from './figures.js';
import { capitalise, contentKeys, countWords } from '../../languages/words.js';
import { isImagined } from './irrealis.js';
import { ledIn, leadsOf } from './lead-ins.js';
import { rowsOf, toldRow } from './lists.js';
import { MAX_ASIDE_WORDS } from '../wording/leaning.js';
import { asWritten, wordings } from '../wording/wording.js';
import { TERMINAL, isAfterword, isBroken, isUsable, linkedSentences } from '../wording/usable.js';
import { isUnowned, ownedText, ownersOf, type Owner } from './comparison.js';
import { pairsOf } from './contrast.js';
import type { Candidate } from './analysis.types.js';
import { stepsOf } from './procedures.js';
import { inQuotes, isUntold, wholeQuotes } from './quotations.js';

/** Items lose their bullet; a fragment gets its capital letter. */
function tidyItem(text: string, isItem: boolean): string {
  return isItem ? capitalise(text.replace(/^[-*•–]\s+/u, '')) : text;
}

/** "download reports" as the advice that it is: "Download reports." */
const closedItem = (text: string): string =>
  TERMINAL.test(text) ? tidyItem(text, true) : `${tidyItem(text, true).replace(/[;,]$/u, '')}.`;

/** Says of those whom the lead-in names: "Use the API to build their own applications". */
const THEIRS = /(?<!\p{L})(?:they|them|their|it|its|he|him|his|she|her)(?!\p{L})/iu;

/** What is quoted may lose what joined it to the sentence before, and nothing else. */
function verbatim(written: string, { text, joint }: Cleaned): string {
  const whole = written.replace(/\s+/gu, ' ').trim();
  return whole === joint + text.slice(joint === '' ? 0 : 1) ? text : whole;
}

type Ready = Cleaned & { isItem: boolean; item?: string };
type Placed = Ready & { needs: number | null };

/** A sentence or item as it may stand elsewhere; an item that completes its lead-in becomes a sentence. */
function readySentence(
  sentence: Sentence,
  block: Block,
  lead: string | undefined,
  language: string,
  known: ReadonlySet<string>,
): Ready {
  const cleaned = cleanSentence(sentence, language, known);
  const led = ledIn(lead, cleaned.text, language);
  const mayQuote = block.kind === 'quote' || block.speaker !== undefined;
  const quoted = mayQuote ? inQuotes(verbatim(sentence.text, cleaned), block, language) : null;
  if (quoted !== null) {
    // what is set apart and signed stands by itself from its first word: "It's the first project …"
    const isApart = block.kind === 'quote' && sentence.start <= block.start;
    return { ...cleaned, text: quoted, isItem: false, isDangling: cleaned.isDangling && !isApart };
  }
  if (led !== null) {
    const item = THEIRS.test(cleaned.text) ? {} : { item: closedItem(cleaned.text) };
    return { text: led, joint: '', isItem: false, isDangling: false, ...item };
  }
  const isItem = block.kind === 'item';
  return { ...cleaned, text: tidyItem(cleaned.text, isItem), isItem };
}

/**
 * The sentences of a source that may be used in a piece, in order and unscored: no code, tables or markup, no lead-in to
 * something that is not there, no call to read on. A sentence that leans on its neighbour names it in `needs`.
 */
export function findCandidates(source: Source, sectionOfBlock: readonly number[]): Candidate[] {
  const steps = stepsOf(source);
  const found = gather(source, sectionOfBlock, steps);
  // where nothing stands by itself ("It took us 3 years."), what there is has to do
  return found.length > 0 ? found : gather(source, sectionOfBlock, null);
}

/** Whether a sentence reads on from the one before it: in its paragraph, or at the head of the next one if it is no aside. */
function readsOn({ sentences, blocks }: Source, index: number): boolean {
  const [before, block] = [sentences[index - 1]?.block ?? -1, sentences[index]?.block ?? -1];
  if (before === block) return true;
  if (countWords(sentences[index]?.text ?? '') <= MAX_ASIDE_WORDS) return false;
  return before === block - 1 && [before, block].every((each) => blocks[each]?.kind === 'paragraph');
}
const isQuoted = (text: string, { kind }: Block): boolean =>
  kind === 'quote' || /^(?:[^:]{2,40}: )?["“«「]/u.test(text);

/** Whether a sentence stands right behind another one of its block; behind "(...)" it does not. */
function standsBehind({ sentences, text }: Source, index: number): boolean {
  const [before, own] = [sentences[index - 1], sentences[index]];
  return before?.block === own?.block && text.slice(before?.end, own?.start).trim() === '';
}

/** What is known of a source before its sentences are looked at one by one. */
interface Reading {
  source: Source;
  sectionOfBlock: readonly number[];
  /** Block → which step of a procedure it is; null: whatever is whole will do. */
  steps: ReadonlyMap<number, number> | null;
  figures: ReadonlyMap<number, string>;
  leads: ReadonlyMap<number, string>;
  known: ReadonlySet<string>;
  rows: ReadonlyMap<number, string | null>;
  /** First sentence of an answer → the question that stands over it. */
  asked: ReadonlyMap<number, string>;
  /** Block → what kind of change it tells. */
  changes: ReadonlyMap<number, string>;
  /** Block → what its part is about, where the text tells of several things. */
  owners: ReadonlyMap<number, Owner>;
  /** Sentence → the next one, without which it is not true. */
  pairs: ReadonlyMap<number, string>;
}

/** Where nothing stands by itself, what goes on from a sentence goes on from it still. */
const leanedOn = ({ source }: Reading, index: number, { isDangling }: Ready): number | null =>
  isDangling && index > 0 && readsOn(source, index) ? index - 1 : null;

/** A sentence in its words, with what stands with it in a list or makes it true. */
function readied(reading: Reading, index: number, sentence: Sentence, block: Block): Ready {
  const { source, leads, known, rows, pairs } = reading;
  const lead = leads.get(sentence.block);
  const row = rows.get(index);
  const led = { ...sentence, text: typeof row === 'string' ? toldRow(row, lead) : sentence.text };
  const first = readySentence(led, block, lead, source.language, known);
  const second = pairs.get(index);
  return second === undefined ? first : { ...first, text: `${first.text} ${second}` };
}

/** A sentence as it may stand elsewhere, and what it leans on; null where it may not. */
function placed(reading: Reading, index: number, block: Block): Placed | null {
  const { source, steps } = reading;
  const sentence = source.sentences[index];
  if (!sentence) return null;
  const ready = readied(reading, index, sentence, block);
  if ((steps?.get(sentence.block) ?? 0) > 0) return { ...ready, needs: null };
  if (steps === null)
    return isBroken(ready.text) ? null : { ...ready, needs: leanedOn(reading, index, ready) };
  if (isUntold(block, ready.text, source.language)) return null;
  const isShort = isAfterword(ready.text, ready.isItem);
  if (!isShort && !isUsable(ready.text, source, ready.isItem)) return null;
  const isLeaning = isShort || isImagined(source, index) || (ready.isDangling && !countsOn(source, index));
  return { ...ready, needs: isLeaning ? index - 1 : null };
}

/** A sentence with what its heading says of it: "Fixed: …" in a list of changes, "Terra L: …" where several things are compared. */
function labelled({ source, changes, owners }: Reading, index: number, ready: Placed): Ready {
  const at = source.sentences[index]?.block ?? -1;
  const kind = source.sentences[index - 1]?.block === at ? undefined : changes.get(at);
  if (kind !== undefined) return { ...ready, text: `${kind}: ${ready.text}`, isItem: false };
  return ready.needs === null ? { ...ready, text: ownedText(ready.text, owners.get(at)) } : ready;
}

/** "The third claim is …" at the head of a paragraph: one of a row that only a whole text tells, not what the paragraph before said. */
const countsOn = ({ sentences }: Source, index: number): boolean =>
  sentences[index - 1]?.block !== sentences[index]?.block &&
  /^(?:first|second|third|finally|the (?:first|second|third|fourth|fifth|next|last))(?:,| \p{Ll})/iu.test(
    sentences[index]?.text ?? '',
  );

const areSeveral = (rows: Reading['rows']): boolean =>
  [...rows.values()].filter((row) => row !== null).length > 1;

/** Whether a sentence only makes sense where it stands in the source. */
function isPart(
  { source, rows, asked, leads, owners }: Reading,
  index: number,
  { text, isItem }: Pick<Ready, 'text' | 'isItem'>,
): boolean {
  const { language } = source;
  const { text: written = '', block = -1 } = source.sentences[index] ?? {};
  const goesOn = isItem && leads.has(block) && goesOnFrom(written, language);
  const row = isItem ? rows.get(index) : undefined;
  // "You will need: …" says all; "For the dough: …" is one list of several
  const isRow = typeof row === 'string' && (row === text || areSeveral(rows));
  return (
    isRow ||
    goesOn ||
    isUnowned(text, owners.get(block)) ||
    countsOn(source, index) ||
    isFragment(text, isItem, language) ||
    isBareAnswer(text, asked.get(index), language)
  );
}

function candidateOf(reading: Reading, index: number, block: Block, ready: Placed): Omit<Candidate, 'needs'> {
  const { source, sectionOfBlock, steps, figures } = reading;
  const at = source.sentences[index]?.block ?? 0;
  const { text, joint, isItem, item } = labelled(reading, index, ready);
  return {
    index,
    text,
    joint,
    section: sectionOfBlock[at] ?? 0,
    block: at,
    isInside: standsBehind(source, index),
    isItem,
    isFragment: steps !== null && isPart(reading, index, { text, isItem }),
    isQuestion: (source.sentences[index]?.isQuestion ?? false) && !reading.pairs.has(index),
    isQuoted: isQuoted(text, block),
    step: steps?.get(at) ?? 0,
    words: countWords(text),
    stems: [...new Set(contentKeys(text, source.language))],
    figure: tellingFigure(text, figures.get(index) ?? '', source.language),
    wordings: reading.pairs.has(index) ? asWritten(text) : wordings(text, source.language, item),
    score: 0,
    bond: 0,
    isTakenUp: false,
  };
}

function gather(
  source: Source,
  sectionOfBlock: readonly number[],
  steps: ReadonlyMap<number, number> | null,
): Candidate[] {
  const reading: Reading = {
    source,
    sectionOfBlock,
    steps,
    figures: figuresOf(source),
    leads: leadsOf(source),
    known: new Set(contentKeys(source.title, source.language)),
    rows: new Map([...rowsOf(source), ...wholeQuotes(source)]),
    asked: answersOf(source),
    changes: changesOf(source),
    owners: ownersOf(source),
    pairs: pairsOf(source),
  };
  const linked = linkedSentences(source);
  const found: Candidate[] = [];
  let last = -1;
  source.sentences.forEach((sentence, index) => {
    const block = source.blocks[sentence.block];
    if (!block || block.kind === 'code' || linked.has(index) || reading.rows.get(index) === null) return;
    if (reading.pairs.has(index - 1)) return;
    const ready = placed(reading, index, block);
    if (ready === null) return;
    const { needs } = ready;
    // a sentence reads on only from one that is there
    if (needs !== null && !(last === needs && readsOn(source, index))) return;
    last = reading.pairs.has(index) ? index + 1 : index;
    // what goes on from the second sentence of two goes on from both
    const from = needs !== null && reading.pairs.has(needs - 1) ? needs - 1 : needs;
    found.push({ ...candidateOf(reading, index, block, ready), needs: from });
  });
  return found;
}
