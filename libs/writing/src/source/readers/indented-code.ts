import type { Tokens } from 'marked';

const isIndented = ({ codeBlockStyle }: Tokens.Code): boolean => codeBlockStyle === 'indented';

const WORD = /^[("“‘]?[\p{L}\d][\p{L}\d'’-]*[.,;:!?)”’"]*$/u;
const VERSE_LINES = 3;
/** Lines of nothing but words. */
const isVerse = (text: string): boolean =>
  text.split('\n').length >= VERSE_LINES &&
  text
    .trim()
    .split(/\s+/u)
    .every((word) => WORD.test(word));

const LINKED = /<a\s[^<>]*>[^<>]*<\/a>/giu;
/** Sentences, or words with links between them. */
function isProse(text: string): boolean {
  const said = text.replace(LINKED, 'link');
  return (
    /\p{L}{2,}[^\n]*\s\p{L}{2,}[^\n]*\s\p{L}{2,}/u.test(said) &&
    (said !== text || /[.!?。！？:,]["”’)]?\s*$/.test(text)) &&
    !/[{}<>;=]|\$ |=>|\(\)/.test(said)
  );
}

/** Indented prose (a plain paste with indents, the inside of a tag) is taken for code by Markdown. */
export const isIndentedProse = (token: Tokens.Code): boolean =>
  isIndented(token) && (isVerse(token.text) || isProse(token.text));

/** So is the caption of a picture, indented inside its figure. */
export const isIndentedCaption = (token: Tokens.Code): boolean =>
  isIndented(token) && /^<(?:figcaption|figure|img|picture)\b/iu.test(token.text);

/** Tags of a layout, indented by its depth, are not shown as code. */
export const isIndentedMarkup = (token: Tokens.Code): boolean =>
  isIndented(token) && /^\s*<\/?[a-z]/iu.test(token.text);
