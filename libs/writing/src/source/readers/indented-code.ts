import type { Token, Tokens } from 'marked';
import { oneOf } from '../../text/one-of.js';
import { UNSAID } from '../clean/templates/template-tags.js';

const isIndented = ({ codeBlockStyle }: Tokens.Code): boolean => codeBlockStyle === 'indented';

const WORD = /^[("“‘]?[\p{L}\d][\p{L}\d'’-]*(?:[.,;:!?)”"][.,;:!?)”’"]*)?$/u;
const VERSE_LINES = 3;
const isVerse = (text: string): boolean =>
  text.split('\n').length >= VERSE_LINES &&
  text
    .trim()
    .split(/\s+/u)
    .every((word) => WORD.test(word));

const LINKED = /<a\s[^<>]*>[^<>]*<\/a>|\[[^[\]\n]{1,200}\]\([^()\s]{1,500}\)/giu;
/** A sign in its HTML form, and a semicolon between words: neither is of code. */
const PLAIN = /&(?:#\d{1,6}|[a-z]{2,8});|(?<=[\p{L};”]);(?= \p{L}{2})/giu;
function isProse(text: string): boolean {
  const said = text.replace(LINKED, 'link').replace(PLAIN, ',');
  const behind = said.slice(said.search(/\p{L}{2}/u) + 2);
  return (
    (behind.match(/\s\p{L}{2}/gu)?.length ?? 0) >= 2 &&
    (text.search(LINKED) >= 0 || /[.!?。！？:,]["”’)]?\s*$/.test(text)) &&
    !/[{}<>;=]|\$ |=>|\(\)/.test(said)
  );
}

const WRAPPED_WORDS = 8;
/** Whether preformatted text is a sentence in lines of one width. In a quotation it may have "=" and no full stop. */
export function isWrapped(text: string, isQuoted: boolean): boolean {
  const [first = '', ...lines] = text.trim().split('\n');
  const small = lines.filter((line) => /^\s*\p{Ll}/u.test(line)).length;
  return (
    /^["“„«(]?\p{Lu}/u.test(first) &&
    small * 2 >= lines.length &&
    text.trim().split(/\s+/u).length >= WRAPPED_WORDS &&
    isProse(isQuoted ? `${text.trim().replaceAll(' = ', ' is ')}.` : text)
  );
}

const LINES_ENDED = 3;
/** Whether a fence without a language holds a speech or a letter. */
const isFencedProse = ({ lang = '', text }: Tokens.Code): boolean =>
  lang === '' && isProse(text) && (text.match(/\p{Ll}{2}[.!?…]+["”’)]*$/gmu)?.length ?? 0) >= LINES_ENDED;

/** Whether indented prose has links of Markdown, so that it is read as a paragraph of it. */
export const isLinkedProse = (token: Tokens.Code): boolean =>
  isIndented(token) && token.text.search(LINKED) >= 0 && !/<a\s/iu.test(token.text) && isProse(token.text);

/** Prose that Markdown takes for code, in paragraphs: indented, or in a fence right below a heading. Empty for code. */
export function proseIn(token: Tokens.Code, isBelowHeading: boolean): string[] {
  if (isIndented(token)) return isVerse(token.text) || isProse(token.text) ? [token.raw] : [];
  return isBelowHeading && isFencedProse(token) ? token.text.split(/\n\s*\n/u) : [];
}

export const isIndentedCaption = (token: Tokens.Code): boolean =>
  isIndented(token) && /^<(?:figcaption|figure|img|picture)\b/iu.test(token.text);

export const isIndentedMarkup = (token: Tokens.Code): boolean =>
  isIndented(token) && /^\s*<\/?[a-z]/iu.test(token.text);

const PAIRED = oneOf`article aside blockquote center details div dl fieldset figure main ol section table ul`;
const TAG = new RegExp(String.raw`<(/?)(?:${PAIRED})(?=[\s>])`, 'giu');
/** How many more elements HTML opens than it closes. */
const opened = (html: string): number =>
  [...html.matchAll(TAG)].reduce((depth, [, slash]) => depth + (slash === '' ? 1 : -1), 0);

const QUOTE = /^\s*<quote\b/iu;
const QUOTE_END = /<\/quote>/iu;
/** The end of a quotation is looked for within this many tokens. */
const QUOTE_TOKENS = 20;
/** Joins the HTML of an element that a blank line has split: the indented tags below it are not code, and the cells of a row stay together. */
export function withMarkupWhole(tokens: readonly Token[]): Token[] {
  const whole: Token[] = [];
  let [from, depth, isQuoted] = [0, 0, false];
  const closes = (at: number): boolean => {
    const next = tokens.slice(at + 1, at + QUOTE_TOKENS);
    const end = next.findIndex(({ raw }) => QUOTE_END.test(raw));
    return end >= 0 && !next.slice(0, end).some(({ type, raw }) => type === 'heading' || QUOTE.test(raw));
  };
  for (const [at, token] of tokens.entries()) {
    const isMarkup =
      token.type === 'html' || (token.type === 'code' && isIndentedMarkup(token as Tokens.Code));
    const isInside = isQuoted || (depth > 0 && isMarkup);
    if (isInside) {
      const raw = whole.splice(from).reduce((above, piece) => above + piece.raw, '') + token.raw;
      whole.push({ type: 'html', raw, text: raw, block: true });
    } else {
      if (depth === 0) from = whole.length;
      whole.push(token);
    }
    isQuoted = (isQuoted || (QUOTE.test(token.raw) && closes(at))) && !QUOTE_END.test(token.raw);
    if (isInside || token.type === 'html') depth = Math.max(0, depth + opened(token.raw));
    else if (token.type !== 'space') depth = 0;
  }
  return whole;
}
const IS_UNSAID = new RegExp(String.raw`^\s*${UNSAID}`, 'u');
/** Whether code is run by the page's generator and is not shown. */
export const isEvaluated = ({ lang = '', text }: Tokens.Code): boolean =>
  /^\{?eval[_-]rst\}?$/iu.test(lang.trim()) && IS_UNSAID.test(text);

/** Whether a paragraph is only rules of a style sheet or the like, set without a fence: "#gate { display: none; }". */
function areRules(text: string): boolean {
  const rules = text.trim().split('}');
  return (
    rules.pop() === '' &&
    rules.length > 0 &&
    rules.every((rule) => /^[^{}]{1,200}\{[^{]*;$/u.test(rule.trim()) && !rule.includes('{{'))
  );
}

/** Such a paragraph as a token of code. */
export const rulesAsCode = (token: Token): Token =>
  token.type === 'paragraph' && areRules(token.raw)
    ? { type: 'code', raw: token.raw, text: token.raw.trim() }
    : token;
