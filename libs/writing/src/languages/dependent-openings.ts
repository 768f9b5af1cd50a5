import { CLOSING_SIGNS, QUOTES } from '../text/marks.js';
import { memoize } from '../text/memo.js';
import { languageOf } from './registry.js';
import { TextPattern } from '../text/text-pattern.js';
import type { Connectives } from './schema.js';

type Removed = Pick<Connectives, 'place' | 'page'>;
type Openings = Removed & Readonly<Record<Exclude<keyof Connectives, keyof Removed>, TextPattern>>;

const NEVER = '(?!)';

/** The opening rules of a language as patterns; those that it lacks match nothing. */
export const openingsOf = memoize((language: string): Openings => {
  const { place, page, ...own } = languageOf(language).connectives ?? { droppable: NEVER, dangling: NEVER };
  const compiled = (source = NEVER): TextPattern => new TextPattern(new RegExp(source, 'iu'));
  return {
    droppable: compiled(own.droppable),
    dangling: compiled(own.dangling),
    standing: compiled(own.standing),
    pointing: compiled(own.pointing),
    housekeeping: compiled(own.housekeeping),
    elsewhere: compiled(own.elsewhere),
    ...(place && { place }),
    ...(page && { page }),
  };
});

const patternsOf = memoize((language: string): readonly TextPattern[] => {
  const { openings, openingsInCase = [] } = languageOf(language).anaphora;
  if (openings === undefined || openings instanceof RegExp) return [];
  const compiled = (all: readonly string[], flags: string): TextPattern =>
    new TextPattern(new RegExp(`^(?:${all.join('|')})(?![\\p{L}\\p{N}_]|['’]\\p{L}|-\\p{L})`, flags));
  return [compiled(openings, 'iu'), ...(openingsInCase.length > 0 ? [compiled(openingsInCase, 'u')] : [])];
});

const LEAD = new RegExp(String.raw`^[\s'([{¿¡–—${QUOTES}-]+`);
const UNENDED = new RegExp(String.raw`[:：;；,、][${CLOSING_SIGNS}\s]*$`);

/** Whether a sentence must not open an output: it begins with a connective or pronoun, ends with a colon or is a fragment. */
export function hasDependentOpening(sentence: string, language: string): boolean {
  const text = sentence.replace(LEAD, '');
  if (UNENDED.test(text)) return true;
  if (/^[,;:.)\]]/.test(text)) return true;
  const { openings, exceptions } = languageOf(language).anaphora;
  if (openings instanceof RegExp) return openings.test(text);
  if (exceptions?.time.for(text).test(text) === true) return false;
  if (exceptions?.explained.for(text).test(text) === true) return exceptions.additive.test(text);
  // "Es gibt", "il faut": the pronoun has no meaning
  if (exceptions === undefined && openingsOf(language).standing.for(text).test(text)) return false;
  const spaced = `${text} `;
  return patternsOf(language).some((pattern) => pattern.for(spaced).test(spaced));
}
