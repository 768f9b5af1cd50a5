import { oneOf } from '../../text/one-of.js';
import { REMOVED } from './template-tags.js';

const blank = (piece: string): string => piece.replace(/[^\n]/g, ' ');
const gone = (piece: string): string => piece.replace(/[^\n]/g, REMOVED);

const SIGNS =
  /^\.\. (?:[\w-]+::|_[^:\n]{1,80}:|\[[\w#*-]{1,30}\] )|(?<![\w`:]):[a-z][\w:+-]{0,30}:`[^`\n]+`|`[^`<\n]{1,200} <[^>\n]{1,300}>`_|(?<=\w)::[ \t]*\n[ \t]*\n[ \t]{2,}\S/m;

/** Whether a paste is reStructuredText: a directive, a role or a named link, near its beginning. */
export function isRestructured(text: string): boolean {
  return SIGNS.test(text.slice(0, 8_000));
}

/** Directives whose indented text is prose; the body of every other one belongs to the page. */
const PROSE = oneOf`
  note tip hint important warning caution attention danger error admonition seealso epigraph pull-quote
  highlights topic sidebar versionadded versionchanged deprecated rubric centered container abstract`;
const BODY = '(?:(?:[ \\t]*\\n)*[ \\t]+\\S[^\\n]*(?:\\n|$))';
const FORMS: readonly (readonly [RegExp, (piece: string) => string])[] = [
  [new RegExp(`^([ \\t]*)\\.\\. (?:${PROSE})::(?:\\n[ \\t]+:[\\w-]+:[^\\n]*)*`, 'gm'), blank],
  [new RegExp(`^\\.\\. (?:\\|[^|\\n]{1,60}\\| )?[\\w:-]{1,40}::[^\\n]*(?:\\n${BODY}{0,200})?`, 'gm'), blank],
  // A literal block that is indented too little for Markdown code.
  [/(?<=::[ \t]*\n[ \t]*\n)(?:[ \t]{1,3}\S[^\n]*(?:\n|$)){1,200}/g, blank],
  // Targets, footnotes, comments.
  [new RegExp(`^\\.\\.(?:[ \\t][^\\n]*)?(?:\\n(?:[ \\t]+\\S[^\\n]*(?:\\n|$)){0,100}|$)`, 'gm'), blank],
  [/^:[A-Za-z][\w -]{0,40}:(?:[ \t][^\n]*)?$/gm, blank],
  [/^\|(?=[ \t]\S)(?![^\n]*\|[ \t]*$)/gm, blank],
];

const UNDERLINE = /^(?=[^\n]*\S)([^\n]+)\n([=\-~^"'`#*+.:_<>])\2{2,}[ \t]*$/gm;

/** A title with a line of signs under it, as long or longer: the first kind of line is the title's. */
function headings(text: string): string {
  const kinds: string[] = [];
  const overlined = text.replace(
    /^([=\-~^"#*+])\1{2,}[ \t]*\n(?=(?=[^\n]*\S)[^\n]+\n\1{3,}[ \t]*$)/gm,
    (piece) => blank(piece),
  );
  return overlined.replace(UNDERLINE, (all, title: string, sign: string) => {
    const line = all.slice(title.length + 1);
    if (line.trimEnd().length + 1 < title.trim().length || /^\s*[-*+|]\s/.test(title)) return all;
    if (!kinds.includes(sign)) kinds.push(sign);
    const lead = /^[ \t]*/.exec(title)?.[0].length ?? 0;
    return `${title.slice(lead)}${' '.repeat(lead)}\n${(kinds[0] === sign ? '=' : '-').repeat(line.length)}`;
  });
}

/** Borders of a grid table: the one under its head is Markdown's, the others say nothing. */
function tables(text: string): string {
  return text
    .replace(/^[ \t]*\+(?:=+\+)+[ \t]*$/gm, (line) => line.replace(/\+/g, '|').replace(/=/g, '-'))
    .replace(/^[ \t]*\+(?:-+\+)+[ \t]*$/gm, (line, at: number) => {
      const isInside =
        text.charAt(at - 2) === '|' ||
        text
          .slice(Math.max(0, at - 80), at)
          .trimEnd()
          .endsWith('|');
      return isInside ? gone(line) : blank(line);
    })
    .replace(/^[ \t]*=+(?:[ \t]+=+)+[ \t]*$/gm, blank);
}

/** `text <url>`_ as Markdown's link; roles, references and substitutions as their text. */
function inline(text: string): string {
  return text
    .replace(
      /(?<![\w`]):[a-z][\w:+-]{0,30}:`~?([^`<\n]{1,200}?)(?:[ ]?<[^>`\n]{1,300}>)?`/g,
      (piece: string, label: string) => around(piece, label),
    )
    .replace(/`([^`<\n]{1,200}?)[ ]<([^>\s]{1,300})>`__?/g, (piece: string, label: string, url: string) => {
      const link = `[${label}](${url})`;
      return link + REMOVED.repeat(Math.max(0, piece.length - link.length));
    })
    .replace(/`([^`\n]{1,200})`__?/g, (piece: string, label: string) => around(piece, label))
    .replace(/(?<=\s)([A-Za-z][A-Za-z0-9-]{1,40})__?(?=[\s.,;:!?)])/g, (piece: string, label: string) =>
      around(piece, label),
    )
    .replace(/\s?\[(?:\d{1,3}|#[\w-]{0,20}|\*)\]_/g, gone)
    .replace(/(?<!\S)\|([A-Za-z][\w -]{0,40})\|(?!\S)/g, gone)
    .replace(/(\S)::[ \t]*$/gm, (piece: string, last: string) => `${last}:${' '.repeat(piece.length - 2)}`);
}

function around(piece: string, label: string): string {
  const at = piece.indexOf(label);
  return gone(piece.slice(0, at)) + label + gone(piece.slice(at + label.length));
}

/** reStructuredText in Markdown's signs, of the same length; directives, fields, targets and footnotes go. */
export function restructuredOnly(text: string): string {
  const titled = headings(tables(text));
  return inline(FORMS.reduce((out, [pattern, change]) => out.replace(pattern, change), titled));
}
