import { blank, isAlone, type Piece } from './blanked.js';
import { IN_CODE } from './code-signs.js';

/** A tag with a quotation that is part of the text: `{% include "quote.html" quote: 'It paid for itself.' %}`. */
const QUOTE = /\bquote ?[:=] ?(["'])(?=[^\n]{20})/u;
const BREAK = '\n\n';
/** What is written before and behind the visible words of a tag. */
type Marks = readonly [before: string, behind: string];
const OPENS: Marks = [`${BREAK}> `, BREAK];
const HEADS: Marks = [`${BREAK}### `, BREAK];
const ASKS: Marks = [BREAK, BREAK];
const LEADS: Marks = [BREAK, `:${BREAK}`];

/** Tags that embed a picture or video: `{{< tweet user="jo" id="12" >}}`, `{{< youtube a1b2 >}}`, `{% include image.html url="a.png" %}`. */
const EMBEDS = new RegExp(
  [
    String.raw`^\{\{[<%].*\b(?:src|id|user|url|link|path|href|image|video)=`,
    String.raw`^\{\{[<%]\s*[\w-]+\s+["']?(?=[\w-]*\d)[\w-]+["']?\s*[%>]`,
    String.raw`^\{[{%].*(?:https?:|\.(?:png|jpe?g|gif|svg|webp|mp4)\b)`,
  ].join('|'),
  'iu',
);
export const PICTURE = '\n<img>\n\n';
const isPaired = (tag: string, paired: ReadonlySet<string>): boolean =>
  paired.has(/[\w-]+/u.exec(tag)?.[0] ?? '');
/** The pieces for a tag: an embed alone on its lines without an end tag becomes a picture in Markdown. */
function embedded(text: string, start: number, end: number, paired: ReadonlySet<string>): Piece {
  const tag = text.slice(start, end);
  const isOwnLine = (start === 0 || text[start - 1] === '\n') && isAlone(text, start, end);
  const isEmbed = isOwnLine && EMBEDS.test(tag) && !isPaired(tag, paired);
  return isEmbed ? [start, end, PICTURE + blank(tag.slice(PICTURE.length), true)] : [start, end];
}
/** A picture of WordPress with its caption, also escaped. */
const CAPTIONED = /\\?\[caption[^\]\n]{0,600}\][^\n]{0,2000}?\\?\[\/caption\\?\]/gi;
/** A picture that parts what is before it from what is behind it, which must not be indented. */
const PARTING = '\n\n<img>\n\n';
const NO_PARAGRAPH = /^(?:\s|>|[*+-] |\d+[.)] )|\|/mu;
const UNDERLINE = /^[^\n]*\n(?:=+|-+)[^\S\n]*(?:\n|$)/u;
const PARAGRAPH_CHARS = 3000;
/** Emphasis that begins, and that ends. */
const BEGINS = /(?<![^\s"'([„“])[*_]+(?=\S)/gu;
const ENDS = /(?<=\S)[*_]+(?![^\s"')\].,;:!?…”“])/gu;
const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;
/** Whether emphasis, code or the text of a link is open at the end of a text. */
const isOpen = (text: string): boolean =>
  count(text, BEGINS) > count(text, ENDS) ||
  count(text, /`/gu) % 2 > 0 ||
  count(text, /(?<!\\)\[/gu) > count(text, /(?<!\\)\]/gu);
/** Whether a picture may part what is around it: in a plain paragraph, with no mark open before it. */
function canPart(text: string, start: number, end: number): boolean {
  const from = Math.max(text.lastIndexOf('\n\n', start) + 2, start - PARAGRAPH_CHARS, 0);
  const before = text.slice(from, start).replaceAll(CAPTIONED, '');
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const behind = text.slice(end, end + PARAGRAPH_CHARS);
  const [rest = ''] = behind.replaceAll(CAPTIONED, '').split('\n', 1);
  const isPlain = !NO_PARAGRAPH.test(before) && !line.startsWith('#') && !rest.includes('|');
  return isPlain && !UNDERLINE.test(behind) && !isOpen(before);
}
/** The pieces of such pictures: in a plain paragraph or alone, each becomes a picture in Markdown. */
export function captioned(text: string): Piece[] {
  if (!/\[caption/iu.test(text)) return [];
  return [...text.matchAll(CAPTIONED)].map(({ 0: all, index }): Piece => {
    const end = index + all.length;
    if (!canPart(text, index, end)) return [index, end];
    return [index, end, blank(all.slice(PARTING.length), true) + PARTING];
  });
}

/** A tag that opens a fold, up to its title: `{{< spoiler text="__:books: How did it begin?__" >}}`. */
const FOLD =
  /^\{\{[<%]\s*(?<name>[a-z][\w-]{1,30})\s+(?:(?:text|title|summary|header|heading|question)\s?=\s?)?(["'])[\s_*]*(?::[\w+-]{1,30}:\s*)?[_*]*(?=[^\s:])/iu;
/** The end of a fold is looked for within this many characters. */
const MAX_FOLD_CHARS = 20_000;

const CODE = new RegExp(String.raw`^[^\S\n]*\n\s*?(?: {4}|\t|${IN_CODE}+\n)`, 'u');
/** The marks of a fold's title: those of a heading between folds, of a paragraph for another question, of a lead-in to code; else null. */
function titleMarks(text: string, end: number, name: string, title: string): Marks | null {
  const held = text.slice(end, end + MAX_FOLD_CHARS);
  const close = new RegExp(`\\{\\{[<%]\\s*/\\s*${name}\\s*[%>]\\}\\}\\s*`, 'u').exec(held);
  if (close === null || !/^(?=[^\S\n]*\n)\s*(?!\{\{|!\[)\S/u.test(held)) return null;
  if (CODE.test(held)) return LEADS;
  const behind = held.slice(close.index + close[0].length);
  if (new RegExp(`^(?:$|#{1,6} |-{3}|\\*{3}|\\{\\{[<%]\\s*/?\\s*${name}\\b)`, 'u').test(behind)) return HEADS;
  return /[?？][\s_*]*$/u.test(title) ? ASKS : null;
}

/** A tag that opens or ends a quotation: `{{< case/quote author="ADA LUND, MASTER" >}}`, `{% blockquote Ada Lund %}`. */
const QUOTATION =
  /^\{(?:\{[<%]|%-?)\s*(?<ends>\/\s*|end)?(?:call\s+)?(?:[\w-]+[/.])?(?:(?:block-?)?quote|testimonial)\b/iu;
/** The end of a call of a macro, which does not say of which, and how far before it the call begins. */
const ENDS_CALL = /^\{%-?\s*endcall\b/u;
const CALL_CHARS = 4000;
function callBefore(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - CALL_CHARS), end);
  return before.slice(Math.max(0, before.lastIndexOf('{% call'), before.lastIndexOf('{%- call')));
}
const SPEAKER = 'author|attribution|by|cite|name|speaker';
const CREDIT = new RegExp(
  String.raw`(?:\b(?:${SPEAKER})=["']|quote ["']?(?=[^=]*$))(?<credit>[^"'<>\n%}][^"<>\n%}]{1,119})`,
  'iu',
);
/** The HTML of a quotation for its tag on a line of its own; undefined for any other tag. */
function quotation(text: string, start: number, end: number, paired: ReadonlySet<string>): Piece | undefined {
  const tag = text.slice(start, end);
  const opened = QUOTATION.exec(ENDS_CALL.test(tag) ? callBefore(text, start) : tag)?.groups;
  if (opened === undefined || !isAlone(text, start, end)) return undefined;
  const isEnd = opened['ends'] !== undefined || ENDS_CALL.test(tag);
  if (!isEnd && !isPaired(tag, paired)) return undefined;
  const named = `\n<quote name="${CREDIT.exec(tag)?.groups?.['credit'] ?? ''}">`;
  const opens = named.length <= tag.length ? named : '\n<quote>';
  const html = isEnd ? '</quote>' : opens;
  return [start, end, blank(tag.slice(html.length), true) + html];
}

/** The pieces of a tag to blank out: what is around its visible words, which become a block, or all of it. */
export function beside(text: string, start: number, end: number, paired: ReadonlySet<string>): Piece[] {
  const tag = text.slice(start, end);
  const quoted = quotation(text, start, end, paired);
  if (quoted !== undefined) return [quoted];
  const fold = FOLD.exec(tag);
  const found = fold ?? QUOTE.exec(tag);
  if (found === null) return [embedded(text, start, end, paired)];
  const from = found.index + found[0].length;
  const mark = (fold === null ? found[1] : found[2]) ?? '';
  const length = tag
    .slice(from)
    .search(new RegExp(`[\\s_*]*${mark},?\\s*(?:$|[%>}\\n]|[\\w-]+ ?[:=])`, 'mu'));
  const title = tag.slice(from, from + Math.max(length, 0));
  const marks = fold === null ? OPENS : titleMarks(text, end, fold.groups?.['name'] ?? '', title);
  if (length < 0 || marks === null) return [embedded(text, start, end, paired)];
  const [opens, closes] = marks;
  const [before, behind] = [tag.slice(0, from - opens.length), tag.slice(from + length + closes.length)];
  return [
    [start, start + from, blank(before, true) + opens],
    [start + from + length, end, closes + blank(behind, true)],
  ];
}

/** What a component of MDX is given: `title="…"`, `src={photo}`, `wide`, or `style=` before what was blanked out. */
export const GIVEN = String.raw`(?:\s{1,200}[a-zA-Z][\w-]{0,30}(?:=(?:"[^"]{0,900}"|'[^']{0,900}'|\{[^{}]{0,900}\}|\uE000{1,300}|(?=\s)))?)`;
/** One with a quotation, and maybe its speaker, in what it is given: `<Blockquote quote="…" author="…" />`. */
const QUOTING = new RegExp(
  String.raw`<[A-Z]\w{0,60}(?=${GIVEN}{0,6}\s+quote=["{])${GIVEN}{1,8}\s*\/?>`,
  'gu',
);
/** `quote="…"`, or a text of JavaScript: `quote={`…`}`. */
const SAYS = /\squote=(?:"|\{\s*["'`])(?=[^"`]{20})(?<said>[^"`]+?)(?="|["'`]\s*\})/du;
const NAMES = new RegExp(String.raw`\s(?:${SPEAKER})="(?<name>[^"]{2,120})"`, 'du');
const SIGNS: Marks = [`${BREAK}> — `, BREAK];
/** A name before the words leads over to them. */
const NAMED: Marks = [BREAK, ':'];

/** The pieces around the words of such components, which become a quotation and the line with its speaker. */
export function quotingComponents(text: string): Piece[] {
  if (!text.includes('quote=')) return [];
  return [...text.matchAll(QUOTING)].flatMap(({ 0: tag, index: start }) => {
    const [said, name] = [
      SAYS.exec(tag)?.indices?.groups?.['said'],
      NAMES.exec(tag)?.indices?.groups?.['name'],
    ];
    if (said === undefined) return [];
    const shown: [readonly [number, number], Marks][] = [[said, OPENS]];
    if (name !== undefined && name[0] > said[1]) shown.push([name, SIGNS]);
    else if (name !== undefined) shown.unshift([name, NAMED]);
    let [at, behind] = [0, ''];
    const pieces = shown.map(([[from, to], [before, after]]): Piece => {
      const lead = behind === NAMED[1] ? behind : '';
      const gap = blank(tag.slice(at + lead.length + before.length, from), true);
      const piece: Piece = [start + at, start + from, lead + gap + before];
      [at, behind] = [to, after];
      return piece;
    });
    return [...pieces, [start + at, start + tag.length, behind + blank(tag.slice(at + behind.length), true)]];
  });
}
