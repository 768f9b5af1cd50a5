import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { decodeEntities, raisedDigits } from '../clean/entities.js';
import { hiddenNodes } from '../hidden/hidden-nodes.js';
import { isCaptioned } from './captions.js';
import { isDropped, isShown } from '../hidden/dropped-elements.js';
import { asOneQuotation, creditIn, dashBefore, isCredit } from '../quotations/credits.js';
import { isBetweenSpeeches } from '../quotations/speeches.js';
import {
  attribute,
  headOver,
  isAtMargin,
  isBlank,
  isCell,
  isElement,
  placeOf,
  textAt,
  withListsClosed,
  type Place,
} from './html-places.js';
import { lexInline, writeInline } from './markdown-inline.js';
import { BlockWriter, inItem, type RawBlock } from './raw-block.js';
import { isAboveName } from '../structure/signatures.js';

type Node = DefaultTreeAdapterMap['childNode'];
type Parent = DefaultTreeAdapterMap['parentNode'];
type Element = DefaultTreeAdapterMap['element'];

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figure footer h1 h2 h3 h4 h5 h6 header hgroup hr html li main ol p pre quote section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

interface Options {
  start: number;
  end: number;
  /** Text between tags is Markdown (kramdown's `markdown="1"`, HTML blocks inside Markdown). */
  isMarkdownInside: boolean;
}

/** Reads HTML, whole pages and fragments. Leaves out navigation, scripts, forms, images, captions and hidden text. */
export function htmlBlocks(content: string, options: Options): RawBlock[] {
  const html = content.slice(options.start, options.end);
  // A fragment is read as a page too: parse5 is quadratic in the number of a fragment's children.
  const tree = parse(withListsClosed(html), { sourceCodeLocationInfo: true });
  const hidden = hiddenNodes(tree);
  const blocks = new HtmlReader(content, html, options, hidden).read(mainPart(tree, hidden));
  return isCaptioned(html) ? blocks.map((block) => ({ ...block, isAside: true })) : blocks;
}

export function htmlTitle(html: string): string {
  const match = /<title[^>]{0,200}>([^<]{1,300})<\/title/i.exec(html.slice(0, 20_000));
  return decodeEntities(match?.[1] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The only `<article>`, else the first `<main>`, else the whole tree. */
function mainPart(tree: Parent, hidden: ReadonlySet<Node>): Parent {
  const found: Record<string, Element[]> = { article: [], main: [] };
  const stack: Node[] = [...tree.childNodes];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isElement(node) || hidden.has(node)) continue;
    found[node.tagName]?.push(node);
    for (const child of node.childNodes) stack.push(child);
  }
  const [article, second] = found['article'] ?? [];
  return (second === undefined ? article : undefined) ?? found['main']?.[0] ?? tree;
}

type Step = { node: Node; place: Place } | (() => void);

/** Walks the tree with an explicit stack, so that deep nesting cannot overflow the call stack. */
class HtmlReader {
  private readonly blocks: RawBlock[] = [];
  private writer = new BlockWriter();
  private pictureAt = 0;
  private lineBreakAt = 0;

  constructor(
    private readonly content: string,
    private readonly html: string,
    private readonly options: Options,
    private readonly hidden: ReadonlySet<Node>,
  ) {}

  read(root: Parent): RawBlock[] {
    const place: Place = { kind: 'paragraph', level: 0, isAside: false };
    const stack: Step[] = [() => this.finish(place)];
    push(stack, root.childNodes, place);
    for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
      if (typeof step === 'function') step();
      else this.visit(step.node, step.place, stack);
    }
    return this.blocks;
  }

  private visit(node: Node, place: Place, stack: Step[]): void {
    if (this.hidden.has(node)) return;
    if (node.nodeName === '#text' && 'value' in node) this.text(node, place);
    if (!isElement(node)) return;
    if (isDropped(node)) {
      if (isShown(node)) this.picture();
      return;
    }
    if (node.tagName === 'br') this.lineBreak(node, place);
    if (node.tagName === 'wbr') this.writer.space(this.startOf(node));
    if (BLOCKS.has(node.tagName) || isCredit(node)) this.enter(node, place, stack);
    else this.within(node, place, stack);
  }

  private within(node: Element, place: Place, stack: Step[]): void {
    const atMargin = isAtMargin(node);
    if (atMargin) this.writer.decoded('(', this.startOf(node));
    const start = this.writer.length;
    if (node.tagName === 'a') stack.push(() => this.writer.link(start, attribute(node, 'href')));
    if (node.tagName === 'code') stack.push(() => this.writer.codeSince(start));
    if (atMargin) stack.push(() => this.writer.decoded(')', this.startOf(node)));
    push(stack, node.childNodes, node.tagName === 'code' ? { ...place, isCode: true } : place);
  }

  private enter(node: Element, outer: Place, stack: Step[]): void {
    if (isCell(node) || node.tagName === 'dt') {
      if (node.childNodes.every(isBlank)) return;
      const head = headOver(node);
      const isLabelled = isCell(node) && head === '' && this.writer.endsWith(':');
      // "Founded:" and the year beside it: the row of a fact box
      if (isLabelled) Object.assign(outer, { kind: 'item', level: 1 });
      this.writer.trimEnd();
      if (this.writer.length > 0) this.writer.decoded(isLabelled ? ' ' : `; ${head}`, this.startOf(node));
      push(stack, node.childNodes, outer);
      return;
    }
    if (node.tagName === 'dd' && this.writer.length > 0) {
      // a term and its description are one block
      this.writer.decoded(this.writer.endsWith(':') ? ' ' : ': ', this.startOf(node));
      const place = placeOf(node, outer);
      stack.push(() => this.finish(place));
      push(stack, node.childNodes, place);
      return;
    }
    this.finish(outer);
    const place = isCredit(node) ? creditIn(outer) : placeOf(node, outer, this.blocks.at(-1));
    this.writer.decoded(dashBefore(node), this.startOf(node));
    if (place.kind === 'code') this.writer = new BlockWriter(true);
    const from = this.blocks.length;
    stack.push(() => {
      this.finish(place);
      if (node.tagName === 'blockquote') asOneQuotation(this.blocks, from);
    });
    push(stack, node.childNodes, place);
  }

  /** Marks the block before a picture, or the one being read if it ends with it. */
  private picture(): void {
    this.pictureAt = this.writer.length;
    if (this.pictureAt === 0) Object.assign(this.blocks.at(-1) ?? {}, { isPictured: true });
  }

  /** The second of two adjacent line breaks ends a paragraph, and one between two lines of a dialogue or above a signature. */
  private lineBreak(node: Element, place: Place): void {
    const isSecond = this.lineBreakAt > 0 && this.lineBreakAt === this.writer.length;
    const { startOffset = 0, endOffset = 0 } = node.sourceCodeLocation ?? {};
    const endsPart =
      isSecond ||
      isBetweenSpeeches(this.html, startOffset, endOffset) ||
      isAboveName(this.html, startOffset, endOffset);
    if (endsPart && place.kind === 'paragraph') this.finish(place);
    else this.writer.space(this.startOf(node));
    this.lineBreakAt = this.writer.length;
  }

  private finish(place: Place): void {
    const block = this.writer.build(place.kind, place.level, place.isAside);
    const isPictured = this.pictureAt > 0 && this.pictureAt === this.writer.length;
    this.pictureAt = 0;
    this.lineBreakAt = 0;
    if (block !== null)
      this.blocks.push({
        ...block,
        ...(place.isBegun === true && inItem(place.level, this.blocks.at(-1))),
        ...(place.isNumbered === true && { isNumbered: true }),
        ...(isPictured && { isPictured }),
        ...(place.isInBold === true && { headEnd: block.mapped.text.length }),
        ...(place.isMarkedAsked === true && { isMarkedAsked: true }),
        ...(place.anchor !== undefined && { anchor: place.anchor }),
        ...(place.speaker !== undefined && { speaker: place.speaker }),
      });
    if (block !== null && place.kind === 'item') place.isBegun = true;
    this.writer = new BlockWriter();
  }

  private text(node: DefaultTreeAdapterMap['textNode'], place: Place): void {
    const at = node.sourceCodeLocation;
    const from = this.startOf(node);
    const raw = at ? this.html.slice(at.startOffset, at.endOffset) : '';
    const raised = node.parentNode?.nodeName === 'sup' ? raisedDigits(raw) : '';
    const isMarkdown = this.options.isMarkdownInside && place.isCode !== true && /[[*_`]/.test(raw);
    if (raised !== '') this.writer.decoded(raised, from);
    else if (isMarkdown || raw === node.value || /^[^<]*$/.test(raw))
      this.paragraphs(raw, from, isMarkdown, (next) => this.isParted(node, place, next));
    else this.writer.decoded(node.value, from);
  }

  /** In blog engines, a blank line outside of tags ends a paragraph; in a `<div>`, one behind a sentence does. */
  private paragraphs(raw: string, from: number, isMarkdown: boolean, ended: (next: number) => boolean): void {
    const write = (piece: string, at: number): void =>
      isMarkdown ? this.markdown(piece, at) : this.writer.text(piece, at);
    let at = 0;
    for (const { 0: blank, index } of raw.matchAll(/\n[ \t]*\n\s*/g)) {
      write(raw.slice(at, index), from + at);
      const next = index + blank.length;
      at = ended(from + next) ? next : index;
    }
    write(raw.slice(at), from + at);
  }

  private isParted({ parentNode }: DefaultTreeAdapterMap['textNode'], place: Place, next: number): boolean {
    const { nodeName = '' } = parentNode ?? {};
    const isOfText = PART.test(nodeName) && PARTED.test(place.kind);
    const isPart = LOOSE.test(nodeName) || (isOfText && this.writer.endsSentence(textAt(next, this.content)));
    if (isPart) this.finish(place);
    return isPart;
  }

  private markdown(raw: string, from: number): void {
    const lead = raw.length - raw.trimStart().length;
    if (lead > 0) this.writer.space(from);
    writeInline(this.writer, lexInline(raw.trim()), this.content, {
      at: from + lead,
      end: from + raw.length,
    });
    if (/\s$/.test(raw)) this.writer.space(from + raw.length - 1);
  }

  private startOf(node: Node): number {
    return this.options.start + (node.sourceCodeLocation?.startOffset ?? 0);
  }
}

const [LOOSE, PART] = [/^(?:body|quote)$/u, /^(?:article|center|div|main|section)$/u];
const PARTED = /^(?:paragraph|quote)$/u;

function push(stack: Step[], nodes: readonly Node[], place: Place): void {
  for (let i = nodes.length - 1; i >= 0; i -= 1) {
    const node = nodes[i];
    if (node !== undefined) stack.push({ node, place });
  }
}
