import type { Determiners } from '../../languages/context.types.js';
import { isStopword } from '../../languages/stop-words.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys, prefixKey } from '../../languages/words.js';
import { memoize } from '../../text/memo.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { Reference, Unit } from '../unit.types.js';

interface Phrase {
  kind: keyof Determiners['words'];
  /** Its words up to the next function word, and the text behind them. */
  words: readonly string[];
  rest: string;
  start: number;
}

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’-]*`;
const MOST_WORDS = 3;
/** Characters behind a phrase that say whether it explains itself. */
const LOOK = 12;

const phrasesOf = memoize((language: string): ((text: string) => Phrase[]) | null => {
  const { determiners } = languageOf(language).context ?? {};
  if (determiners === undefined) return null;
  const kinds = Object.entries(determiners.words) as [Phrase['kind'], string][];
  const kindOf = new Map(kinds.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])));
  const pattern = new TextPattern(
    new RegExp(
      String.raw`(?<![\p{L}\p{N}'’-])(?<determiner>${[...kindOf.keys()].join('|')})(?: (?:${determiners.premodifiers.replaceAll(' ', '|')})(?![\p{L}'’-])){0,2}(?=(?<run>(?: ${WORD}){1,${MOST_WORDS + 1}}))`,
      'giu',
    ),
  );
  return (text) =>
    pattern.matchesIn(text).map(({ 0: whole, groups, index }): Phrase => {
      const { determiner = '', run = '' } = groups ?? {};
      const all = run.trim().split(' ');
      const stop = all.findIndex((word) => /^\p{N}/u.test(word) || isStopword(word.toLowerCase(), language));
      const words = all.slice(0, Math.min(stop < 0 ? all.length : stop, MOST_WORDS));
      const end = index + whole.length + words.reduce((sum, word) => sum + word.length + 1, 0);
      return {
        kind: kindOf.get(determiner.toLowerCase()) ?? 'indefinite',
        words,
        rest: text.slice(end, end + LOOK),
        start: index,
      };
    });
});

/** A comparable noun: "change" is "changes", "lesson" is "lessons". */
export const nounKey = (stem: string): string => stem.replace(/(?<=...)[en]$/u, '');
const keysIn = (words: readonly string[]): string[] => words.map((word) => nounKey(prefixKey(word)));

const isCapital = (word = ''): boolean => /^\p{Lu}/u.test(word);
/** First letters that words of one family share: "funded", "funders". */
const FAMILY_LETTERS = 4;
/** Characters in which a sentence says what it is about. */
const SUBJECT_CHARS = 45;
/** Sentences within which "this change" and "the nutrition prize" mean what has that noun. */
const NEAR = 6;

/** Whether a phrase says itself what it means. */
function isExplained(
  { kind, words, rest, start }: Phrase,
  text: string,
  language: string,
  { explains, complements, exophoric }: Determiners,
): boolean {
  if (kind === 'indefinite' || exophoric.test(words[0] ?? '')) return true;
  if (kind === 'named' ? !isCapital(words[0]) : explains.test(rest)) return true;
  if (kind === 'definite' && (complements.test(rest) || words.some(isCapital))) return true;
  // "has been funded … those funders"
  const own = contentKeys(text.slice(0, start), language);
  return keysIn(words).some((stem) => own.some((key) => key.startsWith(stem.slice(0, FAMILY_LETTERS))));
}

/** "the 24th Ig Nobel prize": a noun behind a name is new. */
const NAMED_NOUN = new TextPattern(/(?<=[\p{L}\p{N}],? )\p{Lu}\p{Ll}+ (\p{Ll}{4,})/gu);

/** What the sentences so far have named. */
class Named {
  /** Stem → the last sentence that has it, and the last one that brings it up as new. */
  private readonly seen = new Map<string, number>();
  private readonly introduced = new Map<string, number>();
  /** Spoken of as known from the start: "the internet". */
  private readonly unique = new Set<string>();

  /** What a phrase of a sentence refers to; undefined where the text has never named it. */
  referenceOf({ kind, words, start }: Phrase, at: number): Reference | undefined {
    const stems = keysIn(words);
    const isPointed = kind === 'pointed' || kind === 'near';
    const known = stems.filter((stem) =>
      isPointed ? this.seen.has(stem) : this.introduced.has(stem) && !this.unique.has(stem),
    );
    const places = isPointed ? this.seen : this.introduced;
    const last = Math.max(...known.map((stem) => places.get(stem) ?? -1));
    const isFar = at - last > NEAR;
    // at the end of a text "this experience" means all of it
    const isOpen = kind === 'near' || (kind === 'definite' && known.length < stems.length);
    if (known.length === 0 || (isFar && isOpen)) return undefined;
    const from = isFar && isPointed ? -1 : last;
    const isSubject = start < SUBJECT_CHARS && this.introduced.get(stems.at(-1) ?? '') === from;
    return { stems, from, isSubject, isDefinite: kind === 'definite' };
  }

  note({ text, stems, isItem }: Unit, phrases: readonly Phrase[], at: number): void {
    for (const { kind, words } of phrases) {
      const [head = ''] = keysIn(words.slice(-1));
      const isDefinite = kind === 'definite';
      if (isDefinite && !words.some(isCapital) && !this.seen.has(head)) this.unique.add(head);
      if (!isDefinite && !isItem) this.introduced.set(head, at);
    }
    const nouns = NAMED_NOUN.matchesIn(text).map(([, noun = '']) => noun);
    for (const noun of keysIn(nouns)) this.introduced.set(noun, at);
    for (const stem of stems) this.seen.set(nounKey(stem), at);
  }
}

/** What each sentence takes as known, in languages of which we know the determiners. */
export function referencesOf(
  units: readonly Unit[],
  headings: readonly string[],
  language: string,
): readonly (readonly Reference[])[] {
  const { determiners } = languageOf(language).context ?? {};
  const phrasesIn = phrasesOf(language);
  if (determiners === undefined || phrasesIn === null) return [];
  const headed = headings.map((heading) => new Set(contentKeys(heading, language).map(nounKey)));
  const named = new Named();
  return units.map((unit, at) => {
    const phrases = phrasesIn(unit.text).filter(({ words }) => words.length > 0);
    const isHeaded = ({ stems, isDefinite }: Reference): boolean =>
      isDefinite && stems.some((stem) => headed[unit.section]?.has(stem) === true);
    const references = phrases
      .filter((phrase) => !isExplained(phrase, unit.text, language, determiners))
      .flatMap((phrase) => named.referenceOf(phrase, at) ?? [])
      .filter((reference) => !isHeaded(reference));
    named.note(unit, phrases, at);
    return references;
  });
}
