import { isStopword } from '../../languages/stop-words.js';
import { contentKeys, isUnspaced } from '../../languages/words.js';
import type { Source } from '../../source/source.types.js';

/** Parts of equal length in which a text is searched for a topic. */
const PARTS = 4;
/** A topic is in this many parts, or in fewer and often. */
const SPREAD = { parts: 3, fewer: 2, uses: 4 } as const;

/** How often a text speaks of a topic, and in how many of its parts. */
function usesOf(topic: string, text: string): { uses: number; parts: number } {
  const parts = new Set<number>();
  let uses = 0;
  for (let at = text.indexOf(topic); at >= 0; at = text.indexOf(topic, at + topic.length)) {
    uses += 1;
    parts.add(Math.floor((at * PARTS) / text.length));
  }
  return { uses, parts: parts.size };
}

/** A name of the title is said this often at least. */
const NAMED = 3;
/** A person is no topic by their form of address. */
const ADDRESSED = /^(?:mr|mrs|ms|mx|dr|prof|cllr|sir|dame|clerk)\b/iu;
const word = (spelling: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${spelling}(?![\\p{L}\\p{N}])`, flags);

/** Whether a word is also written small: "Version" beside "version 3". */
const isCommonIn = (text: string, topic: string): boolean =>
  /^\p{L}+$/u.test(topic) && word(topic.toLowerCase(), 'u').test(text);

/** Names in the title that the text keeps saying: "Tidewater 4 is out today". */
const titleNames = ({ title, text, language }: Source): string[] =>
  [...new Set(title.match(/\p{Lu}\p{Ll}\p{L}+/gu) ?? [])].filter(
    (name) =>
      !isStopword(name.toLowerCase(), language) &&
      !isCommonIn(text, name) &&
      (text.match(word(name, 'gu')) ?? []).length > NAMED,
  );

/** Topics of the whole text, not of one of its parts: those of the title, and those it comes back to. A single common word is one only in the title or a heading. */
export function spreadTopics(topics: readonly string[], source: Source): string[] {
  if (isUnspaced(source.text)) return [...topics];
  const text = source.text.toLowerCase();
  const named = `${source.title} ${source.description}`.toLowerCase();
  const titled = new Set(contentKeys(named, source.language));
  const headings = source.blocks
    .filter(({ kind }) => kind === 'heading')
    .map(({ text: heading }) => heading.toLowerCase())
    .join('\n');
  const isOfAll = (topic: string): boolean => {
    const own = topic.toLowerCase();
    if (named.includes(own)) return true;
    const stems = contentKeys(topic, source.language);
    if (stems.length > 1 && stems.filter((stem) => titled.has(stem)).length >= stems.length / 2) return true;
    const isCommon = /^\p{Ll}[\p{L}’']*$/u.test(topic) || isCommonIn(source.text, topic);
    if (isCommon && !headings.includes(own)) return false;
    const { uses, parts } = usesOf(own, text);
    return (
      parts >= SPREAD.parts || (parts >= SPREAD.fewer && (uses >= SPREAD.uses || headings.includes(own)))
    );
  };
  const found = topics.filter((topic) => !ADDRESSED.test(topic) && isOfAll(topic));
  const missing = titleNames(source).filter((name) => !topics.some((topic) => word(name, 'iu').test(topic)));
  return source.language === 'de' ? found : [...missing, ...found];
}
