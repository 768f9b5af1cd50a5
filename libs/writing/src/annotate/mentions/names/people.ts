import type { Source } from '../../../source/source.types.js';
import { onceFor } from '../../../text/once-for.js';
import { mentionsOf } from '../extract-mentions.js';
import { isTitleWord } from './name-stop-words.js';

const FULL = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+$/u;
const SAYS = 'says?|said|asks?|told|sagt|sagte|meint|dice|dijo|cree|dit|zegt';

const bare = (surname: string): RegExp =>
  new RegExp(`(?<!\\p{Lu}[\\p{L}.'’-]{0,20}[ ])(?<![\\p{L}#@-])${surname}(?![\\p{L}-])`, 'u');
/** The surname as a subject or speaker: a person. */
const acts = (surname: string): RegExp =>
  new RegExp(
    `(?:^|[.!?:]["”»]? |\\n)${surname} \\p{Ll}|(?<!\\p{L})(?:${SAYS}) ${surname}(?!\\p{L})|${surname} (?:${SAYS})(?!\\p{L})`,
    'u',
  );
/** "in Lindau", "the Street", "eine Tasse Kaffee": a place or a thing. */
const stands = (full: string, surname: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:the|an?|der|die|das|el|la|le|in|near|aus|nach|bei|à|en) ${surname}|ein\\p{L}* ${full}|${surname.toLowerCase()})(?!\\p{L})`,
    'u',
  );

/** Limits of the people found and of the names tried. */
const MOST = 12;
const TRIED = 60;

export interface Person {
  /** The full name, or the surname of people who are only called "Dr. Hale". */
  full: string;
  /** Offset of the full name's first mention. */
  start: number;
  bare: RegExp;
}

function partsOf(full: string): { surname: string; isTitled: boolean } {
  const words = full.split(' ');
  return { surname: words.at(-1) ?? '', isTitled: isTitleWord(words[0] ?? '') };
}

/** People that a text introduces by full name and later calls by surname. */
export const peopleOf = onceFor((source: Source): readonly Person[] => {
  const { text } = source;
  const people = new Map<string, Person>();
  const tried = new Set<string>();
  for (const { kind, text: full, start } of mentionsOf(source)) {
    if (people.size === MOST) break;
    if (tried.size === TRIED) break;
    const { surname, isTitled } = partsOf(full);
    const key = isTitled ? full : surname;
    if (kind !== 'name' || tried.has(key) || !FULL.test(full)) continue;
    tried.add(key);
    const isKnown = surname.length < 3 || (isTitled && people.has(surname));
    if (!isKnown && acts(surname).test(text.slice(start + full.length)) && !stands(full, surname).test(text))
      people.set(surname, { full: isTitled ? surname : full, start, bare: bare(surname) });
  }
  return [...people.values()];
});
