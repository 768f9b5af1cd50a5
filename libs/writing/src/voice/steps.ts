import { DEFAULT_VOICE_RULES, type AppliedVoice, type Term, type VoiceRules } from '@repurpose/contract';
import type { Source } from '../source/source.types.js';
import { termsFor } from './merged-terms.js';
import type { Reading } from './reading.js';
import type { Vocabulary } from './style/words-in.js';
import type { Edit } from './revision.js';
import { contractionEdits } from './rules/contractions.js';
import { numeralEdits } from './rules/numerals.js';
import { oxfordCommaEdits } from './rules/oxford-comma.js';
import { paragraphEdits } from './rules/paragraphs.js';
import { punctuationEdits } from './rules/punctuation.js';
import { quoteMarkEdits } from './rules/quote-marks.js';
import { sentenceLengthEdits } from './rules/sentence-length.js';
import { respelledWords, spellingEdits } from './rules/spelling.js';
import { inOrder, termEdits, wordsOfTerms } from './terms.js';
import { respelledIn } from './unchanged/respelling.js';

/** One rule of a voice, as the edits that it wants of a text. */
export interface Step {
  edits: (read: Reading) => Edit[];
  /** It rewrites facts, so it is skipped where that would change a claim. */
  isDaring?: boolean;
  /** It is only for paragraphs of posts and articles. */
  isOfParagraphs?: boolean;
}

/** What a voice asks of the texts about a source. */
export interface Steps {
  /** In the order in which they are applied. */
  steps: readonly Step[];
  fixed: readonly Term[];
  /** The words that steps look for. */
  words: readonly Vocabulary[];
  /** Letters of names of the source that the voice spells otherwise. */
  respelled: ReadonlySet<string>;
}

function englishSteps(rules: VoiceRules): (Step | false)[] {
  const { spelling, contractions, numerals, sentenceWords, exclamations, quoteMarks } = rules;
  return [
    spelling !== 'keep' && { edits: ({ words }) => spellingEdits(words, spelling) },
    contractions !== 'keep' && { edits: ({ text }) => contractionEdits(text, contractions, quoteMarks) },
    numerals !== 'keep' && { edits: ({ text }) => numeralEdits(text, numerals), isDaring: true },
    sentenceWords !== null && {
      edits: ({ text }) => sentenceLengthEdits(text, sentenceWords, exclamations === 'avoid'),
      isDaring: true,
    },
  ];
}

export function stepsOf({ rules: own, terms }: AppliedVoice, source: Source): Steps {
  const { language } = source;
  const rules = { ...DEFAULT_VOICE_RULES, ...own };
  const { oxfordComma, quoteMarks, paragraphSentences } = rules;
  const isEnglish = language === 'en';
  const spoken = termsFor(terms, language);
  const of = (kind: Term['kind']): Term[] => spoken.filter((term) => term.kind === kind);
  const [banned, preferred, fixed] = [of('banned'), of('preferred'), of('protected')];
  const steps: (Step | false)[] = [
    banned.length > 0 && { edits: (read) => termEdits(read, banned, language) },
    preferred.length > 0 && { edits: (read) => termEdits(read, preferred, language) },
    ...(isEnglish ? englishSteps(rules) : []),
    { edits: ({ text }) => inOrder(punctuationEdits(text, rules)) },
    isEnglish && oxfordComma !== 'keep' && { edits: ({ text }) => oxfordCommaEdits(text, oxfordComma) },
    isEnglish && quoteMarks !== 'keep' && { edits: ({ text }) => quoteMarkEdits(text, quoteMarks) },
    paragraphSentences !== null && {
      edits: ({ text }) => paragraphEdits(text, paragraphSentences),
      isOfParagraphs: true,
    },
  ];
  return {
    steps: steps.filter((step) => step !== false),
    fixed,
    words: [
      ...[banned, preferred, fixed].filter(({ length }) => length > 0).map(wordsOfTerms),
      ...(isEnglish && rules.spelling !== 'keep' ? [respelledWords(rules.spelling)] : []),
    ],
    respelled: respelledIn(source, preferred),
  };
}
