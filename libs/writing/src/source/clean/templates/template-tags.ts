import { PARTICLES } from '../../structure/guest.js';
import { escapePattern } from '../../../text/text-pattern.js';
import { bladePieces } from './blade.js';
import { blank, isAlone, type Piece } from '../blanked.js';
import { IN_CODE } from '../code-signs.js';
import { componentPieces, STATEMENT } from '../mdx.js';
import { beside, captioned, PICTURE, quotingComponents } from '../shown-tags.js';
import { linePieces } from './template-lines.js';
import { readWikiLinks } from '../wiki-marks.js';

/** A longer template tag is taken for text. */
const MAX_TAG_CHARS = 4_000;

/** How tags close, by how they open. */
const CLOSES: Readonly<Record<string, string>> = {
  '<!--': '-->',
  '{{': '}}',
  '{%': '%}',
  '{#': '#}',
  '{/*': '*/}',
  '<%': '%>',
  '<?': '?>',
};
const OPENINGS = new RegExp(Object.keys(CLOSES).map(escapePattern).join('|'), 'g');
const HIDDEN = /^\{%-?\s*(comment|highlight|schema|javascript|stylesheet|style|codeblock)\b/;

/** A sentence set off, which names no language as code does: "{% highlight %}This is a town.{% endhighlight %}". */
const SET_OFF = /^\{%-?\s*highlight\s*-?%\}\s*["“]?\p{Lu}[^{}<>=;\n]*[.!?…]["”]?\s*\{%-?\s*end/u;
const SET_OFF_CHARS = 600;

/** The head of a directive of reStructuredText without prose on its page. */
export const UNSAID = String.raw`\.\. (?:(?:index|post|toctree|contents|meta|raw|include|image|figure|tags)::|only:: (?!html))`;

const NAME = String.raw`\p{Lu}[\p{L}.'’-]{0,30}`;
/** A name, alone or with more behind a comma or a link: "[Ada Lund](…), 2009", but not "Our own translation". */
const SOURCE = String.raw`\[?${NAME}(?: ${PARTICLES}${NAME}){1,3}[,<\]]`;

/** Markup of site generators that is neither Markdown nor HTML. Each pattern is bounded, and skipped if the text does not contain its `sign`. */
const INLINE: readonly (readonly [sign: string, pattern: RegExp, instead?: string])[] = [
  // An escaped dollar sign before an amount.
  ['\\\\$', /\\{2}(?=\$\d)/g],
  // The same tags opened again and again, which would nest parsers deep.
  ['<', /(<[a-z][^<>\n]{0,80}>(?:<[a-z][^<>\n]{0,80}>)?)\1{30,}/gi],
  // A line break with a slip of the author's, which would take the text up to the next tag: "<br.Two lines."
  ['<br', /<br[.,;:]/gi, '<br>'],
  // A picture whose description has quotation marks, which end the attribute: alt="The sign "Open" at noon".
  ['<img', /<img\b[^<>\n]{0,300}\salt="[^"<>\n]{0,300}"(?=\p{L})[^<>\n]{0,300}>/giu],
  // Stars on both sides of a line: "** Put it in the box **".
  [
    '** ',
    /(?=\*\*)(?:(?<=^[ \t]{0,20}(?:<[^<>\n]{1,80}>){0,3})\*\*(?= [^*\n]{2,200} \*\*[ \t]{0,20}(?:<|$))|(?<=^[ \t]{0,20}(?:<[^<>\n]{1,80}>){0,3}\*\* [^*\n]{2,200} )\*\*(?=[ \t]{0,20}(?:<|$)))/gm,
  ],
  // Text in brackets that its author has struck out with them: "(~~the draft, 4 MB~~)".
  ['(~~', /(?<!\])\(~~(?!~)[^~\n]{1,300}~~\)/g],
  // The source of a quotation below it, in small print if that begins with a name ("> <small>Ada Lund, 2009</small>"):
  // set off by a dash as elsewhere.
  [
    '<',
    new RegExp(
      String.raw`(?<=\S[ \t\\]{0,9}\n>[ \t]{0,9})<(cite|footer|small(?=>${SOURCE}))>(?:-{2,3}(?= )|(?!\s?(?:[–—-]|&[mn]dash;)))(?=[^\n]{2,300}</\1>[ \t]*(?:\n(?!>)|$(?![^])))`,
      'gmu',
    ),
    '—',
  ],
  // Word's bullets, next to the list items they belong to.
  ['<![if', /<!\[if[^>\n]{0,60}>[^]{0,400}?<!\[endif\]>/g],
  // An embedded post of a platform: other people's words, unless a sentence leads to those of a short one.
  [
    '<blockquote',
    /<blockquote\b[^<>]{0,900}?class="(?:(?:twitter|bluesky|mastodon)-(?<!:(?:<\/p>)?\s{0,9}<[^<]{1,900})|(?:instagram|tiktok|reddit|text-post|fb)-)[^]{0,9000}?<\/blockquote>/gi,
  ],
  // A value that MDX or a template inserts, alone on its line or in its heading: "# {title}".
  ['{', /^(?:#{1,6}[ \t]{1,9})?\{[\w.]{1,80}\}[ \t]*$/gm],
  // A link definition without an address: the lexer would take all definitions below it for prose.
  [']: "', /^\[[^\]\n]{1,80}\]: "[^"\n]{0,300}"[ \t]*$/gm],
  // Footnotes in their place, then their markers, also as links: "720<sup><a href="a.html">1</a></sup>", "this
  // dish[1](https://a.example)".
  ['<sup', /<sup\b[^<>\n]{0,80}>\s?<a\b(?![^<>]*href=.#)[^<>\n]{0,200}>\[?\d{1,3}\]?<\/a>\s?<\/sup>/gi],
  [
    '<sup',
    /<sup\b[^<>]{0,80}>\s*\[\s*<a\b[^<>]{0,300}>\s*(?:<span\b[^<>]{0,80}>\s*)?\w{1,3}\s*(?:<\/span>\s*)?<\/a>\s*\]\s*<\/sup>/gi,
  ],
  // What is said of a source beside its number, raised: "<sup>[[2]; quoted from a letter]</sup>". The brackets around a
  // number alone would make it the link of a wiki: "a year<sup>[[3]]</sup>".
  ['[[', /(?<!^[ \t>]{0,9})<sup\b[^<>\n]{0,80}>\s?\[\[\d{1,3}\][^<>[\]()\n]{1,120}\]\s?<\/sup>/gim],
  ['[[', /\[(?=\[\d{1,3}\]\]\s?<\/sup>)/gi],
  [']]', /(?<=\[\d{1,3}\])\](?=\s?<\/sup>)/gi],
  ['](', /(?<=[\p{L}.,)"”])\[\d{1,2}\]\((?!#[^)\s])[^()\s]{1,300}\)/gu],
  ['^[', /\^\[[^\]\n]{1,600}\]/g],
  ['[^', /(?<=\S)\[\^[^\]\s]{1,40}\]|\[\^[^\]\s]{1,40}\](?!:)/g],
  // Links in extra brackets after words: "the library [[code](https://a.example), [slides](s.pdf)]".
  [
    '[[',
    /(?<=[^\s>*+-][ \t]?\n?[ \t]?)(?<!^[ \t]*\d{1,3}[.)] )\[(?:(?:,|;|\||\/)? ?\[[^[\]\n]{1,40}\]\([^()\s]{1,300}\)){1,6}\](?![([])/gm,
  ],
  // A tag inside bold: its closing marks would open the next bold text.
  [
    '**<',
    /(?<=^\*\*)<(?:div|p|span|center|font)\b[^<>\n]{0,200}>|<\/(?:div|p|span|center|font)>(?=\*\*[ \t]*$)/gim,
  ],
  // What Joomla has in place of an address: "This email address is being protected from spambots. You need JavaScript …"
  [
    'pambots',
    /(?:(?<=>)[^<>.!]{0,60}|This email address is being protected from )[Ss]pambots\b[^.!<>\n]{0,60}[.!]\s[^.!<>\n]{0,80}JavaScript[^.!<>\n]{0,60}[.!]/g,
  ],
  // PmWiki: hidden text, directives, bold and italics.
  ['(:if false:)', /\(:if false:\)[^]{0,3000}?\(:ifend:\)/gi],
  ['(:', /\(:[a-z][^()\n]{0,120}:\)/gi],
  ["'''", /'{2,3}(?!')(?=\S[^'\n]{0,80}'{2,3})|(?<=\S)'{2,3}(?!\w)/g],
  // The placeholder of a table of contents, then any other attribute.
  ['{:', /^[ \t]*(?:[-*+]|\d{1,3}\.)[ \t][^\n]{0,80}\n[ \t]*\{:\s?toc[^}\n]{0,100}\}/gm],
  ['{:', /\{:[^}\n]{0,200}\}/g],
  ['{', /(?<=[ \t])\{[#.][^}\n]{0,200}\}/g],
  [
    '[',
    /\[\/?(?:caption|gallery|embed|video|audio|toc|shortcode|vc_\w+|et_pb_\w+)(?:\s[^\]\n]{0,300})?\](?![([:])/gi,
  ],
  // A slip in a link, which would be no link: "[email](mailto: ada@wall.example)".
  ['](mailto: ', /(?<=\]\(mailto:) (?=[^\s()]{1,100}\))/g],
  // A short code with an address shows what is there: "[youtube=https://…]".
  ['=http', /\[[a-z][\w-]{1,30}=https?:\/\/[^\]\s]{1,300}\](?![(:[])/gi, PICTURE],
  // Any other short code has attributes, or an end tag (see `linePieces`).
  ['="', /\[[a-z][\w-]{1,30}(?:\s[\w-]{1,30}="[^"\n\]]{0,200}"){1,8}\s?\/?\](?![(:])/gi],
  ['[[', /\[\[_?toc_?\]\]/gi],
  // A button that leads down its page.
  ['href="#', /^[ \t]*<a\b[^<>]{0,200}href="#[^<>"]{0,80}"[^<>]{0,100}>[^<>]{1,60}<\/a>[ \t]*$/gim],
  ['[!', /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi],
  [':', /(?<=^|\s):[a-z][a-z0-9_+-]{1,30}:(?=[\s.,;!?]|$)/gm],
  // A component of Nuxt: without words it is a picture; with words, its properties and its own lines are removed.
  ['\n---', /^::[a-z][^\n]{0,300}\n---[ \t]*\n(?:[^\n]{0,300}\n){0,60}?---[ \t]*\n::[ \t]*$/gm, PICTURE],
  ['\n---', /(?<=^::[a-z][^\n]{0,300}\n)---[ \t]*\n(?:[^\n]{0,300}\n){0,60}?---[ \t]*$/gm],
  // Directives: one that embeds something, `::youtube[The wall]{#a1}`, `:img{src="wall.jpg"}`, and one around words,
  // `:abbr[dry]{.a}`.
  [':', /^::(?:[a-z][\w-]{0,30}(?:\[[^\]\n]{0,200}\])?(?:\{[^}\n]{0,300}\})?)?[ \t]*$/gm],
  [':', /(?<![\w:]):[a-z][\w-]{0,30}\{[^{}\n]{0,300}\}/g],
  [':', /\](?<=(?<![\w:]):[a-z][\w-]{0,30}\[[^[\]\n]{1,200}\])(?:\{[^{}\n]{0,300}\})?/g],
  [':', /(?<![\w:]):[a-z][\w-]{0,30}\[(?=[^[\]\n\uE000]{1,200}(?:\uE000| {2}))/g],
  [':::', /^:{3,}.{0,200}$/gm],
  // Link targets of reStructuredText, and the marks of its links.
  ['.. _', /^\.\. _[^\n]{1,200}$/gm],
  [`${IN_CODE}_`, /(?<=\uE002)_(?![\w\uE002])/g],
  // A directive of reStructuredText without prose, with its indented lines.
  [
    '.. ',
    new RegExp(
      String.raw`^${UNSAID}[^\n]{0,300}(?:\n(?=\n[ \t]{2}))?(?:\n[ \t]{2,}\S[^\n]{0,300}){0,20}`,
      'gm',
    ),
  ],
  // MDX: statements and components; a name all in capitals, without braces, is one of HTML.
  ['export', STATEMENT],
  ['<', /(?<!\w)<\/?(?!Quote\b|[A-Z\d]+\b[^<>{]{0,300}>)[A-Z]\w{0,60}(?:\s[^<>\n]{0,300})?\/?>/g],
  ['==', /(?<=^|[\s(])==(?=[^\s=])|(?<=[^\s=])==(?=[\s).,;:!?]|$)/gm],
  ['from', /^(?:import|export)\s[^\n]{1,200}\sfrom\s+['"][^'"\n]{1,200}['"];?[ \t]*$/gm],
];
/** Blanks out template tags (Jekyll, Liquid, Handlebars, Hugo, ERB, comments, short codes) and keeps all offsets. */
export function maskTemplateTags(text: string): string {
  let masked = text;
  for (const piecesIn of [bladePieces, tagPieces, quotingComponents, componentPieces, linePieces, captioned])
    masked = maskPieces(masked, piecesIn(masked));
  for (const [sign, pattern, instead = ''] of INLINE) {
    if (!masked.includes(sign)) continue;
    const pieces = [...masked.matchAll(pattern)].map(({ 0: all, index }): Piece =>
      instead === ''
        ? [index, index + all.length]
        : [index, index + all.length, instead + blank(all.slice(instead.length), true)],
    );
    masked = maskPieces(masked, pieces);
  }
  return readWikiLinks(masked);
}

/** `{{< /details >}}`, `{% enddetails %}` */
const ENDS = /\{\{[<%]\s*\/\s*([\w-]+)|\{%-?\s*end([\w-]+)/gu;

/** Whether a tag is not closed before the next tag on a later line, as `{{< img src="/a.jpg`: then it ends after its own words. */
const isUnclosed = (tag: string, open: string): boolean =>
  tag === '' || (/^\{[{%]$/.test(open) && tag.slice(0, Math.max(tag.lastIndexOf(open), 0)).includes('\n'));
const UNCLOSED =
  /^(?:\{\{[<%]|\{%)[ \t]*[\w-]+(?:[ \t]+(?:[\w-]+=)?"[^"\n)]*(?:"|(?=[\n)])|$)|[ \t]+[\w-]+=[^\s")]+)+/;
const UNCLOSED_CHARS = 600;

/** Finds tags in linear time, also if nothing ever closes: each closing mark is looked for once. */
function tagPieces(text: string): Piece[] {
  const nextClose = new Map<string, number>();
  const pieces: Piece[] = [];
  const paired = new Set([...text.matchAll(ENDS)].map(([, name, own]) => name ?? own ?? ''));
  let at = 0;
  while (at < text.length) {
    OPENINGS.lastIndex = at;
    const opening = OPENINGS.exec(text);
    if (opening === null) break;
    const { 0: open, index: start } = opening;
    const end = closingOf(text, start, open, nextClose);
    if (isUnclosed(text.slice(start, Math.max(end, 0)).slice(0, MAX_TAG_CHARS), open)) {
      at = start + (UNCLOSED.exec(text.slice(start, start + UNCLOSED_CHARS))?.[0] ?? open).length;
      if (at > start + open.length) pieces.push([start, at]);
      continue;
    }
    if (end - start > MAX_TAG_CHARS) {
      at = start + open.length;
      continue;
    }
    const hidden = HIDDEN.exec(
      SET_OFF.test(text.slice(start, end + SET_OFF_CHARS)) ? '' : text.slice(start, end),
    );
    at = hidden === null ? end : hiddenEnd(text, end, hidden[1] ?? '');
    const isShown = hidden === null && /^\{[%{]$/.test(open);
    pieces.push(...(isShown ? beside(text, start, at, paired) : [[start, at] as const]));
  }
  return pieces;
}

function closingOf(text: string, start: number, open: string, nextClose: Map<string, number>): number {
  const [from, close] = [start + open.length, CLOSES[open] ?? ''];
  let at = nextClose.get(close) ?? -2;
  if (at === -1) return -1;
  if (at < from) {
    at = text.indexOf(close, from);
    nextClose.set(close, at);
  }
  return at === -1 ? -1 : at + close.length;
}

/** The end of a block such as `{% highlight %}` … `{% endhighlight %}`, or of the opening tag if it never ends. */
function hiddenEnd(text: string, from: number, name: string): number {
  const end = new RegExp(`\\{%-?\\s*end${name}\\s*-?%\\}`).exec(text.slice(from, from + 20_000));
  return end === null ? from : from + end.index + end[0].length;
}

/** Replaces pieces. A tag alone on its lines leaves blank lines, which end a paragraph; one inside a line leaves a placeholder. */
function maskPieces(text: string, pieces: readonly Piece[]): string {
  if (pieces.length === 0) return text;
  const out: string[] = [];
  let last = 0;
  for (const [start, end, instead] of pieces) {
    if (start < last) continue;
    // a placeholder after bold text would keep it from closing
    const isBlank =
      isAlone(text, start, end) || (text[end] === ' ' && /[^\s\uE000]/.test(text[start - 1] ?? ''));
    out.push(text.slice(last, start), instead ?? blank(text.slice(start, end), isBlank));
    last = end;
  }
  out.push(text.slice(last));
  return out.join('');
}
