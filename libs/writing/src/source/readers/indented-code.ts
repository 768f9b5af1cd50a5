import type { Tokens } from 'marked';

const isIndented = ({ codeBlockStyle }: Tokens.Code): boolean => codeBlockStyle === 'indented';

/** Indented prose (a plain paste with indents) is taken for code by Markdown. */
export const isIndentedProse = (token: Tokens.Code): boolean =>
  isIndented(token) &&
  /\p{L}{2,}[^\n]*\s\p{L}{2,}[^\n]*\s\p{L}{2,}/u.test(token.text) &&
  /[.!?。！？:,]["”’)]?\s*$/.test(token.text) &&
  !/[{}<>;=]|\$ |=>|\(\)/.test(token.text);

/** So is the caption of a picture, indented inside its figure. */
export const isIndentedCaption = (token: Tokens.Code): boolean =>
  isIndented(token) && /^<(?:figcaption|figure|img|picture)\b/iu.test(token.text);
