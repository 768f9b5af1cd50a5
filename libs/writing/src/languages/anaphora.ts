import { memoize } from '../text/memo.js';
import { languageOf } from './registry.js';
import { TextPattern } from '../text/text-pattern.js';

const patternsOf = memoize((language: string): readonly TextPattern[] => {
  const { reference, later, exact, reported } = languageOf(language).anaphora;
  const within =
    reference &&
    `^(?:(?!(?<!\\p{L})(?:${reference.clause})(?!\\p{L}))[^,;:—–«»“”„"])*(?<!\\p{L})(?:${reference.pronoun})(?!\\p{L})`;
  return [within, later && `^(?:${later})(?!\\p{L})`]
    .filter((pattern) => pattern !== undefined)
    .map((pattern) => new TextPattern(new RegExp(pattern, 'iu')))
    .concat(
      [exact, reported]
        .filter((pattern) => pattern !== undefined)
        .map((pattern) => new TextPattern(new RegExp(pattern, 'u'))),
    );
});

const ADVERB = /^\p{Lu}[\p{L}'’]+(?: [\p{L}\d'’]+){0,2}, /u;

/** Whether a text refers back before its first comma or conjunction; for languages other than English. */
export function refersBack(text: string, language: string): boolean {
  // "Aujourd’hui, 64 familles y cultivent": no clause precedes this comma
  const said = text.replace(ADVERB, '');
  return patternsOf(language).some((pattern) => pattern.for(text).test(text) || pattern.for(said).test(said));
}

const topicOf = memoize((language: string): TextPattern => {
  const { topic = '(?!)' } = languageOf(language).anaphora;
  return new TextPattern(new RegExp(`^(?:${topic})(?!\\p{L})`, 'iu'));
});

/** Whether a sentence begins with a word that can mean the heading above it. */
export const meansHeading = (text: string, language: string): boolean =>
  topicOf(language).for(text).test(text);
