/** Placeholder for a removed piece inside a line, which keeps offsets valid. `cleanContent` removes it from the input. */
export const REMOVED = '\uE000';

export type Piece = readonly [start: number, end: number, instead?: string];

export function isAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 40);
  return /(?:^|\n)[ \t\uE000]*$/.test(before) && /^[ \t\uE000]*(?:\n|$)/.test(after);
}

export function blank(piece: string, alone: boolean): string {
  return piece.replace(/[^\n]/g, alone ? ' ' : REMOVED);
}
