import { partOf, withReplaced, type MappedText, type Replacement } from '../../text/mapped-text.js';

/** Links and headings of Markdown, in which marks of other languages are examples. */
export const IS_MARKDOWN = /^(?:#{1,6} \S|```)|\]\((?:https?:|\/)/mu;

/** A link of Textile: "the wall":https://wall.example/ */
const TEXTILE_LINK =
  /(?<![\p{L}\p{N}"])"([^"[\]\n]{1,200})":(https?:\/\/[^\s()[\]"<>]{0,500}[^\s()[\]"<>.,;:!?])/gu;
/** A picture of Textile with its caption: "!/wall.jpeg(The wall)!". */
const TEXTILE_PICTURE =
  /(?<![\p{L}\p{N}!])!(?:[<>=]|\{[^{}\n]{1,80}\})?([^\s!()[\]]{1,300}\.(?:jpe?g|png|gif|svg|webp))(?:\(([^()[\]\n]{0,200})\))?!(?![\p{L}\p{N}])/giu;
/** A question in bold that begins a line, which is a line of the page: "*Was it cold?* It was." */
const TEXTILE_ASKED = /^\*(?=\S)([^*\n]{1,160}\?)\*(?=[ \n])/gmu;
/** What begins a line of Textile: "h2. The wall", "p(meta). 3 May". */
const TEXTILE_LINE = /^(?:h([1-6])|p(?!\. \d)|(bq))(?:\([^()\n]{1,40}\))?\. (?=\S)/gmu;

/** A line on the text itself: its date or author. */
const TEXTILE_META = /^p\((?:meta|date|byline|author)\)\. [^\n]*$/gmu;

/** A link of AsciiDoc, whose words may be on two lines: link:https://wall.example[the wall]; a number is that of a reference. */
const ASCIIDOC_LINK =
  /(?<![\p{L}\p{N}[(`/])(?:link:)?((?<=link:)\/[^\s()[\]]{1,500}|https?:\/\/[^\s()[\]]{1,500})\[(?!\d{1,3}\])((?:[^[\]\n^]|\n(?!\s*\n)){1,300})\^?\]/gu;
const ASCIIDOC_CLOSING = /(?<=^={1,6} \S[^\n]{0,200}) ={1,6}[ \t]*$/gmu;
const IS_ASCIIDOC = /^(?:={1,6} [^\s=]|:[a-z][\w-]{0,40}:(?:\s|$)|image::)|(?<![\p{L}\p{N}])link:/mu;
const ASCIIDOC_HEADING = /^(={1,6}) (?=[^\s=])/gmu;
/** What is said of the text or of a block, and a picture: no output has them. */
const ASCIIDOC_ASIDE =
  /^(?::[a-z][\w-]{0,40}:(?: [^\n]*[^.!?\n])?|\[[#.%]?[\w-]+(?:[,=#.%][\w#.%, ="-]{0,100})?\]|image::[^\s[]{1,300}\[[^\n]*\])$/gmu;

/** Fewer marks may mean something else. */
const SURE = 2;
const found = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

type Mark = readonly [pattern: RegExp, shown: (...groups: (string | undefined)[]) => string];

const LINK = (words = '', address = ''): string =>
  /^https?:/u.test(address) ? `[${words}](${address})` : words;

const TEXTILE: readonly Mark[] = [
  [TEXTILE_META, () => ''],
  [
    TEXTILE_LINE,
    (level, quote) =>
      level === undefined ? (quote === undefined ? '' : '> ') : `${'#'.repeat(Number(level))} `,
  ],
  [TEXTILE_PICTURE, (address = '', caption = '') => `![${caption}](${address})`],
  [TEXTILE_LINK, LINK],
];
/** Questions that are most headings of a text are headings; others stay in the paragraphs of their answers, which may need them. */
const ASKED_HEAD: Mark = [TEXTILE_ASKED, (words = '') => `\n**${words}**`];
const ASKED_TOLD: Mark = [TEXTILE_ASKED, (words = '') => `\n${words}`];
const ASKED_LEAST = 3;

function textileIn(text: string): readonly Mark[] {
  const asked = found(text, TEXTILE_ASKED);
  if (asked < SURE) return TEXTILE;
  const headings = found(text, /^h[1-6](?:\([^()\n]{1,40}\))?\. /gmu);
  return [...TEXTILE, asked >= Math.max(ASKED_LEAST, headings) ? ASKED_HEAD : ASKED_TOLD];
}
const ASCIIDOC: readonly Mark[] = [
  [ASCIIDOC_ASIDE, () => ''],
  [ASCIIDOC_CLOSING, () => ''],
  [ASCIIDOC_HEADING, (marks = '') => `${'#'.repeat(marks.length)} `],
  [ASCIIDOC_LINK, (address, words) => LINK(words, address)],
];

/** The marks of the language that a text is surely written in: it has several of them, at least one of them a link or a heading. */
function marksIn(text: string): readonly Mark[] {
  if (IS_MARKDOWN.test(text)) return [];
  const links = found(text, TEXTILE_LINK) + found(text, TEXTILE_PICTURE);
  if (links > 0 && links + found(text, TEXTILE_LINE) >= SURE) return textileIn(text);
  return IS_ASCIIDOC.test(text) && found(text, ASCIIDOC_LINK) >= SURE ? ASCIIDOC : [];
}

/** Each mark as shown; the words in it keep their places in the text. */
function replaced(whole: MappedText, start: number, [pattern, shown]: Mark): MappedText {
  const matches = [...whole.text.matchAll(pattern)].filter(({ index }) => index >= start);
  const write: Replacement['write'] = (out, { 0: all, 1: first, 2: second, index }) => {
    const said = shown(first, second);
    const words = [first ?? '', second ?? ''].find((group) => group !== '' && said.includes(group)) ?? '';
    const at = said.indexOf(words);
    const from = index + all.lastIndexOf(words);
    const place = whole.origin[index] ?? 0;
    out.stand(said.slice(0, at), place);
    out.append(partOf(whole, from, from + words.length));
    out.stand(said.slice(at + words.length), place);
  };
  return withReplaced(
    whole,
    matches.map((match) => ({ match, write })),
  );
}

/** Turns the links and headings of Textile or AsciiDoc into Markdown's, below the front matter. */
export function readLightMarks(whole: MappedText, start: number): MappedText {
  return marksIn(whole.text).reduce((mapped, mark) => replaced(mapped, start, mark), whole);
}
