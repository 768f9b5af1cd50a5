import type { Token } from 'marked';

/** A picture at the end of what was read: in Markdown, HTML or as a template tag, of which blanks are left. */
const PICTURE = /(?:\n {10,}|!\[[^\]\n]*\]\([^)\n]*\)|<\/?(?:img|figure)\b[^>\n]*>)\s*$/iu;
const PICTURE_CHARS = 400;

/** A line in italics right below a picture says what it shows. */
export const isCaption = ([token, ...others]: readonly Token[], content: string, at: number): boolean =>
  token?.type === 'em' &&
  others.length === 0 &&
  PICTURE.test(content.slice(Math.max(0, at - PICTURE_CHARS), at));
