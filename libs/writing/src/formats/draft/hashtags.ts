import { TextPattern } from '../../text/text-pattern.js';
import { upperFirst } from '../../text/upper-first.js';

const NOT_IN_TAG = new TextPattern(/[^\p{L}\p{M}\p{N}]+/u);
const LETTER = new TextPattern(/\p{L}/u);
const HASHTAG = /(?<![\p{L}\p{N}&/])[#＃](?!\p{L}\/)(?=[\p{L}\p{M}\p{N}_]*\p{L})/gu;
const MAX_TAG_CHARS = 50;
const PLAIN_TAG = /^[a-z][a-z0-9]{0,49}$/i;

/** A text as a hashtag without `#`: letters and digits in CamelCase; '' if no letter is left or it is too long. */
export function hashtagOf(text: string): string {
  if (PLAIN_TAG.test(text)) return text;
  const words = text.split(NOT_IN_TAG.for(text)).filter((word) => word !== '');
  const tag = words.length > 1 ? words.map(upperFirst).join('') : (words[0] ?? '');
  return LETTER.for(tag).test(tag) && tag.length <= MAX_TAG_CHARS ? tag : '';
}

/** At most `max` tidy hashtags, without repetitions in another case. */
export function tidyHashtags(hashtags: readonly string[], max: number): string[] {
  return uniqueTexts(hashtags.map(hashtagOf)).slice(0, max);
}

/** The texts that are not empty, the first of each spelling. */
export function uniqueTexts(texts: readonly string[]): string[] {
  const seen = new Set<string>(['']);
  return texts.filter((text) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const nameAt = (text: string, at: number): string =>
  /^[\p{L}\p{M}\p{N}_]+/u.exec(text.slice(at))?.[0].toLowerCase() ?? '';

/** The hashtags in a text, in small letters. */
export const hashtagsIn = (text: string): string[] =>
  Array.from(text.matchAll(HASHTAG), ({ index }) => nameAt(text, index + 1));

/** Removes the `#` from the hashtags in a text that are not accepted. */
export const limitInlineHashtags = (text: string, isKept: (tag: string) => boolean): string =>
  text.replace(HASHTAG, (sign, at: number) => (isKept(nameAt(text, at + 1)) ? sign : ''));
