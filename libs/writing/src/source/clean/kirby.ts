import { partOf, withReplaced, type MappedText, type Replacement } from '../../text/mapped-text.js';
import { PICTURE } from './shown-tags.js';

const FENCE = String.raw`\n----[ \t]*\n\s{0,20}`;
const NAME = '[A-Z][\\w-]{1,30}:';
/** The first field, which is one of Kirby's own, with a line of four hyphens between it and the next. */
const OPENS = new RegExp(
  String.raw`^\s{0,20}(?=(?:Title|Uuid|Template|Date):[^\n]{0,1000}\n\s{0,20}----[ \t]*\n\s{0,20}${NAME})`,
  'u',
);
const TEXT = new RegExp(String.raw`${FENCE}(?:Text|Body|Content):[ \t]*(?:\n|$)?`, 'u');
const DATED = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})/u;

function fieldsOf(body: string): Record<string, unknown> {
  const fields: Record<string, string> = {};
  for (const field of body.split(/\n----[ \t]*(?:\n|$)/u)) {
    const colon = field.indexOf(':');
    if (colon > 0) fields[field.slice(0, colon).trim()] = field.slice(colon + 1).trim();
  }
  const { Release: release = '' } = fields;
  return DATED.test(release) ? { Date: release, ...fields } : fields;
}

/** The fields of a content file of Kirby, the last of which is the text. */
export const KIRBY_FIELDS = { open: OPENS, close: TEXT, fields: fieldsOf } as const;

/** Other fields below the text. */
const BELOW = new RegExp(
  String.raw`${FENCE}${NAME}(?![^]{0,20000}\n----[ \t]*\n\s{0,20}(?:Text|Body|Content):)`,
  'u',
);

/** A link: "(link: https://… text: the words popup: yes)"; without words it shows its address. */
const LINK =
  /\((?:link|email|tel|file): ?([^\s()]{1,500}) text: ([^()\n]{1,300}?)(?: [a-z]{2,10}: ?[^():\n]{1,100}){0,4}\)/gu;
/** A picture or video on a line of its own, and the marks of columns. */
const SHOWN =
  /^\((?:(?:image|gallery|audio|figure): ?[^\s()]{1,200}\.[a-z\d]{2,5}|(?:video|youtube|vimeo|gist|tweet|twitter|soundcloud|map): ?[^\s()]{5,300})(?: [a-z]{2,10}: ?[^()\n]{0,300})?\)[ \t]*$/gmu;
const COLUMNS = /^\((?:columns(?:…|\.{3})|(?:…|\.{3})columns)\)[ \t]*$|^\+{4}[ \t]*$/gmu;

type Write = (whole: MappedText) => Replacement['write'];
const linked: Write =
  (whole) =>
  (out, { 0: all, 1: address = '', 2: words = '', index }) => {
    const place = whole.origin[index] ?? 0;
    const from = index + all.indexOf(words, all.indexOf(' text: ') + 7);
    out.stand('[', place);
    out.append(partOf(whole, from, from + words.length));
    out.stand(`](${all.startsWith('(email') ? 'mailto:' : ''}${address})`, place);
  };
/** A picture in the paragraph of a text, such as the logo above a name, is not what that text is about. */
const shown: Write =
  ({ origin }) =>
  (out, { 0: all, index, input }) => {
    const isOver = /^\n[ \t]*\S/u.test(input.slice(index + all.length, index + all.length + 40));
    out.stand(isOver ? '\n' : PICTURE, origin[index] ?? 0);
  };
const parted: Write =
  ({ origin }) =>
  (out, { index }) =>
    out.stand('\n', origin[index] ?? 0);

const TAGS = [
  [LINK, linked],
  [SHOWN, shown],
  [COLUMNS, parted],
] as const;

/** Turns the tags of Kirby into Markdown: links, pictures and columns. Fields below the text are left out. */
export function readKirbyTags(clean: MappedText): MappedText {
  const { text } = clean;
  const isFile = OPENS.test(text) && TEXT.test(text);
  if (!isFile && !/\(link: ?[^\s()]{1,500} text: /u.test(text)) return clean;
  const from = isFile ? (TEXT.exec(text)?.index ?? 0) + 1 : 0;
  const below = isFile ? text.slice(from).search(BELOW) : -1;
  const found = TAGS.flatMap(([pattern, write]) =>
    Array.from(text.matchAll(pattern), (match): Replacement => ({ match, write: write(clean) })),
  );
  return withReplaced(
    clean,
    found.toSorted((a, b) => a.match.index - b.match.index),
    below > 0 ? from + below : text.length,
  );
}
