import type { Block, BlockKind, SourceLink } from '../source.types.js';
import { decodeEntity } from '../clean/entities.js';
import { isFalseEnd } from '../../text/abbreviations.js';
import { blockOf, readsAsMarkup, withIndent } from '../../text/without-code.js';
import { MappedTextBuilder, type MappedText } from '../../text/mapped-text.js';
import { REMOVED } from '../clean/blanked.js';

/** A block as a reader (Markdown, HTML) finds it: text without markup, with offsets into the clean content. */
export interface RawBlock extends Omit<Block, 'start' | 'end' | 'text'> {
  mapped: MappedText;
  links: SourceLink[];
  /** Footnotes, captions and the like: facts may come from them, but no sentences of an output. */
  isAside: boolean;
  /** The quotation of which it is a paragraph; a quotation in it is another. */
  quotation?: symbol;
  /** The `id` of the HTML list item that contains it. */
  anchor?: string;
  /** Length of the bold words at its beginning if they end a sentence or a label. */
  headEnd?: number;
  /** Named a question by its class in HTML. */
  isMarkedAsked?: boolean;
  /** Its pieces of code that look like markup (`Map<String, Date>`); all of a block of code. */
  code?: readonly string[];
}

/** A part of a block's text with its links and offsets. */
export function sliced(block: RawBlock, from: number, to: number): RawBlock {
  const { text, origin } = block.mapped;
  const links = block.links
    .filter(({ start, end }) => start >= from && end <= to)
    .map((link) => ({ ...link, start: link.start - from, end: link.end - from }));
  return { ...block, mapped: { text: text.slice(from, to), origin: origin.subarray(from, to) }, links };
}

/** Level of a further paragraph of an item, and whether it continues the item: no nested item is between them. */
export const inItem = (level: number, above: RawBlock | undefined): Pick<RawBlock, 'level' | 'isOfItem'> => ({
  level: level + 1,
  isOfItem:
    above?.kind === 'item' &&
    (above.level === level || (above.level === level + 1 && above.isOfItem === true)),
});

/** Blocks as one, of the kind of the first. */
export function joinedBlocks(first: RawBlock, others: readonly RawBlock[], by = ' '): RawBlock {
  const builder = new MappedTextBuilder();
  builder.append(first.mapped);
  const links = others.flatMap((block) => {
    builder.stand(by, block.mapped.origin[0] ?? 0);
    const start = builder.length;
    builder.append(block.mapped);
    return block.links.map((link) => ({ ...link, start: link.start + start, end: link.end + start }));
  });
  return {
    ...first,
    mapped: builder.build(),
    links: [...first.links, ...links],
    isRuled: (others.at(-1) ?? first).isRuled === true,
  };
}

const ENTITY = String.raw`&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|\uE000+`;
const DECODED = new RegExp(ENTITY, 'gi');
/** White space, entities and dropped pieces. A single space between plain characters is left as it is. */
const PIECE = new RegExp(String.raw`(?!(?<=[^\s;\uE000]) (?=[^\s&\uE000]))\s+|${ENTITY}`, 'gi');

const UNSPACED = /[\u3001-\u30FF\u3400-\u9FFF\uFF01-\uFF60]/;

/** Whether lines are joined without a space: in scripts without spaces, or "Berlin-" and "Mitte" (but not "Ein-" and "und Ausgabe"). */
const joins = (above: string, below: string): boolean =>
  UNSPACED.test(below) ? UNSPACED.test(above.slice(-1)) : /\p{L}-$/u.test(above) && /\p{Lu}/u.test(below);

const LETTERS = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]`;
const WORD_CHARS = 30;
const REST_OF_WORD = new RegExp(`(?<=${LETTERS})${LETTERS}{1,${WORD_CHARS}}(?!${LETTERS})`, 'uy');
/** The end of the word in which a link ends: "[two bug](…)s", but not of one that is a link itself. */
function endOfWord(text: string, { end }: SourceLink, next: SourceLink | undefined): number {
  REST_OF_WORD.lastIndex = end;
  const whole = end + (REST_OF_WORD.exec(text)?.[0].length ?? 0);
  return next !== undefined && next.start < whole ? end : whole;
}

/** What is read at the end of a block: whether it is an abbreviation. */
const LAST_CHARS = 60;

/** Collects the text of one block: white space collapsed, entities decoded, masked pieces dropped. */
export class BlockWriter {
  private readonly builder = new MappedTextBuilder();
  private readonly links: SourceLink[] = [];
  private readonly codes: { start: number; end: number }[] = [];
  private pendingSpaceAt = -1;
  private hasDropped = false;
  private isLineBreak = false;
  private last = '';

  constructor(private readonly isPreformatted = false) {}

  get length(): number {
    return this.builder.length;
  }

  endsWith(sign: string): boolean {
    return this.last.endsWith(sign);
  }

  /** Whether a sentence ends here before `next`: "by Dr." before "Ada Lund" and what goes on in small letters end none. */
  endsSentence(next: string): boolean {
    return (
      /[.!?:…。！？]["”’»')]?$/u.test(this.last) && !/^\p{Ll}/u.test(next) && !isFalseEnd(this.last, next)
    );
  }

  /** Appends source text that begins at `from` in the clean content. */
  text(raw: string, from: number): void {
    let last = 0;
    for (const match of raw.matchAll(this.isPreformatted ? DECODED : PIECE)) {
      this.plain(raw.slice(last, match.index), from + last);
      last = match.index + match[0].length;
      this.piece(match[0], from + match.index);
    }
    this.plain(raw.slice(last), from + last);
  }

  code(raw: string, from: number): void {
    const start = this.length;
    this.plain(this.isPreformatted ? raw : raw.replace(/[\n\uE000]/g, ' '), from);
    this.codeSince(start);
  }

  codeSince(start: number): void {
    if (this.length > start) this.codes.push({ start, end: this.length });
  }

  space(from: number): void {
    if (this.builder.length > 0 && this.pendingSpaceAt < 0) this.pendingSpaceAt = from;
  }

  /** Drops a pending space. */
  trimEnd(): void {
    this.pendingSpaceAt = -1;
  }

  /** Appends text that differs from the content (decoded by a parser): all of it is mapped to `from`. */
  decoded(value: string, from: number): void {
    for (const part of this.isPreformatted ? [value] : value.split(/(\s+)/)) {
      if (part === '') continue;
      if (!this.isPreformatted && /^\s/.test(part)) this.space(from);
      else {
        this.flush(part);
        this.builder.stand(part, from);
      }
    }
  }

  link(start: number, url: string): void {
    if (url === '' || url.includes(REMOVED) || this.builder.length <= start) return;
    this.links.push({ start, end: this.builder.length, url });
  }

  build(kind: BlockKind, level: number, isAside = false): RawBlock | null {
    const mapped = this.builder.build();
    if (mapped.text.trim() === '') return null;
    const links = this.links
      .map((link) => (mapped.text[link.start] === ' ' ? { ...link, start: link.start + 1 } : link))
      .map((link, at, all) => ({ ...link, end: endOfWord(mapped.text, link, all[at + 1]) }));
    const code = this.isPreformatted
      ? [withIndent(blockOf(mapped.text))]
      : this.codes
          .map(({ start, end }) => mapped.text.slice(start, end).trim())
          .filter((text) => readsAsMarkup(text));
    return { kind, level, mapped, links, isAside, ...(code.length > 0 && { code }) };
  }

  private piece(piece: string, from: number): void {
    if (piece.startsWith(REMOVED)) {
      this.hasDropped = true;
      return;
    }
    if (!piece.startsWith('&')) {
      this.space(from);
      this.isLineBreak = piece.includes('\n');
      return;
    }
    this.decoded(decodeEntity(piece), from);
  }

  private plain(piece: string, from: number): void {
    if (piece === '') return;
    this.flush(piece);
    this.builder.copy(piece, from);
  }

  /** Writes the requested space, except before punctuation after a dropped piece (`a {{x}}, b`). */
  private flush(next: string): void {
    const isNeedless = this.hasDropped && /^[,.;:!?)\]]/.test(next);
    // Lines of a text without spaces between words are joined without one.
    const isUnspaced = this.isLineBreak && joins(this.last, next.charAt(0));
    const isSpaced = this.pendingSpaceAt >= 0 && !isNeedless && !isUnspaced;
    if (isSpaced) this.builder.stand(' ', this.pendingSpaceAt);
    this.pendingSpaceAt = -1;
    this.hasDropped = false;
    this.isLineBreak = false;
    this.last = `${this.last}${isSpaced ? ' ' : ''}${next.slice(-LAST_CHARS)}`.slice(-LAST_CHARS);
  }
}
