/** Controls, joiners, fillers (`\p{DI}`) and the empty Braille cell are blank on every screen. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/gu;

export const visibleChars = (name: string): number => [...name.replace(INVISIBLE, '')].length;
