import type { Token, Tokens } from 'marked';
import { REMOVED } from '../clean/blanked.js';
import { ENDED } from '../../text/marks.js';
import { oneOf } from '../../text/one-of.js';

/** A picture at the end of what was read: in Markdown, there also as a link, in HTML, or the blanks of a template tag. */
const PICTURE =
  /(?:\n {10}|!\[[^\]\n]*\]\([^)\n]*\)(?:\]\((?<link>[^)\n]*)\))?|<\/?(?:img|figure)\b[^>\n]*>)\s*$/iu;
const PICTURE_CHARS = 400;

const isBlank = ({ type, raw }: Token): boolean =>
  type === 'text' && raw.replaceAll(REMOVED, '').trim() === '';

/** What embeds a video or the like by its number, written as code: "`youtube: a1B2c3`". */
const EMBED = /^`(?:youtube|vimeo|twitch|videopress|soundcloud|spotify|codepen)\w*: ?[^\s`]+`$/iu;

const isTag = ({ type }: Token): boolean => type === 'html';
const isPicture = (token: Token): boolean =>
  token.type === 'image' ||
  (token.type === 'codespan' && EMBED.test(token.raw)) ||
  (isTag(token) && /^<(?:img|iframe|video)\b/iu.test(token.raw)) ||
  (token.type === 'link' && (token as Tokens.Link).tokens.some(isPicture));

const BADGE = /\.svg(?:[?#)]|$)|\bbadges?\b|shields\.io/iu;
/** Whether a token is the badge of a project, which is a link: the line beside it says what the project is. */
const isBadge = (token: Token): boolean =>
  token.type === 'link' &&
  (token as Tokens.Link).tokens.some((own) => own.type === 'image' && BADGE.test((own as Tokens.Image).href));
const isCaptionable = (token: Token | undefined): boolean =>
  token !== undefined && isPicture(token) && !isBadge(token);

/** Whether a line only parts the text: dashes, or several points (the first may be read as the mark of a list). */
export const isDivider = ({ raw }: Token): boolean =>
  /^(?:(?:[—–~]\s?)+|…|[.•·](?:\s?[.•·])+)$/u.test(raw.trim());

const beginsWithPicture = ([first, second]: readonly Token[]): boolean =>
  isCaptionable(first) && /^[ \t]*\n|^<br/u.test(second?.raw ?? '');

export const picturesIn = (tokens: readonly Token[]) => ({
  isAll: tokens.some(isPicture) && tokens.every((each) => isPicture(each) || isTag(each) || isBlank(each)),
  isFirst: beginsWithPicture(tokens),
  isLast: tokens.findLast((each) => !isBlank(each))?.type === 'image',
});

/** "Figure 1: The harbour", "Abb. 2 – Der Hafen"; but not "Figure 8 knots". */
const NUMBERED_PICTURE =
  /^(?:figure|fig|abbildung|abb|figura|bild|photo|image)\.? ?\d+(?:[.:]| [–—-](?=[^.!?]{2,80}$)) /iu;
/** "Fig. 3 The harbour at dusk": the abbreviation opens no sentence that goes on with a capital. */
const ABBREVIATED = /^(?:F(?:ig|IG)|Abb)\.? ?\d+\p{Ll}? \p{Lu}/u;
export const isTitleOfPicture = (text: string): boolean =>
  NUMBERED_PICTURE.test(text) || ABBREVIATED.test(text);

const CAPTION_CHARS = 140;
function isOpenLine(tokens: readonly Token[]): boolean {
  const said = tokens.map(({ raw }) => raw.replace(/<[^<>]*>/gu, '')).join('');
  const isShort = said.length <= CAPTION_CHARS && !tokens.some(({ type }) => type === 'strong');
  return isShort && !ENDED.test(said);
}

const REFERENCE = /\(\d{4}\)|\b10\.\d{4,9}\/|https?:/u;
/** Whether a paragraph is a bold label, a picture and its reference: "**The curve**", "*Image source*: Lund, A. (2011). …". */
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

const SOURCED_CHARS = 240;
/** Where a picture is from: "Source: https://…". */
const SOURCED = /(?:^|[\s.,;])\p{Lu}\p{L}+ ?: ?<?https?:\/\/\S+$/u;
/** Whether a paragraph is a picture and, beside it, what it shows and where it is from. */
function isSourced(tokens: readonly Token[]): boolean {
  const [first, ...rest] = tokens.filter((each) => !isBlank(each));
  if (first === undefined || !isPicture(first)) return false;
  const said = rest
    .map(({ raw }) => raw)
    .join('')
    .trim();
  return SOURCED.test(said) && said.replace(/https?:\S+/gu, '').length <= SOURCED_CHARS;
}

/** Whether a line right below a picture is its caption: in italics, or unfinished in the same paragraph. */
export function isCaption(tokens: readonly Token[], content: string, at: number): boolean {
  const said = tokens.filter((each) => !isPicture(each) && !isBlank(each));
  if (isReferenced(tokens) || isSourced(tokens) || (beginsWithPicture(tokens) && isOpenLine(said)))
    return true;
  if (said[0]?.type !== 'em' || said.length > 1) return false;
  const [picture = '', link] = PICTURE.exec(content.slice(Math.max(0, at - PICTURE_CHARS), at)) ?? [];
  // a linked picture is also a button or a banner: the sentence below it may be one of the text
  const isBelow =
    picture !== '' &&
    (link === undefined || (!BADGE.test(picture) && isOpenLine((said[0] as Tokens.Em).tokens)));
  return isBelow || isCaptionable(tokens[0]);
}

const SHOWN = 'img|figure|iframe|video|audio|embed|object';
const OPENS_WITH_PICTURE = new RegExp(String.raw`^(?:\s|<(?!(?:${SHOWN})\b)[^<>]*>)*<(?:${SHOWN})\b`, 'iu');
export const opensWithPicture = (raw: string): boolean => OPENS_WITH_PICTURE.test(raw);

/** Whether HTML is a picture with a line in italics right below its tag. */
export const isCaptioned = (raw: string): boolean =>
  /^\s*<img\b[^<>]*>\s*([*_])(?!\1)[^\n]*[^\s*_]\1\s*$/iu.test(raw);

/** What small print says that is no content: where things are from, and what they cost. */
const OF_CREDITS = new RegExp(
  String.raw`^(?:<[^<>]*>|[*_(\s])*(?:©|(?:${oneOf`
    sources? references? credits? (?:cover_)?(?:photo|image|picture|illustration)(?:s|graphs?)? header_(?:photo|image)
    prices? quellen? (?:titel)?(?:fotos?|bild(?:er)?) bildnachweise? bildquellen? preise? fuentes? fotograf[ií]as? precios?
    crédits? prix fonti? prezz[oi] bronnen`})(?!\p{L}))`,
  'iu',
);
/** Whether all words are in the small print of HTML, and are credits: "<small>Sources: …</small>". Below a rule they are remarks. */
const areSmallCredits = (tokens: readonly Token[], isBelowRule: boolean): boolean =>
  /^<small\b/iu.test(tokens[0]?.raw ?? '') &&
  tokens.findIndex(({ raw }) => /^<\/small>/iu.test(raw)) === tokens.length - 1 &&
  (isBelowRule || OF_CREDITS.test(tokens.map(({ raw }) => raw).join('')));

/** Whether all words are in italics, also in several pieces ("_what_ ___not___ _to do_"), or are credits in small print. */
export function areInItalics(tokens: readonly Token[], isBelowRule: boolean): boolean {
  if (areSmallCredits(tokens, isBelowRule)) return true;
  const told = tokens.filter(({ raw }) => !/^\s*[.!?…]+\s*$/u.test(raw));
  const said = told.filter((token) => !isBlank(token));
  return (
    said.length > 0 &&
    said.every(({ type, raw }) => type === 'em' || /^[*_]{3}/.test(raw)) &&
    (said.length > 1 || told.length === 1)
  );
}

/** Whether a quotation is a callout of the author ("> [!NOTE]"; its mark is removed). */
export const isCallout = (raw: string): boolean => raw.replace(/^[\s>]+/u, '').startsWith(REMOVED);
