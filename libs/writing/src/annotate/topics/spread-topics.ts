import { languageOf } from '../../languages/registry.js';
import { isStopword } from '../../languages/stop-words.js';
import { contentKeys, isUnspaced, rawWords } from '../../languages/words.js';
import type { Source } from '../../source/source.types.js';

/** Parts of equal length in which a text is searched for a topic. */
const PARTS = 4;
/** A topic that the title does not name is in this many parts; a single word, which is a name, is said this often besides. */
const SPREAD = { parts: 3, uses: { phrase: 4, name: 5 } } as const;

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

/** Words of a title that is a subject and nothing else. */
const SUBJECT_WORDS = 2;
/** "Hard Cider (October 2023)", "Backpacking – a primer": a short title that names what the text keeps speaking of. */
function titleSubject({ title, text, language }: Source): string[] {
  const [subject = ''] = title.split(/ ?[:(|?!] ?| [-–—] /u);
  const words = rawWords(subject, language);
  const noun = words.at(-1) ?? '';
  const isSaid = /^\p{L}{3,}$/u.test(noun) && usesOf(noun.toLowerCase(), text.toLowerCase()).uses >= NAMED;
  const named = words.filter((each) => !isStopword(each.toLowerCase(), language));
  return words.length <= SUBJECT_WORDS && named.includes(noun) && isSaid ? [named.join(' ')] : [];
}

/** Topics of the whole text, not of one of its parts: those of the title and the author's tags, and those it comes back to. A name is one that is said throughout. */
export function spreadTopics(topics: readonly string[], source: Source): string[] {
  if (isUnspaced(source.text)) return [...topics];
  const text = source.text.toLowerCase();
  const named = `${source.title} ${source.description}`.toLowerCase();
  const titled = new Set(contentKeys(named, source.language));
  const declared = new Set(source.tags.map((tag) => tag.toLowerCase()));
  const isOfAll = (topic: string): boolean => {
    const own = topic.toLowerCase();
    if (named.includes(own)) return true;
    const stems = contentKeys(topic, source.language);
    const isPhrase = topic.includes(' ') || stems.length > 1;
    const titledStems = stems.filter((stem) => titled.has(stem)).length;
    if (isPhrase && (declared.has(own) || titledStems >= stems.length / 2)) return true;
    const { uses, parts } = usesOf(own, text);
    const isName = /\p{Lu}/u.test(topic) && !isCommonIn(source.text, topic);
    return (
      parts >= SPREAD.parts && (isPhrase ? uses >= SPREAD.uses.phrase : isName && uses >= SPREAD.uses.name)
    );
  };
  const found = topics.filter((topic) => !ADDRESSED.test(topic) && isOfAll(topic));
  const missing = [...titleSubject(source), ...titleNames(source)].filter(
    (name) => !topics.some((topic) => word(name, 'iu').test(topic)),
  );
  return languageOf(source.language).capitalisesNouns === true ? found : [...missing, ...found];
}
