import type { Token, Tokens } from 'marked';
import { REMOVED } from '../clean/blanked.js';
import { ENDED } from '../../text/marks.js';

/** A picture at the end of what was read: in Markdown, HTML or as a template tag, of which blanks are left. */
const PICTURE = /(?:\n {10,}|!\[[^\]\n]*\]\([^)\n]*\)|<\/?(?:img|figure)\b[^>\n]*>)\s*$/iu;
const PICTURE_CHARS = 400;

const isBlank = ({ type, raw }: Token): boolean => type === 'text' && raw.trim() === '';

const isTag = ({ type }: Token): boolean => type === 'html';
/** A linked one too. */
const isPicture = (token: Token): boolean =>
  token.type === 'image' ||
  (isTag(token) && /^<(?:img|iframe|video)\b/iu.test(token.raw)) ||
  (token.type === 'link' && (token as Tokens.Link).tokens.some(isPicture));

/** A line of dashes or tildes, as some editors set a rule. */
export const isDashes = ({ raw }: Token): boolean => /^(?:[—–~]\s?)+$/u.test(raw.trim());

const beginsWithPicture = ([first, second]: readonly Token[]): boolean =>
  first !== undefined && isPicture(first) && /^[ \t]*\n|^<br/u.test(second?.raw ?? '');

/** Whether a paragraph is all pictures, has one for its first line, or ends in one. */
export const picturesIn = (tokens: readonly Token[]) => ({
  isAll: tokens.some(isPicture) && tokens.every((each) => isPicture(each) || isTag(each) || isBlank(each)),
  isFirst: beginsWithPicture(tokens),
  isLast: tokens.findLast((each) => !isBlank(each))?.type === 'image',
});

/** A longer line is a sentence without its full stop. */
const CAPTION_CHARS = 140;
function isOpenLine(tokens: readonly Token[]): boolean {
  const said = tokens.map(({ raw }) => raw.replace(/<[^<>]*>/gu, '')).join('');
  const isShort = said.length <= CAPTION_CHARS && !tokens.some(({ type }) => type === 'strong');
  return isShort && !ENDED.test(said);
}

/** A year in brackets, a DOI or an address, as a reference has them. */
const REFERENCE = /\(\d{4}\)|\b10\.\d{4,9}\/|https?:/u;
/** "**The curve**", its picture, and "*Image source*: Lund, A. (2011). …", in one paragraph. */
function isReferenced(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(isPicture);
  const [label, ...reference] = tokens.slice(at + 1).filter((each) => !isBlank(each));
  const said = reference.map(({ raw }) => raw).join('');
  return (
    at >= 0 &&
    tokens.slice(0, at).every((each) => each.type === 'strong' || isBlank(each)) &&
    label?.type === 'em' &&
    (label.raw.at(-2) === ':' || said.startsWith(':')) &&
    REFERENCE.test(said)
  );
}

/** A line right below a picture says what it shows: in italics, or in the same paragraph without an end. */
export function isCaption(tokens: readonly Token[], content: string, at: number): boolean {
  const said = tokens.filter((each) => each.type !== 'image' && !isBlank(each));
  if (isReferenced(tokens) || (beginsWithPicture(tokens) && isOpenLine(said))) return true;
  if (said[0]?.type !== 'em' || said.length > 1) return false;
  const isBelow = PICTURE.test(content.slice(Math.max(0, at - PICTURE_CHARS), at));
  return isBelow || tokens[0]?.type === 'image';
}

const SHOWN = 'img|figure|iframe|video|audio|embed|object';
const OPENS_WITH_PICTURE = new RegExp(String.raw`^(?:\s|<(?!(?:${SHOWN})\b)[^<>]*>)*<(?:${SHOWN})\b`, 'iu');
/** Whether HTML has a picture in front of its text. */
export const opensWithPicture = (raw: string): boolean => OPENS_WITH_PICTURE.test(raw);

/** A picture of HTML with such a line right below its tag. */
export const isCaptioned = (raw: string): boolean =>
  /^\s*<img\b[^<>]*>\s*([*_])(?!\1)[^\n]*[^\s*_]\1\s*$/iu.test(raw);

/** All in italics, though other emphasis may part it: "_what_ ___not___ _to do_". */
export function areInItalics(tokens: readonly Token[]): boolean {
  const told = tokens.filter(({ raw }) => !/^\s*[.!?…]+\s*$/u.test(raw));
  const said = told.filter((token) => !isBlank(token));
  return (
    said.length > 0 &&
    said.every(({ type, raw }) => type === 'em' || /^[*_]{3}/.test(raw)) &&
    (said.length > 1 || told.length === 1)
  );
}

/** "> [!NOTE]", whose mark is removed: a note of the author's, and no quotation. */
export const isCallout = (raw: string): boolean => raw.replace(/^[\s>]+/u, '').startsWith(REMOVED);
