import { memoize } from '../text/memo.js';
import { TextPattern } from '../text/text-pattern.js';
import { languageOf } from './registry.js';
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
