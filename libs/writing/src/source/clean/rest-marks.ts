import { withReplaced, type MappedText } from '../../text/mapped-text.js';
import { SHORT } from '../readers/unwrapped-lines.js';
import { REMOVED } from './blanked.js';
import { IS_MARKDOWN } from './light-marks.js';

/** What only reStructuredText has: a directive, the definition of a link, or a link with its address in angle brackets. */
const IS_REST =
  /^\.\. (?:[a-z][\w-]{0,30}::|_[^:\n]{1,100}: https?:)|`[^`<>\n]{1,100}<https?:[^<>\s]{1,500}>`_/mu;

const gone = (piece: string): string => REMOVED.repeat(piece.length);
const blank = (piece: string): string => piece.replace(/[^\n]/gu, ' ');

/** A picture that parts a sentence: "Our favourite is the new gate:", the picture, "and the wall behind it." */
const PARTS_SENTENCE =
  /:(\n[ \t]*\n\.\. (?:image|figure)::[^\n]*(?:\n[ \t]+:[^\n]*)*\n(?:[ \t]*\n)+)(?=(?:and|or|but|with|which|where)\s)/gu;
/** What a page says of itself above its text. */
const FIELDS = /^(?:[ \t]*\n)*(?::[\w-]{1,40}:[^\n]*\n)+(?=[ \t]*\n)/u;
/** A note with its text, indented below it. */
const NOTE =
  /^\.\. (?:note|tip|hint|important|warning|caution|attention|danger|seealso|(admonition|topic|sidebar))::([^\n]*)((?:\n[ \t]+\S[^\n]*|\n[ \t]*(?=\n))*)/gmu;

/** The text of a note, without its title and options, as a paragraph. */
function noteText(all: string, titled: string | undefined, said: string, body: string): string {
  const own = titled === undefined ? said : blank(said);
  const told = body.replace(/^[ \t]+:[\w-]{1,40}:.*$/gmu, blank).replace(/^[ \t]+(?=\S)/gmu, gone);
  return blank(all.slice(0, all.length - said.length - body.length)) + own + told;
}

/** A comment, or a directive with options only: nothing of them is shown. What goes on with a small letter to a full stop is prose behind dots. */
const COMMENT =
  /^\.\. (?![_[]|\p{Ll}+ (?:[^\s:]+ ){3}[^\n:]*[.!?]$)(?:\|[^|\n]+\| [^\n]*|(?![^\n]*::)[^\n]+)(?:\n[ \t]+\S[^\n]*)*/gmu;
const OPTIONS_ONLY =
  /^\.\. (?!only)[a-z][\w-]{0,30}::[^\n]*(?:\n[ \t]+:[\w-]{1,40}:[^\n]*)+(?=\n[ \t]*\n+\S|\n*$(?![^]))/gmu;

/** A line with signs below it as long as it is, and maybe above it. */
const TITLE =
  /(?<=(?:^|\n)[ \t]*\n|^)(?:([=~^"*+#'-])\1{2,}\n)?([^\s=~^"*+#'.-][^\n]{0,120})\n([~^"*+#'=-])\3{2,}(?=\n|$)/gu;
/** An item that is numbered by its place, and a colon above code. */
const NUMBERED = /(?<=^[ \t]*)#\.(?= \S)/gmu;
const LITERAL = /(?<=[\p{L}\p{N})`])::(?=[ \t]*\n[ \t]*\n[ \t])/gu;

/** The definition of a link, and its mark in the text. */
const DEFINED = /^\.\. _(`?)([^:`\n]{1,100})\1:[ \t](?=https?:\/\/\S+[ \t]*$)/gmu;
const keyOf = (label: string): string => label.replace(/\s+/gu, ' ').trim().toLowerCase();

/** Code, or a role and what it is about: ``:ref:`the wall <wall>` ``, `` `the wall <https://…>`_ ``, `` `~stone.Wall` ``. */
const INTERPRETED =
  /``[^`\n]{1,300}``|(?<![\w`])(:(?:[a-z]{1,20}:){1,2})?`((?:[^`\n]|\n(?!\s*\n)){1,900})`(_{0,2})(?![\w`])/gu;
const WITH_TARGET = /^([^<]*[^\s<])(\s+<)([^<>\s]*)>$/u;
/** Roles that name a page or place, not code. */
const PLACE = /:(?:ref|doc|term|numref|any|std):/u;

const LEADS = /:(?:ref|doc):/u;
/** What names a page of the same site is a link without an address: its sentence may only send there. */
const leadsTo = (role: string, words: string): boolean => LEADS.test(role) && !/[[\]]/u.test(words);

/** "~stone.wall.Wall.build" is "build"; a page named "project:the_wall" is "the wall"; "TCP/IP" is a term, not a path. */
function shownName(role: string, name: string): string {
  const own = /^~(?:[\w:]+\.)*(?=\w)/u.exec(name)?.[0] ?? '';
  if (!PLACE.test(role)) return own === '' ? `\`${name}\`` : `${gone(own)}\`${name.slice(own.length)}\``;
  const project = /^[^\s:]*:(?=\S+$)/u.exec(name)?.[0] ?? '';
  const path = role.endsWith(':doc:') ? name.slice(0, name.lastIndexOf('/') + 1) || project : project;
  const words = name.slice(path.length).replace(/(?<=\p{L})[_-](?=[\p{L}\d])/gu, ' ');
  return `${gone(` ${path}`)}${words}${REMOVED}`;
}

const isAddress = (target: string): boolean => /^(?:https?:\/\/|mailto:)[^()\s]+$/u.test(target);

/** Keeps the place of the words where they have room before them for the link's signs. */
function toPlace(all: string, role: string, words: string): string {
  const link = `[${words}](x)`;
  return (gone(role).slice(0, all.length - link.length) + link).padEnd(all.length, REMOVED);
}

/** Words with their target: ``:ref:`the wall <wall>` ``, `` `the wall <https://…>`_ ``. */
function shownWords(
  all: string,
  role: string,
  mark: string,
  [words, joint, target]: readonly string[],
): string {
  const own = words ?? '';
  if (leadsTo(role, own)) return toPlace(all, role, own);
  if (role === '' && mark !== '' && isAddress(target ?? '') && !/[[\]]/u.test(own))
    return `[${own}${gone(joint?.slice(2) ?? '')}](${target})${gone(`\`${mark}`)}`;
  return `${gone(`${role}\``)}${own}${REMOVED.repeat(all.length - role.length - 1 - own.length)}`;
}

function shown(all: string, role: string, said: string, mark: string, defined: ReadonlySet<string>): string {
  const [, ...targeted] = WITH_TARGET.exec(said) ?? [];
  if (targeted.length > 0) return shownWords(all, role, mark, targeted);
  if (mark !== '' && defined.has(keyOf(said)) && !/[[\]]/u.test(said)) return `[${said}]${gone(mark)}`;
  const name = shownName(role, said);
  const place = name.replaceAll(REMOVED, '');
  return leadsTo(role, place) ? toPlace(all, role, place) : `${gone(role)}${name}${gone(mark)}`;
}

function underlined(all: string, over: string | undefined, title: string, sign: string): string {
  const lines = all.split('\n');
  const under = lines.at(-1) ?? '';
  if (under.length + SHORT < title.trimEnd().length) return all;
  const below = (sign === '=' ? '=' : '-').repeat(under.length);
  return [...(over === undefined ? [] : [blank(lines[0] ?? '')]), title, below].join('\n');
}

const isRest = (text: string): boolean => IS_REST.test(text) && !IS_MARKDOWN.test(text);

/** What replaces a short name: ".. |ver| replace:: version 3". */
const REPLACED = /^\.\. \|([^|\n]{1,40})\| replace:: ([^\n|]{1,80})$/gmu;
const NAMED = /(?<!^\.\. )(?<![\p{L}\d|])\|([^|\s](?:[^|\n]{0,38}[^|\s])?)\|(?![\p{L}\d|])/gmu;
/** Most places with such a name, so that a text does not grow without limit. */
const MOST_NAMED = 200;

/** Puts what short names stand for in their places. */
export function readReplaced(clean: MappedText): MappedText {
  const { text, origin } = clean;
  const meant = new Map(
    Array.from(text.matchAll(REPLACED), ([, name = '', said = '']) => [name, said.trim()]),
  );
  if (meant.size === 0 || !isRest(text)) return clean;
  const places = [...text.matchAll(NAMED)].filter(([, name = '']) => meant.has(name)).slice(0, MOST_NAMED);
  return withReplaced(
    clean,
    places.map((match) => ({
      match,
      write: (out, { 1: name = '', index }) => out.stand(meant.get(name) ?? '', origin[index] ?? 0),
    })),
  );
}

/** Turns the links, roles and titles of reStructuredText into Markdown's, and removes what it does not show. Keeps the length. */
export function readRestMarks(text: string): string {
  if (!isRest(text)) return text;
  const defined = new Set([...text.matchAll(DEFINED)].map(([, , label = '']) => keyOf(label)));
  return text
    .replace(PARTS_SENTENCE, (_all, between: string) => REMOVED + between.replace(/[^]/gu, ' '))
    .replace(FIELDS, blank)
    .replace(NOTE, noteText)
    .replace(OPTIONS_ONLY, blank)
    .replace(COMMENT, blank)
    .replace(TITLE, underlined)
    .replace(NUMBERED, '1.')
    .replace(LITERAL, `:${REMOVED}`)
    .replace(DEFINED, (all, _tick, label: string) => `   [${label}]:`.padEnd(all.length))
    .replace(INTERPRETED, (all, role = '', said: string | undefined, mark = '') =>
      said === undefined ? all : shown(all, String(role), said, String(mark), defined),
    );
}
