import type { Block, Sentence, Source } from '../source/source.types.js';
import { isDanglingSentence } from '../source/dangling.js';
import { openingsOf } from './language/openings.js';
import { figuresOf, tellingFigure } from './figures.js';
import { capitalise, contentStems, countWords } from './language/words.js';
import { ledIn, leadsOf } from './lead-ins.js';
import { rowsOf } from './lists.js';
import { isNamed, isThing, isVerbless, leansBack } from './leaning.js';
import { wordings } from './wording/wording.js';
import { TERMINAL, isBroken, isUsable, linkedSentences } from './usable.js';
import type { Candidate } from './plan.types.js';

const PARENTHESIS = / ?[（(][^（）()]{1,160}[)）]/gu;
/** An example, a statistician's note or a ticket's number, figures or not. */
const NEEDLESS = /^ ?\((?:e\.g\.|i\.e\.|for example|such as|see |[pnr] ?[<=>]|95 ?% |#\d+\)|if available)/iu;
/** `GALWAY, Ireland – March 12, 2025 – `, `BERLIN (Reuters) - `. */
const DATELINE =
  /^\p{Lu}[\p{Lu}. ]{2,24}(?:, [^–—\d]{2,30}?)?(?: \(\p{L}+\))?(?:,? \p{L}{3,9}\.? \d{1,2}(?:, \d{4})?)? [–—-]{1,2} (?:[^–—]{4,24}\d{4} [–—-]{1,2} )?(?=\p{Lu})/u;

/** What only the next sentences tell: "has helped us in a few ways". */
const WAYS = / in (?:a few|several|many|different|various|a number of) (?:different )?ways(?=\.$)/iu;

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
      .replace(/,? (?:um|uh|erm),? /giu, ' ')
      .replace(WAYS, '')
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
  const leans = !standing && (openings.dangling.for(bare).test(bare) || leansBack(bare, language, known));
  // a bare quotation needs the sentence that says whose it is
  const isBareQuote =
    /^["“„«「『].*["”“»」』][.。]?$/u.test(text) && !/["”“»」』].*["“„«「『]/u.test(text.slice(1, -2));
  return { text, isDangling: leans || isBareQuote || isDanglingSentence(text, language) };
}

function isFragment(text: string, isItem: boolean, language: string): boolean {
  if (isVerbless(text, language)) return true;
  if (isItem && isNamed(text, language)) return true;
  return isItem && !TERMINAL.test(text) && (countWords(text) <= 10 || isThing(text));
}

/** Items lose their bullet; a fragment gets its capital letter. */
function tidyItem(text: string, isItem: boolean): string {
  return isItem ? capitalise(text.replace(/^[-*•–]\s+/u, '')) : text;
}

/** What somebody in a talk says of themselves is theirs to say; null for what anybody may say. */
function inQuotes({ text }: Cleaned, { speaker = '' }: Block): string | null {
  const isPersonal = /(?<![\p{L}'’])(?:I|my|me|we|our|us)(?!\p{L})/iu.test(text);
  return speaker !== '' && isPersonal && !/[“”"]/u.test(text) ? `${speaker}: “${text}”` : null;
}

/** "download reports" as the advice that it is: "Download reports." */
const closedItem = (text: string): string =>
  TERMINAL.test(text) ? tidyItem(text, true) : `${tidyItem(text, true).replace(/[;,]$/u, '')}.`;

/** Says of those whom the lead-in names: "Use the API to build their own applications". */
const THEIRS = /(?<!\p{L})(?:they|them|their|it|its|he|him|his|she|her)(?!\p{L})/iu;

/** A sentence or item as it may stand elsewhere; an item that completes its lead-in becomes a sentence. */
function readySentence(
  sentence: Sentence,
  block: Block,
  lead: string | undefined,
  language: string,
  known: ReadonlySet<string>,
): Cleaned & { isItem: boolean; item?: string } {
  const cleaned = cleanSentence(sentence, language, known);
  const led = ledIn(lead, cleaned.text, language);
  const quoted = inQuotes(cleaned, block);
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
  const found = gather(source, sectionOfBlock, true);
  // where nothing stands by itself ("It took us 3 years."), what there is has to do
  return found.length > 0 ? found : gather(source, sectionOfBlock, false);
}

const inSameBlock = ({ sentences }: Source, index: number): boolean =>
  sentences[index - 1]?.block === sentences[index]?.block;
const isQuoted = (text: string, { kind }: Block): boolean =>
  kind === 'quote' || /^(?:[^:]{2,40}: )?["“«「]/u.test(text);

function gather(source: Source, sectionOfBlock: readonly number[], isStrict: boolean): Candidate[] {
  const figures = figuresOf(source);
  const found: Candidate[] = [];
  const usable = new Set<number>();
  const leads = leadsOf(source);
  const known = new Set(contentStems(source.title, source.language));
  const linked = linkedSentences(source);
  const rows = rowsOf(source);
  const follows = (index: number): boolean => usable.has(index - 1) && inSameBlock(source, index);
  const isLeft = (index: number, block: Block): boolean =>
    block.kind === 'code' || linked.has(index) || rows.get(index) === null;
  source.sentences.forEach((sentence, index) => {
    const block = source.blocks[sentence.block];
    if (!block || isLeft(index, block)) return;
    const ready = readySentence(
      { ...sentence, text: rows.get(index) ?? sentence.text },
      block,
      leads.get(sentence.block),
      source.language,
      known,
    );
    const { text, isItem, isDangling, item } = ready;
    if (isStrict ? !isUsable(text, source, isItem) : isBroken(text)) return;
    const needs = isStrict && isDangling ? index - 1 : null;
    if (needs !== null && !follows(index)) return;
    usable.add(index);
    found.push({
      index,
      text,
      section: sectionOfBlock[sentence.block] ?? 0,
      block: sentence.block,
      isItem,
      isFragment: isStrict && (rows.has(index) || isFragment(text, isItem, source.language)),
      isQuestion: sentence.isQuestion,
      isQuoted: isQuoted(text, block),
      needs,
      words: countWords(text),
      stems: [...new Set(contentStems(text, source.language))],
      figure: tellingFigure(text, figures.get(index) ?? '', source.language),
      wordings: wordings(text, source.language, item),
      score: 0,
    });
  });
  return found;
}
