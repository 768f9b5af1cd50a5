import { VOICE_LIMITS, type SuggestedRule, type VoiceRules } from '@repurpose/contract';
import { figure } from '../../shared/figures.js';

type Options = readonly (readonly [value: string, text: string])[];
/** A rule in words, and what its field takes. */
export type Rule = { label: string } & (
  | { kind: 'choice'; options: Options }
  | { kind: 'line'; hint: string }
  /** Words separated by spaces, or texts on lines of their own. */
  | { kind: 'list' | 'lines'; hint: string; most: number }
  | { kind: 'count'; hint: string; least: number; most: number }
);
export type RuleName = Exclude<keyof VoiceRules, 'instruction'>;

const KEEP = ['keep', 'As in the source'] as const;
const AVOID = ['avoid', 'Never'] as const;
const choice = (label: string, ...options: Options): Rule => ({
  kind: 'choice',
  label,
  options: [KEEP, ...options],
});
const habit = (label: string) => choice(label, ['use', 'Always'], AVOID);
const { hashtags, emojiAllowed, emojiPer100Words, sentenceWords, lix, paragraphSentences, selfLines } =
  VOICE_LIMITS;
const TAGS = { kind: 'list', hint: 'Separated by spaces. At most ten.', most: hashtags } as const;
/** Each line is one thing that the brand is, or is not. */
const SELF = { kind: 'lines', hint: 'A line each, at most five.', most: selfLines } as const;

/** In the order of their fields. */
export const RULES: Readonly<Record<RuleName, Rule>> = {
  spelling: choice('English spelling', ['en-GB', 'British'], ['en-US', 'American']),
  contractions: habit('Contractions (don’t, we’re)'),
  oxfordComma: habit('Comma before “and” in a series'),
  numerals: choice('Numbers from two to nine', ['words', 'As words (three)'], ['figures', 'As figures (3)']),
  quoteMarks: choice(
    'Quotation marks and apostrophes',
    ['curly', 'Curly (“so”)'],
    ['straight', 'Straight ("so")'],
  ),
  dashes: choice(
    'Dashes in a sentence',
    AVOID,
    ['em', 'Long (word—word)'],
    ['em-spaced', 'Long with spaces (word — word)'],
    ['en', 'Short (word – word)'],
    ['hyphen', 'Hyphen (word - word)'],
  ),
  sentenceWords: {
    kind: 'count',
    label: 'Words in a sentence, about',
    hint: 'Longer ones are divided, or shorter ones joined. Empty: as in the source.',
    ...sentenceWords,
  },
  lix: {
    kind: 'count',
    label: 'Readability (LIX), about',
    hint: 'Words in a sentence plus the percentage of long words: 30 is easy, 50 is hard. Empty: as in the source.',
    ...lix,
  },
  paragraphSentences: {
    kind: 'count',
    label: 'Sentences in a paragraph, at most',
    hint: 'In posts and articles. Empty: as in the source.',
    ...paragraphSentences,
  },
  exclamations: choice('Exclamation marks', AVOID),
  emoji: choice('Emoji', AVOID),
  emojiAllowed: {
    kind: 'list',
    label: 'Only these emoji',
    hint: 'Separated by spaces. Empty: all are allowed.',
    most: emojiAllowed,
  },
  emojiPer100Words: {
    kind: 'count',
    label: 'Emoji in a hundred words, at most',
    hint: 'Empty: any number.',
    least: 1,
    most: emojiPer100Words,
  },
  person: choice('Person (with a model only)', ['we', 'We'], ['I', 'I'], ['you', 'You']),
  address: choice(
    'Address (du or Sie, tu or vous)',
    ['familiar', 'Familiar (du, tu)'],
    ['polite', 'Polite (Sie, vous)'],
  ),
  pleasantries: choice('Greetings and closing lines of the writer', AVOID),
  greeting: { kind: 'line', label: 'Greeting', hint: 'First line of newsletters.' },
  signOff: { kind: 'line', label: 'Sign-off', hint: 'Last line of newsletters, posts and podcasts.' },
  hashtagsAlways: { label: 'Hashtags always', ...TAGS },
  hashtagsNever: { label: 'Hashtags never', ...TAGS },
  weAre: { label: 'We are (with a model only)', ...SELF },
  weAreNot: { label: 'We are not (with a model only)', ...SELF },
};

/** What the samples were counted in. */
const PLACES: Readonly<Record<SuggestedRule['rule'], string>> = {
  spelling: 'words with two spellings',
  contractions: 'places that allow one',
  oxfordComma: 'series',
  numerals: 'numbers',
  quoteMarks: 'marks',
  dashes: 'dashes',
  exclamations: 'sentences have none',
  emoji: 'sentences have none',
  emojiAllowed: 'emoji',
  emojiPer100Words: 'words',
  sentenceWords: 'sentences are near it',
  paragraphSentences: 'paragraphs',
  person: 'sentences about the authors',
  address: 'sentences to the reader',
  greeting: 'samples',
  signOff: 'samples',
  hashtagsAlways: 'samples',
};

/** A suggested rule in words: what it is called with its value, and its evidence. */
export function suggestionText(suggestion: SuggestedRule): { text: string; evidence: string } {
  const { rule, value, count, of } = suggestion;
  const known = RULES[rule];
  const said = known.kind === 'choice' && known.options.find(([key]) => key === value)?.[1];
  const shown = said || (Array.isArray(value) ? value.join(' ') : String(value));
  const places = rule === 'dashes' && value === 'avoid' ? 'sentences have none' : PLACES[rule];
  return { text: `${known.label}: ${shown}`, evidence: `${figure(count)} of ${figure(of)} ${places}` };
}
