import type { Token } from 'marked';
import type { DefaultTreeAdapterMap } from 'parse5';
import { CLOSES } from '../../text/marks.js';
import { oneOf } from '../../text/one-of.js';
import { isBlank, isElement, nameIn, type Place } from '../readers/html-places.js';
import { type Cursor, writeInline } from '../readers/markdown-inline.js';
import { BlockWriter, type RawBlock } from '../readers/raw-block.js';
import { PARTICLES } from '../structure/guest.js';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['childNode'];

const DASHED = /^(?:[—–-]|$)/u;
const ENDS_LINE = /^(?:br|p|div|[uo]l|blockquote|h\d|pre)$/u;
const PARAGRAPH = /^(?:p|div)$/u;
const PICTURES = ['img', 'picture', 'video', 'svg'];
const SENTENCE_END = new RegExp(String.raw`[.!?…。！？]${CLOSES}\s*$`, 'u');

const isFinished = (node: Node): boolean =>
  ENDS_LINE.test(node.nodeName) ||
  SENTENCE_END.test('value' in node ? node.value : isElement(node) ? nameIn(node) : '');
const isLastIn = (node: Node, parent: { childNodes: readonly Node[] }): boolean =>
  parent.childNodes.findLast((each) => !isBlank(each)) === node;

/** Whether a `<cite>` ends a quotation, alone or behind a finished sentence: elsewhere it is a title. */
function endsQuotation(cite: Element, parent: Element['parentNode']): boolean {
  if (parent === null || !isLastIn(cite, parent)) return false;
  const before = parent.childNodes.findLast((node) => node !== cite && !isBlank(node));
  if (parent.nodeName === 'blockquote') return before !== undefined && isFinished(before);
  const quotation = 'parentNode' in parent && PARAGRAPH.test(parent.nodeName) ? parent.parentNode : null;
  if (quotation?.nodeName !== 'blockquote' || !isLastIn(parent as Element, quotation)) return false;
  return before === undefined || isFinished(before);
}

const NAME_WORD = String.raw`\p{Lu}[\p{L}.'’-]{0,30}`;
/** Titles of works begin with these. */
const ARTICLE = oneOf`The An? Der Die Das Eine? Les? La L Une? El Los Las Il Lo O Os As De Het`;
/** Words that begin with the name of a person: "Ada Lund, mayor", but not "Figure 2: A letter", "The Harbour Book". */
const personOf = (least: number): RegExp =>
  new RegExp(
    String.raw`^(?:@\w|(?!(?:${ARTICLE})[ ’'])${NAME_WORD}(?: ${PARTICLES}${NAME_WORD}){${least},4} ?(?:[,(—–|]|$))`,
    'u',
  );
const PERSON = personOf(0);
/** A caption may be a remark in one word: "Translation". */
const NAMED_IN_CAPTION = new RegExp(`^[—–-]|${personOf(1).source}`, 'u');

/** More is no quotation with its caption. */
const FIGURE_NODES = 20;
/** Whether an element says whose words a quotation is: a `<cite>` at its end, or the caption of the figure that has it. */
export function isCredit(node: Element): boolean {
  const parent = node.parentNode;
  if (node.tagName === 'cite') return endsQuotation(node, parent);
  const beside = node.tagName === 'figcaption' ? (parent?.childNodes ?? []) : [];
  if (beside.length > FIGURE_NODES) return false;
  const names = new Set(beside.map(({ nodeName }) => nodeName));
  return (
    names.has('blockquote') &&
    PICTURES.every((name) => !names.has(name)) &&
    NAMED_IN_CAPTION.test(nameIn(node))
  );
}

export const creditIn = (outer: Place): Place => ({ ...outer, kind: 'quote', level: 0, isAside: true });

/** The dash before the name of a speaker in the foot of a quotation; empty if a block of the foot has the name, for a title ("via The Times") and for any other element. */
export const dashBefore = (foot: Element): string =>
  (foot.tagName !== 'footer' && !isCredit(foot)) ||
  (foot.tagName === 'cite' && !PERSON.test(nameIn(foot))) ||
  foot.childNodes.some(({ nodeName }) => PARAGRAPH.test(nodeName)) ||
  DASHED.test(nameIn(foot))
    ? ''
    : '— ';

interface Above {
  blocks: readonly RawBlock[];
  content: string;
}
/** Whether a token names the source of the quotation above it. Elsewhere `<cite>` is the title of a work. */
export const isCited = ({ raw }: Token, { blocks, content }: Above, at: number): boolean =>
  /^<cite\b[^<>]*>[^<>]*<\/cite>$/iu.test(raw.trim()) &&
  (blocks.at(-1)?.kind === 'quote' ||
    /^\s*<\/blockquote/iu.test(content.slice(at + raw.length, at + raw.length + 40)));

/** Reads a line of Markdown with nothing but the source of the quotation above it: `<cite>Ada Lund</cite>`. */
export function citedLine({ raw, ...token }: Token, content: string, cursor: Cursor): RawBlock | null {
  const writer = new BlockWriter();
  const said = raw.replace(/<[^<>]*>|\]\([^()\s]*\)|\[/gu, '').trim();
  if (PERSON.test(said)) writer.decoded('— ', cursor.at);
  writeInline(writer, 'tokens' in token ? (token.tokens ?? []) : [], content, cursor);
  return writer.build('quote', 0, true);
}

/** Marks the paragraphs of one quotation, read from this block on; those of quotations in it are marked already. */
export function asOneQuotation(blocks: readonly RawBlock[], from: number): void {
  const quotation = Symbol('quotation');
  for (const block of blocks.slice(from)) if (block.kind === 'quote') block.quotation ??= quotation;
}
