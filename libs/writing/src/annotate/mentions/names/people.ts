import type { Source } from '../../../source/source.types.js';
import { onceFor } from '../../../text/once-for.js';
import { mentionsOf } from '../extract-mentions.js';

const FULL = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+$/u;
const SAYS = 'says?|said|asks?|told|sagt|sagte|meint|dice|dijo|cree|dit|zegt';

/** The surname without a first name before it. */
const bare = (surname: string): RegExp =>
  new RegExp(`(?<!\\p{Lu}[\\p{L}.'’-]{0,20}[ ])(?<![\\p{L}#@-])${surname}(?![\\p{L}-])`, 'u');
/** The surname alone as the subject of a sentence or the source of a quotation: a person, and no place or thing. */
const acts = (surname: string): RegExp =>
  new RegExp(
    `(?:^|[.!?:]["”»]? |\\n)${surname} \\p{Ll}|(?<!\\p{L})(?:${SAYS}) ${surname}(?!\\p{L})|${surname} (?:${SAYS})(?!\\p{L})`,
    'u',
  );
/** "in Lindau", "the Street": a place or a thing. */
const stands = (surname: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:the|an?|der|die|das|el|la|le|in|near|aus|nach|bei|à|en) ${surname}(?!\\p{L})|(?<!\\p{L})${surname.toLowerCase()}(?!\\p{L})`,
    'u',
  );

/** Most people looked for, so that a list of names costs no more than a text. */
const MOST = 12;
const TRIED = 60;

export interface Person {
  full: string;
  /** Offset of the full name's first mention. */
  start: number;
  bare: RegExp;
}

/** The people a text introduces by their full name and calls by their surname later. */
export const peopleOf = onceFor((source: Source): readonly Person[] => {
  const { text } = source;
  const people = new Map<string, Person>();
  const tried = new Set<string>();
  for (const { kind, text: full, start } of mentionsOf(source)) {
    if (people.size === MOST) break;
    const surname = full.split(' ').at(-1) ?? '';
    if (tried.size === TRIED) break;
    if (kind !== 'name' || tried.has(surname) || surname.length < 3 || !FULL.test(full)) continue;
    tried.add(surname);
    if (acts(surname).test(text.slice(start + full.length)) && !stands(surname).test(text))
      people.set(surname, { full, start, bare: bare(surname) });
  }
  return [...people.values()];
});
