import { isNegation } from '../../claims/same-quotation.js';
import type { Unit } from '../../annotate/unit.types.js';
import { upperFirst } from '../../text/upper-first.js';
import type { Kit } from '../kit.js';
import type { List } from '../analysis.types.js';
import { beginningOf, labelled } from '../realise.js';
import { digest, type DigestSection } from '../digest/digest.js';
import { wordsFor, type Length } from '../digest/shares.js';
import { indexesOf, startOf, windowFor, type WindowSize } from '../runs.js';
import { behindLead } from './paragraphs.js';

const CLOSING = { maxWords: 60, maxSentences: 3 } as const;
const SCREEN_WORDS = 5;
/** Words of the first line of a script at most. */
const OPENING_LINE = 40;
const QUOTED = /[“"](?<said>[^“”"]{4,40})[”"]/u;

/** "without a night bus" denies the bus, not what follows. */
const WITHOUT = /^(?:without|ohne|sin|sans|senza|sem|zonder)$/u;
/** A negation may be this many words before a phrase. */
const REACH = 6;

/** Whether a phrase of a sentence says alone what it says in it: not under a negation, a condition or a wish. */
export function isPlain({ text, isHedged }: Unit, phrase: string): boolean {
  if (isHedged || phrase === '') return false;
  const before = text.slice(0, Math.max(0, text.toLowerCase().indexOf(phrase.toLowerCase())));
  const words =
    before
      .split(/[.;:,]/u)
      .at(-1)
      ?.toLowerCase()
      .split(/[^\p{L}]+/u) ?? [];
  return !words.slice(-REACH).some((word) => isNegation(word) && !WITHOUT.test(word));
}

const quotedIn = ({ text, speaker }: Unit): string =>
  speaker === '' ? (QUOTED.exec(text)?.groups?.['said'] ?? '').replace(/[.,;:!?]$/u, '') : '';

/**
 * What sentences put on screen: a figure with what it counts, or a short term they set in quotation marks; nothing where
 * all of it was shown before.
 */
export function onScreenOf(units: readonly Unit[], shown: ReadonlySet<string> = new Set()): string {
  const phrases = [({ figure }: Unit) => figure, quotedIn].flatMap((of) =>
    units.flatMap((unit) => (isPlain(unit, of(unit)) ? [upperFirst(of(unit))] : [])),
  );
  return phrases.find((phrase) => phrase.split(/\s+/u).length <= SCREEN_WORDS && !shown.has(phrase)) ?? '';
}

/** A list as it is spoken under a heading: its lead-in, then a sentence an item. */
function spokenList({ leadIn, items }: List, heading: string): string {
  const said = items.map(({ label, text }) => labelled(label, text));
  const lead =
    leadIn === heading ? '' : leadIn === '' || /[:：.!?。！？]$/u.test(leadIn) ? leadIn : `${leadIn}:`;
  return [lead, ...said]
    .filter((text) => text !== '')
    .map((text) => (/[.!?:。！？：…]["”’)]?$/u.test(text) ? text : `${text.replace(/[;,]$/u, '')}.`))
    .join(' ');
}

/** The takeaway, if it was not used before. */
export function closing({ core: { takeaway }, tell }: Kit, told: ReadonlySet<number>): string {
  if (takeaway === null || told.has(startOf(takeaway))) return '';
  return tell(beginningOf(takeaway, CLOSING, tell));
}

/** The opening of a script and the text by its sections behind it; `told` has the sentences of both. */
export function script(kit: Kit, length: Length, openingWords: WindowSize['words']) {
  const { analysis, factor, voice, variant } = kit;
  const opening = windowFor(kit, 0, { words: openingWords, hookWords: OPENING_LINE })?.units ?? [];
  const told = new Set(indexesOf(opening));
  const words = wordsFor(length, analysis, factor);
  return { opening, told, sections: digest(analysis, { words, told, variant, closing: voice.closing }) };
}

/** The texts of a section as they are spoken. */
export const spokenTexts = (
  { heading, parts }: DigestSection,
  say: (units: readonly Unit[]) => string[],
): string[] =>
  parts.flatMap((part) =>
    part.kind === 'paragraph' ? behindLead(part.lead, say(part.units)) : [spokenList(part.list, heading)],
  );
