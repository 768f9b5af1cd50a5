import { oneOf } from '../../text/one-of.js';
import { TextPattern } from '../../text/text-pattern.js';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};
/** Control characters, byte order marks and direction overrides, which X refuses and which can disguise text. */
const UNSEEN = new TextPattern(
  /(?![\t\n])\p{Cc}|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\uffff]/gu,
);
const TAG = /<!--(?:(?!<!--)[\s\S])*?-->|<(script|style)\b(?:(?!<\1\b)[\s\S])*?<\/\1\s*>|<\/?[a-z][^<>]*>/gi;

const PLACEHOLDER = /\[(?:your|insert|add|link|url|name|company|brand)\b[^\]\n]{0,40}\](?!\()/gi;
/** A place for an address; the author may have another one to fill in: "our theme of [INSERT THEME]". */
const POINTER = /^\[(?:link|url)\b/i;
/** A field's name written into the field; the layout adds its own labels. */
const FIELDS = oneOf`
  subject(?:_line)? preheader title subtitle headline hook caption description voice-?over narration
  on-?screen(?:_text)? visual call_to_action cta`;
const FIELD_NAME = new RegExp(`^(?:${FIELDS}) ?: +(?=\\S)`, 'i');
const LABELLED = String.raw`(?:${FIELDS}) ?: +\S+`;
const FIRST_LABELLED = new RegExp(`^${LABELLED}`, 'i');
const ALL_LABELLED = new RegExp(String.raw`(?<!\p{L})${LABELLED}`, 'giu');

/** What a source has that cleaning would take for a model's: places to fill in, and labels with their first word. */
export const ownIn = (source: string): ReadonlySet<string> =>
  new Set([
    ...(source.match(PLACEHOLDER) ?? []).filter((slot) => !POINTER.test(slot)),
    ...(source.match(ALL_LABELLED) ?? []),
  ]);
const NONE: ReadonlySet<string> = new Set();

function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  let before: string;
  let after = text;
  do {
    before = after;
    after = before.replace(TAG, (tag) => (/^<\/?(?:p|br|div|li|h\d|tr|td)\b/i.test(tag) ? ' ' : ''));
  } while (after !== before);
  return after.replace(/<(?=[a-z/!?])/gi, '');
}

function link(_match: string, label: string, target: string): string {
  const address = target.trim().split(/\s/)[0] ?? '';
  const isShown = /^(?:https?:\/\/|mailto:)/i.test(address) && !label.includes(address);
  return isShown ? `${label} (${address.replace(/^mailto:/i, '')})` : label;
}

function withoutTemplateTags(text: string, own: ReadonlySet<string>): string {
  if (!/[{[<]/.test(text)) return text;
  return text
    .replace(/\{\{[^{}]*\}\}|\{%[^{}]*%\}|<%[^<>]*%>|\{:[^{}]*\}/g, '')
    .replace(/\[\^[^[\]\s]+\]:?/g, '')
    .replace(PLACEHOLDER, (slot) => (own.has(slot) ? slot : ''));
}

/** A fast test for possible Markdown. */
const MARKDOWN_SIGN = /[[\]`~#>*_+•◦▪‣●-]/;

function withoutMarkdown(text: string, mayList: boolean): string {
  if (!MARKDOWN_SIGN.test(text)) return text;
  return text
    .replace(/!\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/\[([^[\]]+)\]\(((?:[^()]|\([^()]*\))*)\)/g, link)
    .replace(/^[ \t]*(?:`{3}|~{3}).*$/gm, '')
    .replace(/^[ \t]{0,3}(?:#{1,6}[ \t]+|#{2,6}(?=\p{L}))/gmu, '')
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .replace(
      /^[ \t]*[-*+•◦▪‣●][ \t]+(?=\S)/gm,
      text.includes('\n') || (mayList && text.startsWith('• ')) ? '• ' : '',
    )
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, '')
    .replace(/(__|~~)(?=[^\s_])((?:(?!\1)[^\n])*)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[\p{L}\p{N}])([^*\n]*?[^\s*])\*(?![\w*])/gu, '$1')
    .replace(/(?<![\w])_(?=[^\s_])([^_\n]*?[^\s_])_(?![\w])/g, '$1')
    .replace(/(?<!`)`+([^`\n]+)`+/g, '$1')
    .replace(/\*\*|`{3,}/g, '');
}

/** Text without control and invisible characters, in NFC, with `\n` line ends; looks the same to readers. */
export function plainText(text: string): string {
  const lined = text.toWellFormed().replace(/\r\n?|[\u2028\u2029]/g, '\n');
  return lined.replace(UNSEEN.for(lined), '').normalize('NFC');
}

/** A line that cleaning would not change. */
const PLAIN_LINE = /^[\wÀ-ž"“„«¿¡(][\wÀ-ž "'‘’“”„«».,:;!?()$€£%/–—…¿¡-]*$/;
const isPlain = (text: string): boolean =>
  PLAIN_LINE.test(text) &&
  !text.endsWith(' ') &&
  !text.includes('  ') &&
  !text.includes('_') &&
  !(text.includes(':') && FIELD_NAME.test(text));

/** Removes the name of a field, unless the source has it there: "Title: keep it short." */
const withoutFieldName = (text: string, own: ReadonlySet<string>): string =>
  own.has(FIRST_LABELLED.exec(text)?.[0] ?? '') ? text : text.replace(FIELD_NAME, '');

/**
 * Removes HTML, Markdown, template tags, invisible characters and links other than http, https and mailto. A single item
 * loses its mark unless the text may have lists. `own`: see `ownIn`.
 */
export function cleanProse(text: string, mayList = false, own = NONE): string {
  if (isPlain(text)) return text;
  const decoded = plainText(text).replace(
    /&(#39|amp|lt|gt|quot|apos|nbsp);/gi,
    (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity,
  );
  const plain = withoutMarkdown(withoutTags(withoutTemplateTags(decoded, own)), mayList)
    .replace(/[^\S\n\u00a0\u202f]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return withoutFieldName(plain, own);
}

/** The same for fields of one line: titles, bullets, hooks. */
export function cleanLine(text: string, own = NONE): string {
  return cleanProse(text, false, own).replace(/\n+/g, ' ');
}
