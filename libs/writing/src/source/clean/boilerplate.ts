import type { Block } from '../source.types.js';

const MAX_CHARS = 160;
/** A pasted page begins with its navigation. */
const HEAD_BLOCKS = 16;
const LINES: readonly RegExp[] = [
  // The line under a quotation that says whose it is.
  /^[—–-]{1,2}(?:\s|@).{1,100}$/,
  // The authors of a paper, by initials and names.
  /^(?:(?:^|, (?:and )?| and | & | und )(?:\p{Lu}\.[ -]?){1,3}\p{Lu}[\p{L}'’-]+[*†‡¹²³⁴\d]{0,3}){1,8}$/u,
  // A work that is referred to: "Sfard, A. (1998). On two metaphors for learning."
  /^(?:(?:references?|quelle|literatur|fuente|source|référence):? )?\p{Lu}[\p{L}'’-]+, (?:\p{Lu}\.[ -]?)+.{0,80}\((?:19|20)\d{2}[a-z]?\)\./iu,
  // By-lines and datelines.
  /^(?:by|von|por|par|di|door)\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}(?:\s*[|·•,–—-].{0,80})?$/iu,
  /^(?:(?:updated|published|posted|recorded(?: (?:on|at))?|last updated|veröffentlicht|publicado|publié)\b[: ](?=.*\d)|(?:reading time|prepared by|photos?|images?|pictures?|illustrations?|foto|bild)\b(?::| (?:by|courtesy|credit))|(?:photos?|visuals|illustrations?|graphics?) by\b)/i,
  // A kicker with its date and reading time: `Opinion | 14 June 2024 | 5 min read`.
  /^(?=[^.!?]{3,90}$)(?=.*(?:\b(?:19|20)\d{2}\b|\bmin(?:ute)?s? read\b))[^|·•]{2,40}(?:\s[|·•]\s[^|·•]{2,40}){1,4}$/i,
  /^\d{1,3}[ -]min(?:ute)?s?(?: read)?$/i,
  // What a press office puts around its news.
  /^(?:for immediate release|press release|embargoed?\b.{0,60}|media contacts?:?|press contacts?:?|notes? to editors?:?|#{3,}|[-–— ]*(?:30|ends)[-–— ]*)$/i,
  // Who holds an event.
  /^(?:organi[zs]an?|organi[sz]ed by|veranstalter(?:in)?|organisé par|organizza|organiza[cç][aã]o|patrocinan?)(?:: | (?=\p{Lu}))/iu,
  // What a site puts around its articles.
  /^(?:skip to (?:the )?(?:main )?content|table of contents|on this page|inhaltsverzeichnis|table des matières|tabla de contenidos?|home(?: \p{Lu}[\p{L}&]+){2,}|menu|search|subscribe|sign (?:in|up)|log ?in|register|share|(?:share on )?(?:facebook|twitter|linkedin|whatsapp)(?: (?:facebook|tweet|share|pin|email|linkedin|whatsapp|e-mail|print))*|facebook|twitter|linkedin|whatsapp|e-?mail|print|copy link|save|bookmark|advertisement|advertising|sponsored|newsletter|(?:\d+ )?comments?|leave a (?:comment|reply)|back to top|terms (?:and|&) conditions|terms of (?:use|service)|privacy(?: policy)?|cookies?(?: settings| policy)?|contact(?: us)?|about us)$/iu,
  /^(?:read (?:also|next)|see also|also read|more (?:from|on|in)\b[^.]{0,60}$|most read|popular|trending|you (?:may|might) also like|enter your e-?mail)/i,
  /^(?:©|\(c\)\s?\d{4}|copyright\b)/i,
  /^(?:share this|follow (?:us|me) (?:on|@)|related(?: posts| articles)?:|tags?:|filed under|read more|sign up)/i,
  /^[👉➡]\uFE0F?\s*(?:https?:|(?:click|read|sign|join|subscribe|follow|more|get|download|book|learn|register|try|start|watch|see|link|here)\b)/iu,
  /all rights reserved\.?$/i,
  // What a printed page and an encyclopedia's page put around a text.
  /^(?:(?:figure|fig\.|table|abb(?:ildung|\.)|tabelle|figura|tabla|tableau|tabela|tabella|figuur|tabel) \d{1,3}[.:] |(?:strictly )?confidential\b.{0,60}$|internal use only|vertraulich$)/i,
  /^(?:From Wikipedia, the free|Aus Wikipedia, der freien|De Wikipedia, la enciclopedia|Jump to (?:navigation|search|content)|For other uses, see |This page was last edited|Categor(?:y|ies): |Retrieved from |\^ )/,
];

/** Whether a block is a site's or author's furniture (by-line, credit, copyright, sharing) and no prose of the article. */
export function isBoilerplate(text: string): boolean {
  return text.length <= MAX_CHARS && LINES.some((line) => line.test(text));
}

/** What follows an article: other articles, addresses, the house's own description. */
const AFTERWORD =
  /^(?:related\b.{0,40}|further reading|more (?:stories|articles|news)|recommended(?: reading| for you)?|references|bibliography|sources|(?:helpful |useful )?links(?: and \p{L}+)?|resources|newsletter|comments|(?:media|press) contacts?|about the (?:author|authors|company|writer)|about us|about \p{Lu}.{0,60}|share this.{0,20}|acknowledge?ments|disclaimer|see also)[.:]?$/iu;

/** Whether a line or heading opens what follows an article and is no part of it. */
export function isAfterword(text: string): boolean {
  return text.length <= 80 && AFTERWORD.test(text);
}

/** A paragraph that asks its reader to write, follow or subscribe is about the house, not about the matter. */
const SOLICITS =
  /\b(?:follow (?:him|her|them|me|us) on|(?:e-?mail|write to|contact|call) (?:us|me|him|her) (?:at|on|under|via)|send (?:us|me) an e-?mail|subscribe to (?:our|my|the)|sign up (?:for|to) (?:our|my|the)|enter your e-?mail|leave us a review|get in touch (?:with us|at|via|on)|drop us a line|book (?:a|your) (?:free )?(?:call|demo|consultation)|kontaktieren sie uns|contáct(?:a|e)nos|contactez-nous)\b/i;

/** Whether a whole paragraph is an address to the reader of the house. */
export function isSolicitation(text: string): boolean {
  return text.length <= 420 && SOLICITS.test(text);
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
