import { TextPattern } from '../../text/text-pattern.js';
import { type Mention, mentionAt } from './mention.js';

const TLD =
  'com|org|net|gov|edu|mil|int|io|dev|app|co|ai|info|eu|uk|us|de|at|ch|es|fr|it|nl|be|pt|br|mx|ar|jp|cn|kr|in|au|ca|me|tv|xyz|blog|page|tech|news|shop|site|online|cloud|design|agency|example';
const BEFORE = String.raw`(?<![\p{L}\p{N}@._/-])`;
const PATH = String.raw`(?:/[^\s<>"“”「」]*)?`;
const DOMAINS = [
  String.raw`https?://(?:[\p{L}\p{N}_-]{1,63}\.){1,8}[\p{L}\p{N}-]{1,63}[^\s<>"“”„「」（）\uE001]*`,
  String.raw`${BEFORE}(?:[a-z0-9][a-z0-9-]{0,62}\.){1,5}(?:${TLD})(?![\p{L}\p{N}_-]|\.\p{L})${PATH}`,
  String.raw`${BEFORE}www\.(?:[\p{L}\p{N}-]{1,63}\.){1,5}[\p{L}]{2,63}(?![\p{L}\p{N}_-])${PATH}`,
].join('|');
const MAILS = '[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{2,63}){1,4}';
const WITHOUT_MAILS = new TextPattern(new RegExp(DOMAINS, 'giu'));
const WITH_MAILS = new TextPattern(new RegExp(`${DOMAINS}|${MAILS}`, 'giu'));
const INNER_DOT = new TextPattern(/[\p{L}\p{N}_-]\.[\p{L}\p{N}_-]/u);

/** Web addresses, bare domains and email addresses, without trailing punctuation. */
export function findUrls(text: string): Mention[] {
  if (!INNER_DOT.for(text).test(text)) return [];
  const pattern = text.includes('@') ? WITH_MAILS : WITHOUT_MAILS;
  const found: Mention[] = [];
  for (const match of pattern.matchesIn(text)) {
    const url = withoutTail(match[0]);
    found.push({
      kind: 'url',
      text: url,
      value: normalUrl(url),
      start: match.index,
      end: match.index + url.length,
    });
  }
  return found;
}

/** Handles in social networks: `@harbourlight`. */
const HANDLE = /(?<![\w@.+-])@\w(?:[\w.-]{0,38}\w)?(?![\w@]|\.\w)/g;

export function findHandles(text: string): Mention[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(HANDLE)].map((match) => mentionAt('url', match, match[0].toLowerCase()));
}

export function placeOfHandle(handle: string, text: string): { start: number; end: number } | null {
  const name = handle.slice(1).replace(/\./g, '\\.');
  const found = new RegExp(`(?<=@|/)${name}(?![\\w-]|\\.\\w)`, 'i').exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

/** Removes what follows an address: punctuation, and parentheses that begin before it. */
function withoutTail(url: string): string {
  let end = url.length;
  let surplus = url.split(')').length - url.split('(').length;
  for (; end > 0; end -= 1) {
    const last = url.charAt(end - 1);
    if (last === ')' && surplus > 0) surplus -= 1;
    else if (!/[.,;:!?'’"*_]/.test(last)) break;
  }
  return url.slice(0, end);
}

/** Comparable form: lower case, no scheme, `www.` or final slash. */
export function normalUrl(url: string): string {
  return url
    .replace(/^(?:https?:\/\/|mailto:|\/\/)/i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}
