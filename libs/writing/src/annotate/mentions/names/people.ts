import type { Source } from '../../../source/source.types.js';
import { firstFrom } from '../../../text/collections.js';
import { onceFor } from '../../../text/once-for.js';
import { mentionsOf } from '../extract-mentions.js';
import type { Mention } from '../mention.js';
import { isTitleWord } from './name-stop-words.js';

const FULL = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+$/u;
/** "Build-it Ben" is the name of a book or a toy, which "Ben" is not short for; "Ji-hye Kim" is a person. */
const OF_THING = /\p{L}-(?:it|me|off|out|the|and|for|to|by|of)(?![\p{L}])/u;
/** "1 TL Butter", "2 EL Mehl": a measure of a thing. */
const MEASURED = /^\p{Lu}{1,3} /u;
const COUNTED = /(?<![\d.,/])(?:\d{1,3}|[½¼¾⅓⅔]) $/u;
const isNoPerson = (full: string, start: number, text: string): boolean =>
  OF_THING.test(full) || (MEASURED.test(full) && COUNTED.test(text.slice(Math.max(0, start - 6), start)));
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

/** A given name alone, not before another surname. */
const bareGiven = (given: string): RegExp => new RegExp(`${bare(given).source}(?! \\p{Lu})`, 'u');
/** The given name as who says a quotation, so that no firm or language is meant: 'Ruth adds: "…"', '"…", adds Ruth'. */
const isQuotedAs = (given: string): RegExp =>
  new RegExp(
    `(?:^|[.!?]["”»]? |\\n)${given} \\p{Ll}+(?: \\p{Ll}+)?[:,] ?["“„«]|["”»],? \\p{Ll}+ ${given}(?![\\p{L}-]| \\p{Lu})|,["”»] ${given} \\p{Ll}+[.,:;]`,
    'u',
  );

/** Whether a text calls the person that it names in full at `start` by the given name from there on, and no other person. */
function isCalledBy(given: string, full: string, { text, start }: { text: string; start: number }): boolean {
  const isOther = new RegExp(`(?<!\\p{L})${given} (?!${full.slice(given.length + 1)})\\p{Lu}`, 'u');
  return (
    isQuotedAs(given).test(text.slice(start + full.length)) &&
    !isOther.test(text) &&
    !stands(full, given).test(text) &&
    !bareGiven(given).test(text.slice(0, start))
  );
}

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

/** How a text calls the person that it names in full at `start` from there on; null for no other way. */
function callOf(full: string, at: { text: string; start: number }): RegExp | null {
  const { surname, isTitled } = partsOf(full);
  const [given = ''] = full.split(' ');
  const rest = at.text.slice(at.start + full.length);
  if (rest.includes(surname) && acts(surname).test(rest) && !stands(full, surname).test(at.text))
    return bare(surname);
  return !isTitled && rest.includes(given) && isCalledBy(given, full, at) ? bareGiven(given) : null;
}

/** A function word with a capital at the beginning of a heading, as in "Be Proactive", is no given name. */
const isInHeading = (at: number, { blocks }: Source): boolean =>
  blocks[firstFrom(blocks, ({ end }) => end > at)]?.kind === 'heading';

const isFullName = ({ kind, text, start, isLoose = false }: Mention, source: Source): boolean =>
  kind === 'name' &&
  FULL.test(text) &&
  !isNoPerson(text, start, source.text) &&
  !(isLoose && isInHeading(start, source));

/** People that a text introduces by full name and later calls by surname, or quotes by their given name. */
export const peopleOf = onceFor((source: Source): readonly Person[] => {
  const { text } = source;
  const people = new Map<string, Person>();
  const tried = new Set<string>();
  for (const mention of mentionsOf(source)) {
    const { text: full, start } = mention;
    if (people.size === MOST) break;
    if (tried.size === TRIED) break;
    const { surname, isTitled } = partsOf(full);
    const key = isTitled ? full : surname;
    if (tried.has(key) || !isFullName(mention, source)) continue;
    tried.add(key);
    const isKnown = surname.length < 3 || (isTitled && people.has(surname));
    const called = isKnown ? null : callOf(full, { text, start });
    if (called !== null) people.set(surname, { full: isTitled ? surname : full, start, bare: called });
  }
  return [...people.values()];
});
