/** Text with, for each of its UTF-16 units, the index in the text it was made from. */
export interface MappedText {
  text: string;
  origin: Int32Array;
}

const EMPTY = new Int32Array(0);

/** Collects pieces of a text together with where each unit came from. Grows by doubling: linear over all pieces. */
export class MappedTextBuilder {
  private readonly pieces: string[] = [];
  private origin = EMPTY;
  private size = 0;

  get length(): number {
    return this.size;
  }

  /** Appends `piece`, whose units came one by one from `from`, `from + 1` … */
  copy(piece: string, from: number): void {
    this.reserve(piece.length);
    for (let i = 0; i < piece.length; i += 1) this.origin[this.size + i] = from + i;
    this.pieces.push(piece);
    this.size += piece.length;
  }

  /** Appends `piece`, all of whose units stand for the one place `from` (a decoded entity, a joined space). */
  stand(piece: string, from: number): void {
    this.reserve(piece.length);
    this.origin.fill(from, this.size, this.size + piece.length);
    this.pieces.push(piece);
    this.size += piece.length;
  }

  /** Appends a text that knows its own places. */
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
