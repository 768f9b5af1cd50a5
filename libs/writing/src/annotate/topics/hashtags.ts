import { upperFirst } from '../../text/upper-first.js';
import { prefixKey } from '../../languages/words.js';
import { TextPattern } from '../../text/text-pattern.js';

const WORD = new TextPattern(/[\p{L}\p{N}]+/gu);

/** A topic as the text of a hashtag, without `#`: `ReleaseNotes`. */
const hashtagOf = (topic: string): string =>
  topic
    .replace(/['’](?=s(?!\p{L}))/gu, '')
    .split(/[^\p{L}\p{N}\p{M}ー]+/u)
    .filter(Boolean)
    .map(upperFirst)
    .join('');

const keysIn = (text: string): string[] =>
  (text.match(WORD.for(text)) ?? []).map((word) => prefixKey(word.toLowerCase()));

/** Up to `most` hashtags: the first topic, and the other topics that occur in the text. */
export function hashtagsOf(topics: readonly string[], text: string, most: number): string[] {
  const said = new Set(keysIn(text));
  const isSaid = (topic: string): boolean =>
    text.includes(topic) || keysIn(topic).every((key) => said.has(key));
  const own = topics.filter((topic, at) => at === 0 || isSaid(topic)).map(hashtagOf);
  return [...new Set(own)].slice(0, most);
}
