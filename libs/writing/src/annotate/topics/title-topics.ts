import type { Source } from '../../source/source.types.js';
import { rawWords } from '../../languages/words.js';

/** The first letters of a word, shared by its forms, for languages without a list of endings. */
const rootOf = (word: string): string => word.slice(0, /\p{Script=Hangul}/u.test(word) ? 2 : 4).toLowerCase();
/** Particles at the end of a Korean noun. */
const PARTICLE =
  /(?<=\p{Script=Hangul}{2})(?:에서는|에게는|에는|에서|에게|으로|까지|부터|은|는|이|가|을|를|의|에|와|과|도|만|로)$/u;
const isLongEnough = (word: string): boolean =>
  word.length >= (/\p{Script=Hangul}/u.test(word) ? 2 : /\p{Script=Arabic}/u.test(word) ? 4 : 5);

/** Words of the title that occur in at least two sentences, in their shortest form. */
export function titleTopics({ title, sentences, language }: Source): string[] {
  const said = sentences.map(({ text }) => rawWords(text, language));
  const topics = rawWords(title, language)
    .filter(isLongEnough)
    .flatMap((word) => {
      const root = rootOf(word);
      const forms = said.map((words) => words.filter((each) => rootOf(each) === root && isLongEnough(each)));
      if (forms.filter((each) => each.length > 0).length < 2) return [];
      const bare = [word, ...forms.flat()].map((each) => each.replace(PARTICLE, ''));
      return bare.toSorted((a, b) => a.length - b.length).slice(0, 1);
    });
  return [...new Set(topics)];
}
