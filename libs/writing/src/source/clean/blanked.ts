/** Placeholder for a removed piece inside a line, so that offsets stay valid. `cleanContent` removes it before. */
export const REMOVED = '\uE000';

/** A place of a text, and what replaces it if not blanks. */
export type Piece = readonly [start: number, end: number, instead?: string];

export function isAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 40);
  return /(?:^|\n)[ \t\uE000]*$/.test(before) && /^[ \t\uE000]*(?:\n|$)/.test(after);
}

export function blank(piece: string, alone: boolean): string {
  return piece.replace(/[^\n]/g, alone ? ' ' : REMOVED);
}
