import { isNegation } from '../../claims/same-quotation.js';
import type { Unit } from '../../annotate/unit.types.js';
import { upperFirst } from '../../text/upper-first.js';

const SCREEN_WORDS = 5;
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
