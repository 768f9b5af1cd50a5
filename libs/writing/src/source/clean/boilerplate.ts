import { oneOf } from '../../text/one-of.js';
import type { Block } from '../source.types.js';

const MAX_CHARS = 160;
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
const CREDITS = oneOf`reading_time prepared_by photos? images? pictures? pics? illustrations? foto bild`;
const LABELS = oneOf`
  key_?words tags topics schlagw[oö]rter schlagworte stichw[oö]rter palabras_clave etiquetas mots[-_]clés parole_chiave
  palavras-chave trefwoorden`;
const LEFT_OUT = oneOf`
  removed omitted redacted left_out entfernt ausgelassen weggelassen geschwärzt verwijderd weggelaten`;
/** What is left out of a text: its parts, or the identity of a person. */
const OF_TEXT = oneOf`
  names? details? texts? parts?_of passages? sections? paragraphs? lines? quotes? quotations? identit(?:y|ies) address(?:es)?
  Namen? Teil Texte? Abschnitte? Absatz Absätze Stellen? Passagen? Angaben Zitate? Adressen? naam namen deel
  tekst(?:en)? gegevens`;
const FEW_WORDS = String.raw`[^\s,;.!?]+(?: [^\s,;.!?]+){0,3}`;
const PERSON = String.raw`\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}`;
const WROTE = '(?:[Pp]osted|[Ww]ritten|[Ss]tory|[Ww]ords|[Tt]ext)';
/** "By Ada Reid", "Written by Ada Reid, May 2020", and with who that is: "Written by Ada — a welder who …". */
const BYLINE = new RegExp(
  String.raw`^(?:(?:(?:${WROTE} )?[Bb]y|BY|[Vv]on|[Pp]or|[Pp]ar|[Dd]i|[Dd]oor)\s${PERSON}(?:\s*[|·•,.–—-].{0,80})?|${WROTE} by ${PERSON} [|·•–—-] .{0,130})$`,
  'u',
);
const DATE = String.raw`(?:\d{1,2}\.? )?(?:\p{Lu}\p{L}{2,8}\.? )?(?:\d{1,2}, )?(?:19|20)\d\d`;
const AND = '(?:, |,? and | & )';
/** Who made the text below or above, of two or with the date: "Interview questions by Ada Reid and B. Lund. May 2020." */
const MADE_BY = new RegExp(
  String.raw`^(?:${oneOf`Questions Interview(?:_questions)? Translat(?:ion|ed) Edit(?:ed|ing) Reporting Research`}) by ${PERSON}(?:${AND}${PERSON}(?:${AND}${PERSON}){0,2}(?:[.,]? ${DATE})?|[.,]? ${DATE})\.?$`,
  'u',
);
const LINES: readonly RegExp[] = [
  // Keywords and categories.
  new RegExp(String.raw`^(?:${LABELS}) ?(?:[:：]|[—–-]+ ) ?${FEW_WORDS}(?:[,;] ${FEW_WORDS})*\.?$`, 'iu'),
  // The source line below a quotation.
  /^[—–-]{1,2}(?:\s|@).{1,100}$/,
  BYLINE,
  new RegExp(
    String.raw`^(?:(?:${DATELINES})\b[: ](?!.*[a-zà-ÿ]{3}[.!?]$)(?=.*\d)|(?:${CREDITS})\b(?::| (?:by|courtesy|credit))|(?:photos?|visuals|illustrations?|graphics?) by\b)`,
    'i',
  ),
  // A kicker with date and reading time: `Opinion | 14 June 2024 | 5 min read`.
  /^(?=[^.!?]{3,90}$)(?=.*(?:\b(?:19|20)\d{2}\b|\bmin(?:ute)?s? read\b))[^|·•]{2,40}(?:\s[|·•]\s[^|·•]{2,40}){1,4}$/i,
  /^(?:this is an? )?\d{1,3}[ -]min(?:ute)?s?(?: read)?[.!]?$/i,
  // What is said of a part left out: "(names removed)".
  new RegExp(
    String.raw`^\((?=[^()]*(?<!\p{L})(?:${OF_TEXT})(?!\p{L}))[^().!?]{0,80}(?<!\p{L})(?:${LEFT_OUT})(?: [^().!?]{1,40})?\)$`,
    'iu',
  ),
  // What a press office adds to its news.
  /^(?:for immediate release(?: [–—-] .{1,60})?|press release|embargoed?\b.{0,60}|media contacts?:?|press contacts?:?|notes? to editors?:?|#{3,}|[-–— ]*(?:30|ends)[-–— ]*)$/i,
  // What a site adds to its articles.
  new RegExp(String.raw`^(?:${SITE_LINKS})$`, 'iu'),
  /^(?:read (?:also|next)|see also|also read|more (?:from|on|in)\b[^.]{0,60}$|(?:most read|popular|trending)(?: (?:posts|articles|stories|now|today))?$|enter your e-?mail)/i,
  /^(?:all (?:images|photos|pictures) (?:are )?)?copyright\b(?! (?:laws?|rules?|did|does|do|is|was|has|had)\b)|(?:^|\s)(?:©|\(c\))\s?(?:\d{4}|$|(?=\p{L}))/iu,
  // A menu: "Apple Podcasts | Spotify | Overcast".
  /^[^|.!?]{2,40}(?: \| [^|.!?]{2,40}){2,6}$/,
  /^(?:share this(?: (?:post|article|page|story|on)\b.*)?$|follow (?:us|me) (?:on|@)|related(?: posts| articles)?:|tags?:|filed under|read more|sign up$)/i,
  /^[👉➡]\uFE0F?\s*(?:https?:|(?:click|read|sign|join|subscribe|follow|more|get|download|book|learn|register|try|start|watch|see|link|here)\b)/iu,
  /all rights reserved\.?$/i,
  // What a printed page and an encyclopedia add to a text.
  /^(?:(?:figure|fig\.|table|abb(?:ildung|\.)|tabelle|figura|tabla|tableau|tabela|tabella|figuur|tabel) \d{1,3}[.:] |(?:strictly )?confidential\b.{0,60}$|internal use only|vertraulich$)/i,
  new RegExp(String.raw`^(?:${WIKIPEDIA})`),
];

/** Whether a block is a by-line, credit, copyright notice or other addition of a site or author, and not prose. */
export function isBoilerplate(text: string): boolean {
  return text.length <= MAX_CHARS && LINES.some((line) => line.test(text));
}

export const isCredit = (text: string): boolean => text.length <= MAX_CHARS && MADE_BY.test(text);

export const isByline = (text: string): boolean => text.length <= MAX_CHARS && BYLINE.test(text);

/** Whether a line ends a press release. */
export const isEndOfRelease = (text: string): boolean => /^(?:#{3,}|[-–— ]*(?:30|ENDS)[-–— ]*)$/u.test(text);

/** The author named in a by-line near the head of the text; empty for none. */
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
