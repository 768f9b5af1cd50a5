/** A text with the original index of each of its UTF-16 units. */
export interface MappedText {
  text: string;
  origin: Int32Array;
}

const EMPTY = new Int32Array(0);

/** Joins pieces of text with the origin of each unit. The array doubles when full, so the total time is linear. */
export class MappedTextBuilder {
  private readonly pieces: string[] = [];
  private origin = EMPTY;
  private size = 0;

  get length(): number {
    return this.size;
  }

  /** Appends `piece`, whose units come from `from`, `from + 1` and so on. */
  copy(piece: string, from: number): void {
    this.reserve(piece.length);
    for (let i = 0; i < piece.length; i += 1) this.origin[this.size + i] = from + i;
    this.pieces.push(piece);
    this.size += piece.length;
  }

  /** Appends `piece`, whose units all come from `from` (a decoded entity, a joined space). */
  stand(piece: string, from: number): void {
    this.reserve(piece.length);
    this.origin.fill(from, this.size, this.size + piece.length);
    this.pieces.push(piece);
    this.size += piece.length;
  }

  append({ text, origin }: MappedText): void {
    this.reserve(text.length);
    this.origin.set(origin, this.size);
    this.pieces.push(text);
    this.size += text.length;
  }

  build(): MappedText {
    return { text: this.pieces.join(''), origin: this.origin.slice(0, this.size) };
  }

  private reserve(more: number): void {
    if (this.size + more <= this.origin.length) return;
    const grown = new Int32Array(Math.max(this.origin.length * 2, this.size + more, 64));
    grown.set(this.origin);
    this.origin = grown;
  }
}

export const partOf = ({ text, origin }: MappedText, from: number, to: number): MappedText => ({
  text: text.slice(from, to),
  origin: origin.subarray(from, to),
});

/** A match and what writes its replacement. */
export interface Replacement {
  match: RegExpExecArray;
  write: (out: MappedTextBuilder, match: RegExpExecArray) => void;
}

/** A text up to `end` with its replacements, which are in order; one that overlaps another or begins after `end` is left out. */
export function withReplaced(
  whole: MappedText,
  replacements: readonly Replacement[],
  end = whole.text.length,
): MappedText {
  const out = new MappedTextBuilder();
  let last = 0;
  for (const { match, write } of replacements) {
    if (match.index < last || match.index >= end) continue;
    out.append(partOf(whole, last, match.index));
    write(out, match);
    last = match.index + match[0].length;
  }
  out.append(partOf(whole, last, end));
  return out.build();
}
