import { parse } from 'yaml';
import { KIRBY_FIELDS } from '../clean/kirby.js';
import { EXPORTED_FIELDS } from '../clean/mdx.js';
import { authorsOf, DESCRIPTIONS, tagsOf, textOf, valuesIn } from '../front-matter-values.js';
import { withoutNamedSite } from '../structure/structure.js';

export interface FrontMatter {
  title: string;
  author: string;
  /** The person whom it is about or with; empty for none. */
  person: string;
  /** Its other values, on a line each, account handles as words; empty for none. */
  values: string;
  /** An excerpt or description; empty for none. */
  description: string;
  tags: string[];
  /** The declared date of publication; empty for none. */
  date: string;
  /** Index of the first character after the front matter. */
  end: number;
}

const NONE: FrontMatter = {
  title: '',
  author: '',
  person: '',
  values: '',
  description: '',
  tags: [],
  date: '',
  end: 0,
};
const MAX_CHARS = 20_000;
/** Long enough for `2015-05-12T09:00` and `12 December 2015`. */
const DATE_CHARS = 20;

interface Fence {
  open: RegExp;
  close: RegExp;
  fields: (body: string) => Record<string, unknown> | null;
}

const FIELD = String.raw`(?:[a-z][\w-]{0,30}:|[ \t]+\S|- |[#\]}])[^\n]*\n`;
const UNCLOSED = new RegExp(
  String.raw`^\s{0,20}---[ \t]*\n(?=(?:${FIELD}){0,20}title:)(?=(?:${FIELD}){1,20}[ \t]*\n(?!(?:${FIELD}|[ \t]*\n)*---[ \t]*\n))`,
  'i',
);

const FENCES: readonly Fence[] = [
  EXPORTED_FIELDS,
  KIRBY_FIELDS,
  // a content file of Lektor: fields with a fence between them, the last of which is the text
  {
    open: /^\s{0,20}(?=[a-z_]{2,30}:[^\n]{0,500}\n---[ \t]*\n[a-z_]{2,30}:)/,
    close: /\n---[ \t]*\n(?:body|content|text):[ \t]*(?:\n|$)/,
    fields: (body) => lineFields(body, ':'),
  },
  // without a closing fence: fields with a title, then a blank line and no other fields
  { open: UNCLOSED, close: /\n[ \t]*\n/, fields: (body) => lineFields(body, ':') },
  {
    open: /^\s{0,20}---[ \t]*\n/,
    close: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
    fields: (body) => yamlFields(unfolded(body)),
  },
  {
    open: /^\s{0,20}\+\+\+[ \t]*\n/,
    close: /\n\+\+\+[ \t]*(?:\n|$)/,
    fields: (body) => lineFields(unfolded(body), '='),
  },
  // JSON is YAML; a rule may close it
  {
    open: /^\s{0,20}\{[ \t]*\n/,
    close: /\n[ \t]{0,20}\}[ \t]*(?:\n+[=-]{3,}[ \t]*)?(?:\n(?![ \t]*[}\]])|$)/,
    fields: (body) => yamlFields(`{${body}}`),
  },
  // variables of server-side includes
  {
    open: /^\s{0,20}(?=<!--#set )/,
    close: /-->(?![ \t]*\n[ \t]*<!--#)/,
    fields: (body) =>
      Object.fromEntries(
        [...body.matchAll(/<!--#set var="([\w-]{1,30})" value="([^"\n]{1,300})"/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      ) as Record<string, unknown>,
  },
  {
    open: /^\s{0,20}<!--[^\n]{0,60}\n/,
    close: /\n[ \t]*-->[ \t]*(?:\n|$)/,
    fields: plainFields,
  },
  // fields of reStructuredText below the underlined title
  {
    open: /^\s{0,20}(?=\S[^\n]{0,200}\n([=#*~^-])\1{2,}[ \t]*\n\s{0,9}:[a-z][\w-]{0,30}: )/i,
    close: /\n[ \t]*\n(?!:[a-z])/i,
    fields: (body) =>
      Object.fromEntries([
        ['title', body.split('\n', 1)[0]],
        ...[...body.matchAll(/^:([a-z][\w-]{0,30}): +(\S.*)$/gim)].map(([, name, value]) => [name, value]),
      ]) as Record<string, unknown>,
  },
  // without an opening fence, or plain fields as in Pelican or MultiMarkdown, closed by a blank line
  {
    open: /^\s{0,20}(?=(?:[a-z][\w-]{1,30}:[^\n]{0,500}\n){0,12}title[ \t]*[:=])/i,
    close: /\n(?:[ \t]*\n)?(?:---|\+\+\+)[ \t]*(?:\n|$)|\n[ \t]*\n/,
    fields: plainFields,
  },
];

/** A field name without its prefix: `post_title`, `postTitle`, `page-title` or `:title`. */
const plainName = (name: string): string =>
  name.replace(/^:|^(?:[Pp]ost|[Pp]age|[Aa]rticle)(?:[_-]|(?=\p{Lu}))/u, '').toLowerCase();
const isPlain = (name: string): boolean => plainName(name) === name.toLowerCase();
/** Fields by their plain names, without switches (`page_title: 'true'`); a name without a prefix comes before one with it. */
const byPlainName = (read: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(read)
      .filter(([, value]) => !/^(?:true|false)$/u.test(textOf(value)))
      .toSorted(([a], [b]) => Number(isPlain(a)) - Number(isPlain(b)))
      .map(([name, value]) => [plainName(name), value]),
  );

const PERSONS = ['interviewee', 'guest', 'person'];

/** Reads YAML (`---`), TOML (`+++`), JSON (`{`) or unfenced front matter at the head of a text. Anything but a mapping is left as text. */
export function readFrontMatter(text: string): FrontMatter {
  const head = text.slice(0, MAX_CHARS);
  const fence = FENCES.find(({ open }) => open.test(head));
  const start = fence?.open.exec(head)?.[0].length ?? 0;
  const from = Math.max(0, start - 1);
  const close = fence?.close.exec(head.slice(from));
  const read = close ? (fence?.fields(head.slice(start, from + close.index)) ?? null) : null;
  if (!close || read === null) return NONE;
  const fields = byPlainName(read);
  const texts = new Map(Object.entries(fields).map(([name, value]) => [name, textOf(value)]));
  const title = textOf(firstOf(fields, 'title', 'headline', 'post'));
  const author = authorsOf(firstOf(fields, 'author', 'authors', 'byline'));
  // beside a title or an author, a name may be that of a site
  const persons = title === '' && author === '' ? [...PERSONS, 'name'] : PERSONS;
  return {
    title: withoutNamedSite(title.replace(/^"([^"]+)"$/u, '$1'), texts),
    author,
    person: textOf(firstOf(fields, ...persons)),
    values: valuesIn(read),
    description: textOf(firstOf(fields, ...DESCRIPTIONS)),
    tags: tagsOf(firstOf(fields, 'tags', 'keywords', 'topics')),
    date: dateIn(fields).slice(0, DATE_CHARS),
    end: from + close.index + close[0].length,
  };
}

/** Joins the lines of a quoted value that is not indented, as most site generators do. */
const unfolded = (body: string): string =>
  body.replace(/^[\w-]+:[ \t]*(["'])(?:(?!\1)[^\\]|\\.){1,4000}\1[ \t]*$/gmu, (field) =>
    field.replace(/[ \t]*\n[ \t]*/gu, ' '),
  );

const firstOf = (fields: Record<string, unknown>, ...names: string[]): unknown =>
  names.map((name) => fields[name]).find((value) => value !== undefined && value !== null);

/** The first date of publication; `published: true` only says that there is one. */
const dateIn = (fields: Record<string, unknown>): string =>
  DATES.map((name) => textOf(fields[name])).find((value) => /\d/u.test(value)) ?? '';
const DATES = ['date', 'published', 'pubdate', 'pub_date', 'publishdate', 'published_at', 'datepublished'];

/** Quotes a value with a colon of its own, which YAML takes for a field in a field: "title: Rope: a story". */
const withColons = (body: string): string =>
  body.replace(/^([\w-]+:[ \t]+)(\S.*)$(?!\n[ \t])/gmu, (line, name: string, value: string) =>
    !value.includes(': ') || /^["'{[&*!|>#]| #/u.test(value) ? line : name + JSON.stringify(value.trim()),
  );

function yamlFields(body: string): Record<string, unknown> | null {
  if (!/^[ \t]*:?[\w"'-][\w\t "'-]*:/m.test(body)) return body.trim() === '' ? {} : null;
  let parsed: unknown;
  try {
    parsed = parse(withColons(body), { logLevel: 'silent', maxAliasCount: 10, uniqueKeys: false });
  } catch (cause) {
    // Templates in front matter (`title: {{ x }}`) are not YAML: read it line by line instead.
    if (cause instanceof Error) return lineFields(body, ':');
    throw cause;
  }
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    ? (parsed as Record<string, unknown>)
    : null;
}

/** A single line ("Title: a comedy") may be the first of the text. */
const LEAST_LINES = 2;

function plainFields(body: string): Record<string, unknown> | null {
  const lines = body.split('\n').filter((line) => !/^\s/.test(line));
  const isToml = /^title[ \t]*=/im.test(body);
  const isField = isToml ? /^[a-z][\w-]*[ \t]*=/i : /^(?:[a-z][\w-]{1,30}:(?!\/\/)|- )/i;
  if (lines.length < LEAST_LINES || !lines.every((line) => isField.test(line))) return null;
  return isToml ? lineFields(body, '=') : yamlFields(unfolded(body));
}

function lineFields(body: string, separator: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const line of body.split('\n')) {
    const at = line.indexOf(separator);
    if (at <= 0 || /^\s/.test(line)) continue;
    fields[line.slice(0, at).trim()] = line
      .slice(at + 1)
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2');
  }
  return fields;
}
