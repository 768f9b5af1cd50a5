import { oneOf } from '../../text/one-of.js';
import { blank, isAlone, REMOVED, type Piece } from './blanked.js';
import { GIVEN, PICTURE } from './shown-tags.js';

/** What a statement declares: "export const wall =", "export function Wall(", "export default Wall;", but not "export default settings first." */
const DECLARED = String.raw`(?:const|let)\s[\w{[][^=\n]{0,200}=|(?:async\s)?function\s[\w$]{0,60}\(|default\s(?:(?:async|function|class)\b|[({[\x60"']|[\w$.]{1,80}(?:\(|\s=>|;?[ \t]*$))`;
/** A statement above or inside the text of MDX: its first line, then indented lines up to a line with the closing bracket. */
export const STATEMENT = new RegExp(
  String.raw`^export\s(?=${DECLARED})(?:[^\n]{0,500}[{([][ \t]*\n(?:[ \t]+\S[^\n]*\n|[ \t]*\n){0,200}[}\])][^\n]{0,200}$|[^\n]{0,500}$)`,
  'gm',
);

const IMPORT = String.raw`import\s[^;'"]{0,400}['"][^'"\n]{1,200}['"];?[ \t]*\n\s{0,9}`;
const META = String.raw`export\s(?:const|let)\s(?:meta|metadata|frontmatter|frontMatter|post)\s?=\s?\{[ \t]*\n`;
/** A field of an object in JavaScript, with its text or its list of texts. */
const TEXT = String.raw`(["'\x60])((?:(?!\3)[^\\]|\\.){0,3000})\3`;
const FIELD = new RegExp(
  String.raw`^([ \t]*)["']?([a-z]\w{0,30})["']?:\s{0,40}(?:${TEXT}|\[([^[\]]{0,3000})\])`,
  'gimu',
);
const QUOTED = /(["'`])((?:(?!\1)[^\\]|\\.){1,300})\1/gu;
const unescaped = (text: string): string => text.replace(/\\(["'`\\])/gu, '$1');

/** The texts of an object's own fields; those of the objects inside it are further in. */
function fieldsOf(body: string): Record<string, unknown> | null {
  const found = [...body.matchAll(FIELD)];
  const own = found.filter(([, indent]) => indent === found[0]?.[1]);
  const fields = own.map(([, , name = '', , text, list = '']): [string, unknown] => [
    name,
    text === undefined
      ? [...list.matchAll(QUOTED)].map(({ 2: each = '' }) => unescaped(each))
      : unescaped(text),
  ]);
  return fields.length === 0 ? null : Object.fromEntries(fields);
}

/** Front matter of MDX, which exports an object: "export const meta = { title: … };" below the imports. */
export const EXPORTED_FIELDS = {
  open: new RegExp(String.raw`^\s{0,20}(?:${IMPORT}){0,40}${META}(?=[^]{0,3000}?\btitle["']?:)`),
  close: /\n\}(?: as const)?;?[ \t]*(?:\n|$)/,
  fields: fieldsOf,
} as const;

/** The tag of a component; a name all in capitals is one of HTML. */
const COMPONENT = new RegExp(
  String.raw`<(?!Quote\b|[A-Z\d]+[\s>/])([A-Z]\w{0,60})(${GIVEN}{1,40})\s{0,200}(\/?)>`,
  'gu',
);
const SHOWS = /\s(?:[a-z]*(?:[sS]rc|[iI]mage|[iI]d)|url)=/u;
const TITLE =
  /\s(?:title|summary|heading|question)=(?<mark>["'])(?<said>[\p{L}\p{N}¿¡“](?:(?!\k<mark>)[^\n{}<>]){1,120})\k<mark>/du;
/** Boxes that speak to readers. The title of another component may be that of a person, a page or a picture. */
const BOX = new RegExp(
  `^(?:${oneOf`Callout Note Notice Info Tip Hint Warning Caution Danger Important Alert Admonition Aside Details
  Accordion Collaps(?:e|ible) Expand(?:er|able)? Toggle Spoiler F(?:AQ|aq) Question`})(?![a-z])`,
  'u',
);
const MAX_BOX_CHARS = 3_000;
const ENDS = /[\p{P}\p{S}]$/u;

const BREAK = '\n\n';

/** What is before the text or list of a box, up to its end tag; null for a picture, code, or a part of the page with headings. */
function bodyOf(text: string, name: string, end: number): { gap: number; isList: boolean } | null {
  const held = text.slice(end, end + MAX_BOX_CHARS);
  const inside = held.slice(0, Math.max(0, held.indexOf(`</${name}>`)));
  const gap = /^[ \t]*\n\s{0,80}(?=[\p{L}\p{N}*_"“-])/u.exec(inside)?.[0].length ?? 0;
  if (gap === 0 || /^\s*#/mu.test(inside)) return null;
  return { gap, isList: /^(?:[-*] |\d{1,3}\. )/u.test(inside.slice(gap)) };
}

/** What is written around a title. With a label in bold, a short line is no heading; an end tag may leave no room for it. */
function marksOf(title: string, isOverList: boolean, room: number): readonly [opens: string, lead: string] {
  const mark = ENDS.test(title) ? '' : ':';
  if (isOverList) return [BREAK, mark || ' '];
  const bold = `${mark}** `;
  return mark === '' || bold.length > room ? [BREAK, `${mark} `] : [`${BREAK}**`, bold];
}

/** The pieces around the title of a box, which leads over to its text or list: `<Callout title="The tide">`. */
function titlePieces(text: string, [all, name = '', given = '']: RegExpExecArray, at: number): Piece[] {
  const range = BOX.test(name) ? TITLE.exec(given)?.indices?.groups?.['said'] : undefined;
  const body = range === undefined ? null : bodyOf(text, name, at + all.length);
  if (range === undefined || body === null) return [];
  const start = at + 1 + name.length;
  const [from, to] = [start + range[0], start + range[1]];
  const behind = at + all.length - to + (body.isList ? 0 : body.gap);
  const [opens, lead] = marksOf(text.slice(from, to), body.isList, behind);
  return [
    [at, from, blank(text.slice(at, from - opens.length), true) + opens],
    [to, to + behind, lead + REMOVED.repeat(behind - lead.length)],
  ];
}

/** Blanks a tag on several lines, but not as a picture, whose caption would be below it. */
function unseen(tag: string): string {
  const line = tag.lastIndexOf('\n') + 1;
  return blank(tag.slice(0, line), true) + REMOVED + blank(tag.slice(line + 1), true);
}

/** The caption of a picture or table, which is left out, as in HTML. */
const CAPTION = /<((?:Figure|Image|Table)?Caption)>(?:(?!<\/\1>)[^]){0,2000}<\/\1>/gu;

/** The pieces of components: captions; what is around the titles of boxes; a picture for what shows one; tags on several lines. */
export function componentPieces(text: string): Piece[] {
  const captions = [...text.matchAll(CAPTION)].map(({ 0: all, index }): Piece => [
    index,
    index + all.length,
    unseen(all),
  ]);
  const tags = [...text.replace(CAPTION, (all) => ' '.repeat(all.length)).matchAll(COMPONENT)];
  const pieces = tags.flatMap((tag): Piece[] => {
    const { 0: all, 2: given = '', 3: closes, index } = tag;
    const end = index + all.length;
    const isOwn = isAlone(text, index, end);
    if (isOwn && closes === '/' && SHOWS.test(given) && all.length > PICTURE.length)
      return [[index, end, PICTURE + blank(all.slice(PICTURE.length), true)]];
    const titled = isOwn && closes === '' ? titlePieces(text, tag, index) : [];
    if (titled.length > 0 || !all.includes('\n')) return titled;
    return [[index, end, unseen(all)]];
  });
  return [...captions, ...pieces].toSorted(([a], [b]) => a - b);
}
