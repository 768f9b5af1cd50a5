/** Blank on every screen: white space, controls, joiners, fillers (`\p{DI}`) and the empty Braille cell. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/gu;

export const visibleChars = (name: string): number => [...name.replace(INVISIBLE, '')].length;
