const MAX_TAGS = 30;

/** Names of the field with a description in site generators. */
export const DESCRIPTIONS =
  'excerpt description summary subtitle subheading abstract snippet teaser deck dek standfirst'.split(' ');

/** The text of a value, also of the only one in a list. */
export function textOf(value: unknown): string {
  if (Array.isArray(value) && value.length === 1) return textOf(value[0]);
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  return typeof value === 'number' ? String(value) : '';
}

/** Removes the address from "Ann Lee (https://ann.example)", "[Ann Lee](https://ann.example)" or "Ann Lee <ann@example.org>". */
const withoutAddress = (name: string): string =>
  name
    .replace(/\[([^\]]+)\]\([^()\s]*\)/gu, '$1')
    .replace(/\s*[(<]?(?:https?:\/\/|mailto:|www\.|[\w.+-]+@)[^\s()<>]+[)>]?/giu, '')
    .trim();

function namesIn(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list
    .map((entry) =>
      textOf(
        typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)['name'] : entry,
      ),
    )
    .map(withoutAddress);
}

/** Names of authors. Account handles (`ryan-sibley`, `jtindel`) are left out. */
export const authorsOf = (value: unknown): string =>
  namesIn(value)
    .filter((name) => /\s|[^ -~]/.test(name) || /^[A-Z][a-z]+$/.test(name))
    .join(', ');

/** Fields for machines or for sorting, and descriptions, which must prove themselves. */
const NO_FACTS = new RegExp(
  String.raw`(?:image|img|thumb\w*|url|path|slug|link|class|layout|template|seo|meta|cta|categor(?:y|ies)|tags?|keywords|topics|series|weight|order|priority|width|height|id|version|${DESCRIPTIONS.join('|')})\d*$`,
  'iu',
);

function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value !== 'object' || value === null) return [textOf(value)];
  return Object.entries(value).flatMap(([name, part]) => (NO_FACTS.test(name) ? [] : leavesOf(part)));
}
/** The values that say something of the text, on a line each: `laurent-bossavit` as "laurent bossavit". No bare numbers. */
export const valuesIn = (fields: Record<string, unknown>): string =>
  leavesOf(fields)
    .map((value) => (/^[\p{L}._-]+$/u.test(value) ? value.replace(/[._-]+/gu, ' ') : value))
    .filter((value) => /\p{L}|\d-\d/u.test(value))
    .join('\n');

export function tagsOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : textOf(value).split(',');
  return list.map(textOf).filter(Boolean).slice(0, MAX_TAGS);
}
