import { escapePattern } from '../../text/text-pattern.js';
import type { Section, Source } from '../../source/source.types.js';
import { labelOf } from '../wording/labels.js';
import { isStopword } from '../../languages/stop-words.js';

/** Parts about a thing each, from which on a text compares them. */
const LEAST = 2;
const MAX_WORDS = 4;

const wordOf = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(text)}(?![\\p{L}\\p{N}])`, flags);

/** What a heading names before it goes on to say what that is: "Terra L: the tank" → "Terra L"; empty where it is no name. */
function namedBy(heading: string): string {
  const head = (heading.split(/\s*[:–—(,|?!]|\s-\s/u)[0] ?? '').trim();
  const words = head.split(/\s+/u);
  return words.length <= MAX_WORDS && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word)) ? head : '';
}

/** What a part of a text is about, as its heading says it and in the short form. */
export interface Owner {
  name: string;
  short: string;
}

type Owned = Owner & { isSure: boolean };

/** What its heading names and a part speaks of; sure where it is spoken of as only names are; null where it is no name. */
function ownerOf({ heading, blocks: own }: Section, { blocks, text, language }: Source): Owned | null {
  const name = namedBy(heading);
  const [first = ''] = name.split(' ');
  const isLone = first === name;
  const short = first.length > 3 && !isStopword(first.toLowerCase(), language) ? first : name;
  // what the whole text is about needs no name; every German noun has a capital
  if (short === '' || own.length > blocks.length / 2 || (language === 'de' && isLone)) return null;
  const body = own
    .flatMap((at) => (blocks[at]?.kind === 'heading' ? [] : [blocks[at]?.text ?? '']))
    .join('\n');
  const told = body.match(wordOf(short, 'gu'))?.length ?? 0;
  const isInside = new RegExp(`[\\p{Ll},] ${escapePattern(short)}(?![\\p{L}\\p{N}])`, 'u').test(body);
  const isCommon = wordOf(short.toLowerCase(), 'u').test(text) && short !== short.toLowerCase();
  return told > 0 && !isCommon ? { name, short, isSure: isInside || told > 1 } : null;
}

/**
 * Block → the thing that its part is about, in a text that tells of several: "The display cannot be read" is said of one of
 * three bicycles.
 */
export function ownersOf(source: Source): ReadonlyMap<number, Owner> {
  const owned = source.sections.map((section) => [section, ownerOf(section, source)] as const);
  const sure = new Set(owned.map(([, owner]) => (owner?.isSure ? owner.short : null)));
  sure.delete(null);
  const owners = new Map<number, Owner>();
  if (sure.size < LEAST) return owners;
  for (const [section, owner] of owned)
    if (owner) for (const block of section.blocks) owners.set(block, owner);
  return owners;
}

const isNamed = (text: string, { short }: Owner): boolean => wordOf(short, 'u').test(text);

/** A sentence with the name of what it is said of, where it does not say that itself: "Mira Family: The display cannot be read." */
export function ownedText(text: string, owner: Owner | undefined): string {
  if (owner === undefined || labelOf(text) !== '' || isNamed(text, owner)) return text;
  return `${owner.name}: ${text}`;
}

/** "Range: 74 kilometres": only its heading says of what. */
export const isUnowned = (text: string, owner: Owner | undefined): boolean =>
  owner !== undefined && labelOf(text) !== '' && !isNamed(text, owner);
