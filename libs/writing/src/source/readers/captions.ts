import type { Token, Tokens } from 'marked';
import { REMOVED } from '../clean/template-tags.js';

/** A picture at the end of what was read: in Markdown, HTML or as a template tag, of which blanks are left. */
const PICTURE = /(?:\n {10,}|!\[[^\]\n]*\]\([^)\n]*\)|<\/?(?:img|figure)\b[^>\n]*>)\s*$/iu;
const PICTURE_CHARS = 400;

export const isBlank = ({ type, raw }: Token): boolean => type === 'text' && raw.trim() === '';

export const isTag = ({ type }: Token): boolean => type === 'html';
/** A linked one too. */
export const isPicture = (token: Token): boolean =>
  token.type === 'image' ||
  (isTag(token) && /^<(?:img|iframe|video)\b/iu.test(token.raw)) ||
  (token.type === 'link' && (token as Tokens.Link).tokens.some(isPicture));

/** A line of dashes or tildes, as some editors set a rule. */
export const isDashes = ({ raw }: Token): boolean => /^(?:[—–~]\s?)+$/u.test(raw.trim());

/** A line in italics right below a picture says what it shows. */
export function isCaption(tokens: readonly Token[], content: string, at: number): boolean {
  const [token, ...others] = tokens.filter((each) => each.type !== 'image' && !isBlank(each));
  if (token?.type !== 'em' || others.length > 0) return false;
  const isBelow = PICTURE.test(content.slice(Math.max(0, at - PICTURE_CHARS), at));
  return isBelow || tokens[0]?.type === 'image';
}

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
