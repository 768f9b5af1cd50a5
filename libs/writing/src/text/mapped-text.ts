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
