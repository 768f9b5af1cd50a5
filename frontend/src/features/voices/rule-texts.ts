import type { SuggestedRule, VoiceRules } from '@repurpose/contract';

type Options = readonly (readonly [value: string, text: string])[];
/** Rules with a fixed list of values. */
export type ChoiceKey =
  | 'spelling'
  | 'contractions'
  | 'oxfordComma'
  | 'numerals'
  | 'quoteMarks'
  | 'dashes'
  | 'exclamations'
  | 'emoji'
  | 'person'
  | 'address';

const KEEP = ['keep', 'As in the source'] as const;
const HABIT = [KEEP, ['use', 'Always'], ['avoid', 'Never']] as const;
const AVOID = [KEEP, ['avoid', 'Never']] as const;

/** What each rule is called, and its values. */
export const CHOICES: Readonly<Record<ChoiceKey, { label: string; options: Options }>> = {
  spelling: { label: 'English spelling', options: [KEEP, ['en-GB', 'British'], ['en-US', 'American']] },
  contractions: { label: 'Contractions (don’t, we’re)', options: HABIT },
  oxfordComma: { label: 'Comma before “and” in a series', options: HABIT },
  numerals: {
    label: 'Numbers from two to nine',
    options: [KEEP, ['words', 'As words (three)'], ['figures', 'As figures (3)']],
  },
  quoteMarks: {
    label: 'Quotation marks and apostrophes',
    options: [KEEP, ['curly', 'Curly (“so”)'], ['straight', 'Straight ("so")']],
  },
  dashes: {
    label: 'Dashes in a sentence',
    options: [KEEP, ['avoid', 'Never'], ['em', 'Long (word—word)'], ['en', 'Short (word – word)']],
  },
  exclamations: { label: 'Exclamation marks', options: AVOID },
  emoji: { label: 'Emoji', options: AVOID },
  person: {
    label: 'Person (with a model only)',
    options: [KEEP, ['we', 'We'], ['I', 'I'], ['you', 'You']],
  },
  address: {
    label: 'Address (du or Sie, tu or vous)',
    options: [KEEP, ['familiar', 'Familiar (du, tu)'], ['polite', 'Polite (Sie, vous)']],
  },
};

const OTHERS = {
  emojiAllowed: 'Only these emoji',
  emojiPer100Words: 'Emoji in a hundred words, at most',
  sentenceWords: 'Words in a sentence, about',
  paragraphSentences: 'Sentences in a paragraph, at most',
  greeting: 'Greeting',
  signOff: 'Sign-off',
  hashtagsAlways: 'Hashtags always',
} as const;

const isChoice = (rule: keyof VoiceRules): rule is ChoiceKey => rule in CHOICES;

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
export function suggestionText({ rule, value, count, of }: SuggestedRule): {
  text: string;
  evidence: string;
} {
  const label = isChoice(rule) ? CHOICES[rule].label : OTHERS[rule];
  const said = isChoice(rule) ? CHOICES[rule].options.find(([key]) => key === value)?.[1] : null;
  const shown = said ?? (Array.isArray(value) ? value.join(' ') : String(value));
  const places = rule === 'dashes' && value === 'avoid' ? 'sentences have none' : PLACES[rule];
  return {
    text: `${label}: ${shown}`,
    evidence: `${count.toLocaleString('en')} of ${of.toLocaleString('en')} ${places}`,
  };
}
