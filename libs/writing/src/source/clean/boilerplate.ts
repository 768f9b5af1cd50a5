import { oneOf } from '../../text/one-of.js';
import type { Block } from '../source.types.js';

const MAX_CHARS = 160;
/** A pasted page begins with its navigation. */
const HEAD_BLOCKS = 16;
const WIKIPEDIA = oneOf`
  From_Wikipedia,_the_free Aus_Wikipedia,_der_freien De_Wikipedia,_la_enciclopedia
  Jump_to_(?:navigation|search|content) For_other_uses,_see_ This_page_was_last_edited Categor(?:y|ies):_
  Retrieved_from_ \^_`;
const SITE_LINKS = oneOf`
  skip_to_(?:the_)?(?:main_)?content table_of_contents on_this_page inhaltsverzeichnis table_des_matières
  tabla_de_contenidos? home(?:_\p{Lu}[\p{L}&]+){2,} menu search subscribe sign_(?:in|up) log_?in register
  share
  (?:share_on_)?(?:facebook|twitter|linkedin|whatsapp)(?:_(?:facebook|tweet|share|pin|email|linkedin|whatsapp|e-mail|print))*
  facebook twitter linkedin whatsapp e-?mail print copy_link save bookmark advertisement(?:_[-–—]_.{5,40})? advertising
  sponsored newsletter (?:\d+_)?comments? leave_a_(?:comment|reply) \[?back_to_(?:the_)?top\]? terms_(?:and|&)_conditions
  terms_of_(?:use|service) privacy(?:_policy)? cookies?(?:_settings|_policy)? contact(?:_us)? about_us`;
const DATELINES = oneOf`
  updated published posted recorded(?:_(?:on|at))? last_updated veröffentlicht publicado publié`;
const CREDITS = oneOf`reading_time prepared_by photos? images? pictures? illustrations? foto bild`;
const LINES: readonly RegExp[] = [
  // The line under a quotation that says whose it is.
  /^[—–-]{1,2}(?:\s|@).{1,100}$/,
  // By-lines and datelines.
  /^(?:(?:(?:[Pp]osted|[Ww]ritten|[Ss]tory|[Ww]ords|[Tt]ext) )?[Bb]y|BY|[Vv]on|[Pp]or|[Pp]ar|[Dd]i|[Dd]oor)\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}(?:\s*[|·•,.–—-].{0,80})?$/u,
  new RegExp(
    String.raw`^(?:(?:${DATELINES})\b[: ](?!.*[a-zà-ÿ]{3}[.!?]$)(?=.*\d)|(?:${CREDITS})\b(?::| (?:by|courtesy|credit))|(?:photos?|visuals|illustrations?|graphics?) by\b)`,
    'i',
  ),
  // A kicker with its date and reading time: `Opinion | 14 June 2024 | 5 min read`.
  /^(?=[^.!?]{3,90}$)(?=.*(?:\b(?:19|20)\d{2}\b|\bmin(?:ute)?s? read\b))[^|·•]{2,40}(?:\s[|·•]\s[^|·•]{2,40}){1,4}$/i,
  /^\d{1,3}[ -]min(?:ute)?s?(?: read)?$/i,
  // What a press office puts around its news.
  /^(?:for immediate release|press release|embargoed?\b.{0,60}|media contacts?:?|press contacts?:?|notes? to editors?:?|#{3,}|[-–— ]*(?:30|ends)[-–— ]*)$/i,
  // What a site puts around its articles.
  new RegExp(String.raw`^(?:${SITE_LINKS})$`, 'iu'),
  /^(?:read (?:also|next)|see also|also read|more (?:from|on|in)\b[^.]{0,60}$|(?:most read|popular|trending)(?: (?:posts|articles|stories|now|today))?$|enter your e-?mail)/i,
  /^(?:all (?:images|photos|pictures) (?:are )?)?copyright\b(?! (?:laws?|rules?|did|does|do|is|was|has|had)\b)|(?:^|\s)(?:©|\(c\))\s?(?:\d{4}|$|(?=\p{L}))/iu,
  // A menu: "Apple Podcasts | Spotify | Overcast"
  /^[^|.!?]{2,40}(?: \| [^|.!?]{2,40}){2,6}$/,
  /^(?:share this(?: (?:post|article|page|story|on)\b.*)?$|follow (?:us|me) (?:on|@)|related(?: posts| articles)?:|tags?:|filed under|read more|sign up$)/i,
  /^[👉➡]\uFE0F?\s*(?:https?:|(?:click|read|sign|join|subscribe|follow|more|get|download|book|learn|register|try|start|watch|see|link|here)\b)/iu,
  /all rights reserved\.?$/i,
  // What a printed page and an encyclopedia's page put around a text.
  /^(?:(?:figure|fig\.|table|abb(?:ildung|\.)|tabelle|figura|tabla|tableau|tabela|tabella|figuur|tabel) \d{1,3}[.:] |(?:strictly )?confidential\b.{0,60}$|internal use only|vertraulich$)/i,
  new RegExp(String.raw`^(?:${WIKIPEDIA})`),
];

/** Whether a block is a site's or author's furniture (by-line, credit, copyright, sharing) and no prose of the article. */
export function isBoilerplate(text: string): boolean {
  return text.length <= MAX_CHARS && LINES.some((line) => line.test(text));
}

const AFTERWORDS = oneOf`
  related(?:_(?:posts?|articles?|reading|links|stories|content|topics|resources))? further_reading more_(?:stories|articles|news) recommended(?:_reading|_for_you)?
  references bibliography sources (?:helpful_|useful_)?links(?:_and_\p{L}+)? resources newsletter comments
  (?:media|press)_contacts? about_the_(?:author|authors|company|writer) about_us about_(?!(?:the|this|these|our|my|how|what|why|an?)_)\p{Lu}.{0,60}
  share_this.{0,20} leave_a_(?:comment|reply) recent_posts you_(?:may|might)_also_(?:like|enjoy|be_interested_in).{0,30} disclaimer see_also quellen(?:angaben|verzeichnis)? literatur(?:verzeichnis)? fuentes
  bibliograf[ií]a bibliographie fonti fontes bronnen`;
/** Headings after an article: other articles, addresses, the publisher's description. */
const AFTERWORD = new RegExp(String.raw`^(?:${AFTERWORDS})[.:]?$`, 'iu');

/** Headings of back matter that content has too. */
const AMBIGUOUS = new RegExp(
  String.raw`^(?:${oneOf`(?:(?:helpful|useful)_)?(?:re)?sources (?:date_of_(?:the_)?)?next_meeting upcoming_(?:meetings|events)`})[.:]?$`,
  'iu',
);
const PROSE = { words: 25, small: 0.75 } as const;
/** Whether the paragraphs below such a heading are content: sentences, no titles, names and addresses. */
export function headsProse(heading: string, paragraphs: readonly string[]): boolean {
  const text = paragraphs.join(' ');
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return (
    AMBIGUOUS.test(heading) &&
    words.length >= PROSE.words &&
    small.length >= words.length * PROSE.small &&
    !/https?:|www\.|@\w/u.test(text)
  );
}

/** Whether nothing behind a line is part of a press release. */
export const isEndOfRelease = (text: string): boolean => /^(?:#{3,}|[-–— ]*(?:30|ENDS)[-–— ]*)$/u.test(text);

/** "About half of the neighbours came to the meeting." */
const SENTENCE = /(?:\s\S+){5,}[.!?]$/u;

/** Whether a line or heading opens what follows an article and is no part of it. */
export function isAfterword(text: string): boolean {
  return text.length <= 80 && AFTERWORD.test(text) && !SENTENCE.test(text);
}

/** The author named in a by-line near the head of the text, or an empty text. */
export function bylineOf(blocks: readonly Block[]): string {
  for (const { text, kind } of blocks.slice(0, HEAD_BLOCKS)) {
    if (kind !== 'paragraph' || text.length > MAX_CHARS) continue;
    const name =
      /^(?:By|Von|Por|Par)\s(\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,3})(?:\s*[|·•,–—-].{0,80})?$/u.exec(
        text,
      )?.[1];
    if (name !== undefined) return name;
  }
  return '';
}
