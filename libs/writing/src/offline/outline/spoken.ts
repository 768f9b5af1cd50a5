import { isNegation } from '../../claims/same-quotation.js';
import { figureRank } from '../../annotate/figures.js';
import type { Unit } from '../../annotate/unit.types.js';
import { upperFirst } from '../../text/upper-first.js';

const SCREEN_WORDS = 5;
/** Of a change from one figure to another. */
const CHANGE_WORDS = 10;
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

const isBrief = (phrase: string): boolean =>
  phrase.split(/\s+/u).length <= (figureRank(phrase) === 3 ? CHANGE_WORDS : SCREEN_WORDS);

/**
 * What sentences put on screen: the figure that says most with what it counts, or a short term they set in quotation
 * marks; nothing where all of it was shown before.
 */
export function onScreenOf(units: readonly Unit[], shown: ReadonlySet<string> = new Set()): string {
  const phrasesBy = (of: (unit: Unit) => string): string[] =>
    units.flatMap((unit) => (isPlain(unit, of(unit)) ? [upperFirst(of(unit))] : []));
  const figures = phrasesBy(({ figure }) => figure)
    .filter((figure) => figureRank(figure) > 0)
    .toSorted((a, b) => figureRank(b) - figureRank(a));
  const phrases = [...figures, ...phrasesBy(quotedIn)];
  return phrases.find((phrase) => isBrief(phrase) && !shown.has(phrase)) ?? '';
}
