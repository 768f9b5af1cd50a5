import { isNegation } from '../../claims/same-quotation.js';
import type { Unit } from '../../annotate/unit.types.js';
import { upperFirst } from '../../text/upper-first.js';
import { isGeneric, topicWordsOf } from '../../annotate/topics/topic-words.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { beginningOf } from '../realise.js';
import { startOf } from '../runs.js';

const CLOSING = { maxWords: 60, maxSentences: 3 } as const;
const SCREEN_WORDS = 5;
const QUOTED = /[“"](?<said>[^“”"]{4,40})[”"]/u;

/** "without a night bus" denies the bus, not what follows. */
const WITHOUT = /^(?:without|ohne|sin|sans|senza|sem|zonder)$/u;
/** So many words before a phrase may deny it. */
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

/** The topic of several words that a sentence names first. */
function topicIn({ text }: Unit, topics: readonly string[]): string {
  const lower = text.toLowerCase();
  const named = topics.filter((topic) => topic.includes(' ') && lower.includes(topic.toLowerCase()));
  return named.toSorted((a, b) => lower.indexOf(a.toLowerCase()) - lower.indexOf(b.toLowerCase()))[0] ?? '';
}

/** Pairs of nouns that a text comes back to, each once in its own spelling. */
const pairsOf = onceFor(({ units, language }: Analysis): string[] => {
  const counts = new Map<string, { spelling: string; count: number }>();
  for (const { text, isUntellable } of units)
    for (const { words, isWeak } of isUntellable ? [] : topicWordsOf(text, language)) {
      const spelling = words.join(' ');
      const key = spelling.toLowerCase();
      if (words.length > 1 && !isWeak && !words.every(isGeneric))
        counts.set(key, { spelling, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  return [...counts.values()].flatMap(({ spelling, count }) => (count > 1 ? [spelling] : []));
});

const quotedIn = ({ text, speaker }: Unit): string =>
  speaker === '' ? (QUOTED.exec(text)?.groups?.['said'] ?? '').replace(/[.,;:!?]$/u, '') : '';

/**
 * What sentences put on screen: a figure with what it counts, a short term they set in quotation marks, or a topic they
 * name; nothing where all of it was shown before.
 */
export function onScreenOf(
  units: readonly Unit[],
  { analysis }: Kit,
  shown: ReadonlySet<string> = new Set(),
): string {
  const topics = [...analysis.topics, ...pairsOf(analysis)];
  const phrases = [({ figure }: Unit) => figure, quotedIn, (unit: Unit) => topicIn(unit, topics)].flatMap(
    (of) => units.flatMap((unit) => (isPlain(unit, of(unit)) ? [upperFirst(of(unit))] : [])),
  );
  return phrases.find((phrase) => phrase.split(/\s+/u).length <= SCREEN_WORDS && !shown.has(phrase)) ?? '';
}

/** The takeaway, where it was not told before. */
export function closing({ core: { takeaway }, tell }: Kit, told: ReadonlySet<number>): string {
  if (takeaway === null || told.has(startOf(takeaway))) return '';
  return tell(beginningOf(takeaway, CLOSING, tell));
}
