import type { Block, Sentence, Source } from '../source/source.types.js';
import { isDanglingSentence } from '../source/dangling.js';
import { openingsOf } from './language/openings.js';
import { figuresOf, tellingFigure } from './figures.js';
import { capitalise, contentStems, countWords } from './language/words.js';
import { ledIn, leadsOf } from './lead-ins.js';
import { rowsOf, toldRow } from './lists.js';
import { MAX_ASIDE_WORDS, isNamed, isThing, isVerbless, isWho, leansBack, pointsBack } from './leaning.js';
import { wordings } from './wording/wording.js';
import { TERMINAL, isAfterword, isBroken, isUsable, linkedSentences } from './usable.js';
import type { Candidate } from './plan.types.js';
import { stepsOf } from './procedures.js';
import { SIGNATURE, inQuotes } from './quotations.js';

const PARENTHESIS = / ?[（(][^（）()]{1,160}[)）]/gu;
/** An example, a statistician's note or a ticket's number, figures or not. */
const NEEDLESS = /^ ?\((?:e\.g\.|i\.e\.|for example|such as|see |[pnr] ?[<=>]|95 ?% |#\d+\)|if available)/iu;
/** `GALWAY, Ireland – March 12, 2025 – `, `BERLIN (Reuters) - `. */
const DATELINE =
  /^\p{Lu}[\p{Lu}. ]{2,24}(?:, [^–—\d]{2,30}?)?(?: \(\p{L}+\))?(?:,? \p{L}{3,9}\.? \d{1,2}(?:, \d{4})?)? [–—-]{1,2} (?:[^–—]{4,24}\d{4} [–—-]{1,2} )?(?=\p{Lu})/u;

/** "About Nordlys: Nordlys makes lights." ends a press release. */
const ABOUT = /^About \p{Lu}[^:.!?]{1,48}: (?=\p{Lu})/u;

/** What only the next sentences tell: "has helped us in a few ways". */
const WAYS = / in (?:a few|several|many|different|various|a number of) (?:different )?ways(?=\.$)/iu;

/** "We will also test a delivery round": beside what, the text before tells. */
const ALSO = /^(?<head>(?!not )(?:[\p{L}'’]+ ){1,4}?)also (?=\p{Ll})(?!.*["“”])/u;
const NEVER = /(?!)/u;

/** A sentence ready to stand elsewhere, and what it leans on. */
interface Cleaned {
  text: string;
  isDangling: boolean;
}

/** A parenthesis is an aside, unless it holds a figure or a link, or the sentence is mostly made of it. */
function dropParentheses(text: string): string {
  const dropped = text
    .replace(PARENTHESIS, (aside) => (/\d|https?:/u.test(aside) && !NEEDLESS.test(aside) ? aside : ''))
    .replace(/ +([,.])(?=\s|$)/gu, '$1')
    .replace(/ {2,}/gu, ' ')
    .trim();
  // "(… etc.)" takes the full stop with it
  const whole = TERMINAL.test(dropped) || !TERMINAL.test(text) || dropped === text ? dropped : `${dropped}.`;
  return dropped.length >= text.length * 0.35 ? whole : text;
}

/** Keeps the sentence whole but for asides and a leading connective; says whether it still leans on its neighbour. */
export function cleanSentence(
  sentence: Pick<Sentence, 'text'>,
  language: string,
  known?: ReadonlySet<string>,
): Cleaned {
  const openings = openingsOf(language);
  const plain = dropParentheses(
    sentence.text
      .replace(/\s{2,}|[^\S ]/g, ' ')
      .replace(/^[AQ]\s?: (?=\p{Lu})/u, '')
      .replace(DATELINE, '')
      .replace(ABOUT, '')
      .replace(/,? (?:um|uh|erm),? /giu, ' ')
      .replace(WAYS, '')
      .replace(SIGNATURE, '')
      .replace(language === 'en' ? ALSO : NEVER, '$<head>')
      .trim(),
  );
  // more than once: "And of course, …", "Yeah, so, I mean, …"
  let withoutConnective = plain;
  for (let turn = 0; turn < 4; turn += 1) {
    const said = withoutConnective;
    const shorter = capitalise(said.replace(openings.droppable.for(said), ''));
    if (shorter === withoutConnective) break;
    withoutConnective = shorter;
  }
  const hasDropped = withoutConnective !== plain && withoutConnective !== capitalise(plain);
  const text = hasDropped ? capitalise(withoutConnective) : plain;
  const bare = text.replace(/^["'“‘«「『(]+/u, '');
  const standing = openings.standing.for(bare).test(bare);
  // "It’s easy to forget this" stands but for what it points at
  const leans = standing
    ? language === 'en' && pointsBack(bare, known)
    : openings.dangling.for(bare).test(bare) || leansBack(bare, language, known);
  // a bare quotation needs the sentence that says whose it is
  const isBareQuote =
    /^["“„«「『].*["”“»」』][.。]?$/u.test(text) && !/["”“»」』].*["“„«「『]/u.test(text.slice(1, -2));
  return { text, isDangling: leans || isBareQuote || isDanglingSentence(text, language) };
}

/** Answers the question over it: "Only if the meter is indoors." */
const ANSWERS =
  /^(?:only (?:if|when|for)|solo (?:si|cuando)|nur (?:wenn|falls)|seulement si|uniquement si|solo se|só se|alleen als) /iu;

function isFragment(text: string, isItem: boolean, language: string): boolean {
  if (isVerbless(text, language) || isWho(text, language)) return true;
  if ((isItem && isNamed(text, language)) || ANSWERS.test(text)) return true;
  return isItem && !TERMINAL.test(text) && (countWords(text) <= 10 || isThing(text));
}

/** Items lose their bullet; a fragment gets its capital letter. */
function tidyItem(text: string, isItem: boolean): string {
  return isItem ? capitalise(text.replace(/^[-*•–]\s+/u, '')) : text;
}

/** "download reports" as the advice that it is: "Download reports." */
const closedItem = (text: string): string =>
  TERMINAL.test(text) ? tidyItem(text, true) : `${tidyItem(text, true).replace(/[;,]$/u, '')}.`;

/** Says of those whom the lead-in names: "Use the API to build their own applications". */
const THEIRS = /(?<!\p{L})(?:they|them|their|it|its|he|him|his|she|her)(?!\p{L})/iu;

type Ready = Cleaned & { isItem: boolean; item?: string };

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
  const quoted = inQuotes(cleaned.text, block);
  if (quoted !== null) return { text: quoted, isItem: false, isDangling: cleaned.isDangling };
  if (led !== null) {
    const item = THEIRS.test(cleaned.text) ? {} : { item: closedItem(cleaned.text) };
    return { text: led, isItem: false, isDangling: false, ...item };
  }
  const isItem = block.kind === 'item';
  return { text: tidyItem(cleaned.text, isItem), isItem, isDangling: cleaned.isDangling };
}

/**
 * The sentences of a source that may be used in a piece, in order and unscored: no code, tables or markup, no lead-in to
 * something that is not there, no call to read on. A sentence that leans on its neighbour names it in `needs`.
 */
export function findCandidates(source: Source, sectionOfBlock: readonly number[]): Candidate[] {
  const steps = stepsOf(source);
  const found = gather(source, sectionOfBlock, steps);
  // where there is little beside the steps, every piece tells some of them
  if (steps.size > 0 && found.filter(({ step }) => step === 0).length < BESIDE)
    return gather(source, sectionOfBlock, new Map());
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

/** Sentences beside a procedure that the other pieces can be made of. */
const BESIDE = 8;

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
}

/** Where nothing stands by itself, what goes on from a sentence goes on from it still. */
const leanedOn = ({ source }: Reading, index: number, { isDangling }: Ready): number | null =>
  isDangling && index > 0 && readsOn(source, index) ? index - 1 : null;

/** A sentence as it may stand elsewhere, and what it leans on; null where it may not. */
function placed(reading: Reading, index: number, block: Block): (Ready & { needs: number | null }) | null {
  const { source, steps, leads, known, rows } = reading;
  const sentence = source.sentences[index];
  if (!sentence) return null;
  const lead = leads.get(sentence.block);
  const row = rows.get(index);
  const led = { ...sentence, text: typeof row === 'string' ? toldRow(row, lead) : sentence.text };
  const ready = readySentence(led, block, lead, source.language, known);
  if ((steps?.get(sentence.block) ?? 0) > 0) return { ...ready, needs: null };
  if (steps === null)
    return isBroken(ready.text) ? null : { ...ready, needs: leanedOn(reading, index, ready) };
  const isShort = isAfterword(ready.text, ready.isItem);
  if (!isShort && !isUsable(ready.text, source, ready.isItem)) return null;
  return { ...ready, needs: ready.isDangling || isShort ? index - 1 : null };
}

function candidateOf(reading: Reading, index: number, block: Block, ready: Ready): Omit<Candidate, 'needs'> {
  const { source, sectionOfBlock, steps, figures, rows } = reading;
  const { text, isItem, item } = ready;
  const at = source.sentences[index]?.block ?? 0;
  const isRow = rows.get(index) === text;
  return {
    index,
    text,
    section: sectionOfBlock[at] ?? 0,
    block: at,
    isItem,
    isFragment: steps !== null && (isRow || isFragment(text, isItem, source.language)),
    isQuestion: source.sentences[index]?.isQuestion ?? false,
    isQuoted: isQuoted(text, block),
    step: steps?.get(at) ?? 0,
    words: countWords(text),
    stems: [...new Set(contentStems(text, source.language))],
    figure: tellingFigure(text, figures.get(index) ?? '', source.language),
    wordings: wordings(text, source.language, item),
    score: 0,
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
    known: new Set(contentStems(source.title, source.language)),
    rows: rowsOf(source),
  };
  const linked = linkedSentences(source);
  const found: Candidate[] = [];
  let last = -1;
  source.sentences.forEach((sentence, index) => {
    const block = source.blocks[sentence.block];
    if (!block || block.kind === 'code' || linked.has(index) || reading.rows.get(index) === null) return;
    const ready = placed(reading, index, block);
    if (ready === null) return;
    const { needs } = ready;
    // a sentence reads on only from one that is there
    if (needs !== null && !(last === needs && readsOn(source, index))) return;
    last = index;
    found.push({ ...candidateOf(reading, index, block, ready), needs });
  });
  return found;
}
