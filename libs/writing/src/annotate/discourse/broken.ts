const MARKUP =
  /\\[a-z]{2,}[ _^{]|\{[{%]|[%}]\}|<\/?[a-z][^>]*>|\]\(|```|\*\*|^#{1,6} |\|.*\||(?<=\s):[a-z][a-z0-9_+-]+:(?=\s)/iu;
/** A quotation from which something was left out before or after the sentence. */
const GAP = /^(?:\.{3}|…)\s?\p{Ll}|^[([（](?:\.{3}|…|中略)[)\]）]|[([（](?:\.{3}|…|中略)[)\]）]$/u;
const URL = /https?:\/\/\S+|\bwww\.\S+/iu;
const OPEN_END = /[,;]? (?:or|and|o|y|u|e|oder|und|ou|et|en)[.;,]?$|[:：]["”]?$/iu;
/** Something was taken out of the middle: "says visitors per day: ." */
const HOLE = /[:：]\s*[.,]|\s[.,](?:\s|$)/u;

const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/[(（]/gu, /[)）]/gu],
  [/“/gu, /”/gu],
  [/[「『]/gu, /[」』]/gu],
  [/«/gu, /»/gu],
];

function isBalanced(text: string): boolean {
  if (!/["(（)）“”「」『』«»]/.test(text)) return true;
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(/"/gu) % 2 === 0 && PAIRS.every(([open, close]) => count(open) === count(close));
}

/** Whether a sentence has no word, shows markup or an address, is cut off, or is half of something in pairs. */
export function isBroken(text: string, { withAddress = false } = {}): boolean {
  return (
    !/\p{L}/u.test(text) ||
    (!withAddress && URL.test(text)) ||
    [OPEN_END, GAP, MARKUP, HOLE].some((pattern) => pattern.test(text)) ||
    !isBalanced(text)
  );
}
