const MARKUP =
  /(?<!\p{L})\\[a-z]{2,}[ _^{]|\{[{%]|[%}]\}|<\/?[a-z][^>]*>|\]\(|```|\*\*|^#{1,6} |\|.*\||(?<=\s):[a-z][a-z0-9_+-]+:(?=\s)/iu;
const GAP = /^[“„«]?(?:\.{3}|…)\s?\p{Ll}|^[([（](?:\.{3}|…|中略)[)\]）]|[([（](?:\.{3}|…|中略)[)\]）]$/u;
/** The sign for words that are left out: "[…]". */
export const CUT = String.raw`\[(?:…|\.{3})\]`;
/** The sign that a quotation leaves out its beginning. */
export const CUT_BEFORE = new RegExp(String.raw`^["“„«]?(?:${CUT}|\((?:…|\.{3})\)) (?=\S)`, 'u');
/** One in quotation marks is typed or read. */
const URL = /(?<!["“„«‘'])(?:https?:\/\/\S+|\bwww\.\S+)/iu;
/** An open end in small letters, because "node Y." is complete. */
const OPEN_END = /[,;]? (?:or|and|o|y|e|oder|und|ou|et|en)[.;,]?$|[:：]["”]?$/u;
/** A gap in the middle: "says visitors per day: ." */
const HOLE = /[:：]\s*[.,]/u;
/** A gap, or a slip of the author's. */
const SLIP = /\s[.,](?:\s|$)/u;
/** Marks that are not in pairs: smileys, inches. */
const SINGLE = /(?<=\s)[:;]-?[()]|(?<=\d)["”]/gu;

/** „so" */
const MIXED = /[„“]([^„“”"]*)"/gu;

const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/[(（]/gu, /[)）]/gu],
  [/[「『]/gu, /[」』]/gu],
  [/«/gu, /»/gu],
];

function arePaired(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const [low, left, right] = [count(/„/gu), count(/“/gu), count(/”/gu)];
  // “so” in English, „so“ in German, „so” in Polish, ”so” in Swedish
  const areQuotesPaired = low > 0 ? low === left + right : left === right || (left === 0 && right % 2 === 0);
  return (
    count(/"/gu) % 2 === 0 && areQuotesPaired && PAIRS.every(([open, close]) => count(open) === count(close))
  );
}

function isBalanced(text: string): boolean {
  if (!/["(（)）“”„「」『』«»]/.test(text)) return true;
  return [text, text.replace(SINGLE, ''), text.replace(MIXED, '“$1”')].some(arePaired);
}

/** A form to fill in: "Signature……… Date………". */
const BLANKS = /…{2}|\.{5}|_{3}/u;
/** Whether a text is a form, and not a sentence around one blank for its readers to fill, as only a whole text can have: 'Say "Good morning ____, sit down."' */
function isForm(text: string, inWhole: boolean): boolean {
  if (!BLANKS.test(text)) return false;
  const [before = '', after = '', ...more] = text.split(/_{3,}/u);
  const isAround = /\p{L}/u.test(before) && /\p{L}/u.test(after) && !/[:：]\s*$/u.test(before);
  return !(inWhole && more.length === 0 && isAround && /[.!?]["'“”’]?$/u.test(after));
}

/** Faults only outside a whole text, where the other half of a pair is missing. */
const ALONE = [GAP, SLIP];
const ALWAYS = [OPEN_END, MARKUP, HOLE];

/** "Was it 1.1? 1.5?": asks, though it has no word. */
const ASKED_FIGURE = /\p{N}[?!]$/u;

/** Whether a sentence has no letter, shows markup or an address, is cut off, or has unpaired marks. */
export function isBroken(text: string, { withAddress = false, inWhole = false } = {}): boolean {
  return (
    (!/\p{L}/u.test(text) && !(inWhole && ASKED_FIGURE.test(text))) ||
    (!withAddress && URL.test(text)) ||
    ALWAYS.some((pattern) => pattern.test(text)) ||
    isForm(text, inWhole) ||
    (!inWhole && (ALONE.some((pattern) => pattern.test(text)) || !isBalanced(text)))
  );
}
