import { VOICE_LIMITS, type SuggestedRule, type VoiceRules } from '@repurpose/contract';
import { languageOf } from '../../languages/registry.js';
import type { StyleRules } from '../../languages/style.types.js';
import { partsOfText } from '../../text/units-of-text.js';
import { DASH_MARKS, marksIn } from '../rules/punctuation.js';
import { wordsIn } from '../../text/words-in.js';
import { formOfAddress, personOf } from './persons.js';
import { framesOf } from './frames.js';

/** Minimum number of places and fraction of them for a habit to become a rule. */
const LEAST = { places: 4, part: 0.8 } as const;
const LEAST_SERIES = 3;
/** Writers who contract do so less consistently than others write out. */
const CONTRACTING_PART = 0.6;
const WRITING_OUT_PART = 0.7;
/** A mark counts as avoided only in at least this many sentences. */
const LEAST_SENTENCES = 40;
const RARE = 0.01;
const LEAST_PARAGRAPHS = 8;
/** Lines with fewer words are headings or items; longer paragraphs suggest no rule. */
const SHORT_LINE_WORDS = 6;
const MOST_PARAGRAPH = 4;

/** The value that most places of the samples follow, if it is a habit. `values` has the number of places of each. */
function chosen<Key extends keyof VoiceRules>(
  rule: Key,
  values: Readonly<Partial<Record<VoiceRules[Key] & string, number>>>,
  { part = LEAST.part, least = LEAST.places }: { part?: number; least?: number } = {},
): unknown[] {
  const counts = Object.entries<number | undefined>(values).map(([value, count = 0]) => ({ value, count }));
  const of = counts.reduce((sum, { count }) => sum + count, 0);
  return counts
    .filter(({ count }) => of >= least && count >= of * part)
    .slice(0, 1)
    .map(({ value, count }) => ({ rule, value, count, of }));
}

const DASH_STYLES = ['em', 'em-spaced', 'en', 'hyphen'] as const;

/** What the edits to one style find is written in the other. */
function ofStyle(style: StyleRules, text: string): unknown[] {
  const words = wordsIn(text);
  const { length: contracted } = style.contractionEdits(text, 'avoid');
  const { length: writtenOut } = style.contractionEdits(text, 'use');
  const part = contracted > writtenOut ? CONTRACTING_PART : WRITING_OUT_PART;
  return [
    ...chosen('spelling', {
      'en-GB': style.spellingEdits(words, 'en-US').length,
      'en-US': style.spellingEdits(words, 'en-GB').length,
    }),
    ...chosen('contractions', { use: contracted, avoid: writtenOut }, { part }),
    ...chosen(
      'oxfordComma',
      {
        use: style.oxfordCommaEdits(text, 'avoid').length,
        avoid: style.oxfordCommaEdits(text, 'use').length,
      },
      { least: LEAST_SERIES },
    ),
    ...chosen('numerals', {
      words: style.numeralEdits(text, 'figures').length,
      figures: style.numeralEdits(text, 'words').length,
    }),
    ...chosen('quoteMarks', {
      curly: style.quoteMarkEdits(text, 'straight').length,
      straight: style.quoteMarkEdits(text, 'curly').length,
    }),
  ];
}

function ofMarks(text: string, sentences: readonly string[]): unknown[] {
  const { length: of } = sentences;
  const withMark = (rule: Parameters<typeof marksIn>[1]): number =>
    sentences.filter((sentence) => marksIn(sentence, rule).length > 0).length;
  const avoided = (rule: 'exclamations' | 'dashes' | 'emoji'): unknown[] => {
    const count = of - withMark(rule);
    return of >= LEAST_SENTENCES && count >= of * (1 - RARE) ? [{ rule, value: 'avoid', count, of }] : [];
  };
  const found = marksIn(text, 'dashes');
  const countOf = (style: (typeof DASH_STYLES)[number]): number =>
    found.filter((dash) => dash === DASH_MARKS[style]).length;
  const dashes = chosen('dashes', Object.fromEntries(DASH_STYLES.map((style) => [style, countOf(style)])));
  return [
    ...avoided('exclamations'),
    ...(dashes.length > 0 ? dashes : avoided('dashes')),
    ...avoided('emoji'),
    ...ofEmoji(text),
  ];
}

/** Rules for the emoji of the samples and their number in a hundred words. */
function ofEmoji(text: string): unknown[] {
  const found = marksIn(text, 'emoji').map((emoji) => emoji.trim());
  if (found.length < LEAST.places) return [];
  const counts = [...Map.groupBy(found, (emoji) => emoji)].toSorted(([, a], [, b]) => b.length - a.length);
  const own = counts.slice(0, VOICE_LIMITS.emojiAllowed);
  const { length: words } = text.split(/\s+/u);
  const rate = Math.max(1, Math.round((100 * found.length) / words));
  return [
    {
      rule: 'emojiAllowed',
      value: own.map(([emoji]) => emoji),
      count: own.reduce((sum, [, each]) => sum + each.length, 0),
      of: found.length,
    },
    ...(rate <= VOICE_LIMITS.emojiPer100Words
      ? [{ rule: 'emojiPer100Words', value: rate, count: found.length, of: words }]
      : []),
  ];
}

/** The mean sentence length, with the number of sentences within half of it. */
function ofSentenceLength(sentences: readonly string[]): unknown[] {
  const lengths = sentences.map((sentence) => wordsIn(sentence).length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const { least, most } = VOICE_LIMITS.sentenceWords;
  const value = Math.min(most, Math.max(least, Math.round(mean)));
  if (lengths.length < LEAST_SENTENCES) return [];
  const count = lengths.filter((length) => length >= value * 0.5 && length <= value * 1.5).length;
  return [{ rule: 'sentenceWords', value, count, of: lengths.length }];
}

function ofParagraphs(samples: readonly string[]): unknown[] {
  const lengths = samples
    .flatMap((sample) => sample.split('\n'))
    .filter((line) => /[.!?]["”')]?\s*$/u.test(line) && line.split(' ').length > SHORT_LINE_WORDS)
    .map((line) => partsOfText(line, 'sentence').length)
    .toSorted((a, b) => a - b);
  const value = lengths[Math.floor(lengths.length * LEAST.part)] ?? Infinity;
  if (lengths.length < LEAST_PARAGRAPHS || value > MOST_PARAGRAPH) return [];
  const count = lengths.filter((length) => length <= value).length;
  return [{ rule: 'paragraphSentences', value, count, of: lengths.length }];
}

/** The rules that the samples follow, each with its evidence. */
export function suggestedRules(samples: readonly string[], language: string): SuggestedRule[] {
  const text = samples.join('\n\n');
  const sentences = text
    .split('\n')
    .flatMap((line) => partsOfText(line, 'sentence'))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  const persons = chosen('person', personOf(sentences, language));
  const address = chosen('address', formOfAddress(sentences, language));
  const { style } = languageOf(language);
  const ofLanguage = style === undefined ? [] : [...ofStyle(style, text), ...ofSentenceLength(sentences)];
  // a cast, because `chosen` is typed by its rule and the list is not
  return [
    ...ofLanguage,
    ...ofParagraphs(samples),
    ...ofMarks(text, sentences),
    ...persons,
    ...address,
    ...framesOf(samples),
  ] as SuggestedRule[];
}
