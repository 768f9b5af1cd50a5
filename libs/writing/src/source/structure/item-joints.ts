import { countWords, prefixKey } from '../../languages/words.js';
import { inItem, joinedBlocks, type RawBlock, sliced } from '../readers/raw-block.js';

/** What joins an item to the next one: "sharing information; and,". An "or" is kept, because it has a meaning. */
const JOINT = /\s*[;,]\s*(?:(?:and|y|e|und|et|en)\s*(?:,\s*)?)?$/iu;
/** A link after an item that only says so: "The harbour - link;". */
const LINK = /\s[–—-]\s*link\s*(?:[.;,]\s*)?(?:(?:and|und|y|e|et|en)\s*)?$/iu;
/** The full stop of a last item with only one sentence. */
const STOP = /(?<=^[^.!?]*)\.\s*$/u;

const isItem = (block: RawBlock | undefined): boolean => block?.kind === 'item';
const isJoined = (block: RawBlock | undefined): boolean =>
  block !== undefined && isItem(block) && JOINT.test(block.mapped.text);

/** Removes what joins items, so that each can be used alone. */
export const withoutJoints = (blocks: readonly RawBlock[]): RawBlock[] =>
  blocks.map((block, at) => {
    if (!isItem(block)) return block;
    const isLast = !isItem(blocks[at + 1]);
    const ends = [LINK, ...(!isLast ? [JOINT] : isJoined(blocks[at - 1]) ? [STOP] : [])];
    const { text } = block.mapped;
    return sliced(block, 0, Math.min(text.length, ...ends.map((end) => end.exec(text)?.index ?? Infinity)));
  });

/** Sets the captions of pictures between the items of a list below the list, which they do not part. */
export function withCaptionsBelow(blocks: readonly RawBlock[]): RawBlock[] {
  const laid: RawBlock[] = [];
  const captions: RawBlock[] = [];
  for (const [at, block] of blocks.entries()) {
    const above = laid.at(-1);
    const isBetween =
      block.isAside &&
      block.kind === 'paragraph' &&
      above?.isPictured === true &&
      isItem(above) &&
      isItem(blocks[at + 1]);
    if (isBetween) captions.push(block);
    else {
      if (!isItem(block)) laid.push(...captions.splice(0));
      laid.push(block);
    }
  }
  return [...laid, ...captions];
}

/** A sentence that goes on: begun in capitals, it ends in a letter, a comma or a colon. */
const BEGINS = /^\p{Lu}/u;
const GOES_ON = /[\p{L},:]\s*$/u;
/** The rest of a sentence begins with a word that ties it to what is before it. Only a relative word can follow a colon. */
const RELATIVE =
  /^\s*(?:which|who|whose|where|denen|deren|dessen|welche[rns]?|(?:die|der|das|den|dem)(?= \p{Ll})) /u;
const JOINING = /^\s*(?:and|but|or|of|und|aber|oder|sondern) /u;
const REST = /^[^.!?]*\p{L}[.!?]/u;
const isRest = (above: string, text: string): boolean =>
  REST.test(text) && (RELATIVE.test(text) || (!/:\s*$/u.test(above) && JOINING.test(text)));
const isText = ({ kind, isAside }: RawBlock): boolean => kind === 'paragraph' && !isAside;

/** A shorter paragraph without a full stop may be a line of a verse or of an address. */
const PROSE_WORDS = 12;
/** A sentence that goes on, without what ends its half: only a comma may stand before the rest. */
function opened(half: RawBlock): RawBlock {
  const { text, origin } = half.mapped;
  const said = text.trimEnd();
  const end = said.replace(/:$/u, ',');
  return { ...half, mapped: { text: end, origin: origin.subarray(0, end.length) } };
}

/** Whether a block goes on with a sentence of so many words before it. */
function isRestOf(halves: readonly RawBlock[], block: RawBlock, words: number): boolean {
  const above = halves.at(-1);
  if (above === undefined || !isText(above) || !isText(block) || above.speaker !== block.speaker)
    return false;
  const { text } = above.mapped;
  const isProse = words >= PROSE_WORDS && !/:\s*$/u.test(text);
  return (above.isPictured === true || isProse) && GOES_ON.test(text) && isRest(text, block.mapped.text);
}

/** Joins the halves of sentences that a picture or only a blank line parts: "We built a small one: [picture] which is on our table now." */
export function withHalvesJoined(blocks: readonly RawBlock[]): RawBlock[] {
  const wholes: [RawBlock, ...RawBlock[]][] = [];
  // a whole is joined once, and only its last half is read: there may be a thousand
  let words = 0;
  for (const block of blocks) {
    const halves = wholes.at(-1);
    const isRest =
      halves !== undefined && BEGINS.test(halves[0].mapped.text) && isRestOf(halves, block, words);
    if (isRest) halves.push(block);
    else wholes.push([block]);
    words = (isRest ? words : 0) + countWords(block.mapped.text);
  }
  return wholes.map(([first, ...others]) => {
    const last = others.pop();
    if (last === undefined) return first;
    const whole = joinedBlocks(opened(first), [...others.map(opened), last]);
    return { ...whole, isPictured: last.isPictured === true };
  });
}

/** Most words of an item that has a remark below it, and least remarks that speak of their items. */
const REMARKED = { words: 6, remarks: 3 } as const;
const LETTERS = 4;
export const keysOf = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).flatMap((word) => (word.length < LETTERS ? [] : prefixKey(word)));

const isShortItem = (block: RawBlock): boolean =>
  isItem(block) &&
  block.isNumbered !== true &&
  !block.isAside &&
  countWords(block.mapped.text) <= REMARKED.words &&
  !/[.!?:：]\s*$/u.test(block.mapped.text);
const isRemark = ({ kind, isAside, speaker, mapped }: RawBlock): boolean =>
  kind === 'paragraph' && !isAside && speaker === undefined && !/[:：]\s*$/u.test(mapped.text);

interface Remark {
  at: number;
  item: RawBlock;
  speaksOfItem: boolean;
  isBetween: boolean;
}

/** A remark may also begin with a pronoun, or have few words: "When ripe, they are red.", "Good with peas." */
const PRONOUN = /^(?:[^.!?,]{1,30}, )?(?:it|they|he|she)\b/iu;
const FEW_WORDS = 3;

/** The paragraphs right below a short item, and whether they speak of it. */
const remarksIn = (blocks: readonly RawBlock[]): Remark[] =>
  blocks.flatMap((block, at): Remark[] => {
    const [item, below] = [blocks[at - 1], blocks[at + 1]];
    if (item === undefined || !isShortItem(item) || !isRemark(block)) return [];
    const isBetween = below?.kind === 'item' && below.level === item.level;
    const said = keysOf(block.mapped.text);
    const placeOf = (named: RawBlock | undefined): number => {
      const keys = new Set(named?.kind === 'item' ? keysOf(named.mapped.text) : []);
      const place = said.findIndex((key) => keys.has(key));
      return place < 0 ? Infinity : place;
    };
    const [own, other] = [placeOf(item), placeOf(blocks[at - 2])];
    const isVague =
      PRONOUN.test(block.mapped.text) || (isBetween && countWords(block.mapped.text) <= FEW_WORDS);
    // "Apples and pears keep well." is about the list
    const speaksOfItem = own < other || (isVague && other === Infinity);
    return [{ at, item, isBetween, speaksOfItem }];
  });

/** Makes the paragraphs between the items of a list, which were not indented, parts of the items that they speak of, if most of a text do: "- Corn", "I rarely use corn.", "- Peas". */
export function withRemarksInItems(blocks: readonly RawBlock[]): RawBlock[] {
  const remarks = remarksIn(blocks);
  const between = remarks.filter(({ isBetween }) => isBetween);
  const own = between.filter(({ speaksOfItem }) => speaksOfItem).length;
  if (own < REMARKED.remarks || own * 2 <= between.length) return [...blocks];
  const read = [...blocks];
  for (const { at, item, speaksOfItem } of remarks) {
    const [block] = blocks.slice(at, at + 1);
    if (block !== undefined && speaksOfItem)
      read[at] = { ...block, kind: 'item', ...inItem(item.level, item) };
  }
  return read;
}
