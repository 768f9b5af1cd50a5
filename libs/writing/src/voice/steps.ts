import { DEFAULT_VOICE_RULES, type AppliedVoice, type Term, type VoiceRules } from '@repurpose/contract';
import { languageOf } from '../languages/registry.js';
import type { Edit, StyleRules } from '../languages/style.types.js';
import type { Source } from '../source/source.types.js';
import { termsFor } from './merged-terms.js';
import { inOrder, termEdits, wordsOfTerms } from './terms.js';
import type { Reading, Vocabulary } from '../text/words-in.js';
import { paragraphEdits } from './rules/paragraphs.js';
import { punctuationEdits } from './rules/punctuation.js';
import { respelledIn } from './unchanged/respelling.js';

export interface Step {
  edits: (read: Reading) => Edit[];
  /** Whether it rewrites facts, so that it is skipped if a claim would change. */
  changesFacts?: boolean;
  /** Whether it applies only to paragraphs of posts and articles. */
  isOfParagraphs?: boolean;
}

export interface Steps {
  steps: readonly Step[];
  fixed: readonly Term[];
  words: readonly Vocabulary[];
  /** Letters of source names that the voice spells differently. */
  respelled: ReadonlySet<string>;
}

function styleSteps(style: StyleRules, rules: VoiceRules): (Step | false)[] {
  const { spelling, contractions, numerals, sentenceWords, exclamations, quoteMarks } = rules;
  return [
    spelling !== 'keep' && { edits: ({ words }) => style.spellingEdits(words, spelling) },
    contractions !== 'keep' && {
      edits: ({ text }) => style.contractionEdits(text, contractions, quoteMarks),
    },
    numerals !== 'keep' && { edits: ({ text }) => style.numeralEdits(text, numerals), changesFacts: true },
    sentenceWords !== null && {
      edits: ({ text }) => style.sentenceLengthEdits(text, sentenceWords, exclamations === 'avoid'),
      changesFacts: true,
    },
  ];
}

export function stepsOf({ rules: own, terms }: AppliedVoice, source: Source): Steps {
  const { language } = source;
  const rules = { ...DEFAULT_VOICE_RULES, ...own };
  const { oxfordComma, quoteMarks, paragraphSentences } = rules;
  const { style } = languageOf(language);
  const spoken = termsFor(terms, language);
  const of = (kind: Term['kind']): Term[] => spoken.filter((term) => term.kind === kind);
  const [banned, preferred, fixed] = [of('banned'), of('preferred'), of('protected')];
  const steps: (Step | false)[] = [
    banned.length > 0 && { edits: (read) => termEdits(read, banned, language) },
    preferred.length > 0 && { edits: (read) => termEdits(read, preferred, language) },
    ...(style === undefined ? [] : styleSteps(style, rules)),
    { edits: ({ text }) => inOrder(punctuationEdits(text, rules)) },
    style !== undefined &&
      oxfordComma !== 'keep' && { edits: ({ text }) => style.oxfordCommaEdits(text, oxfordComma) },
    style !== undefined &&
      quoteMarks !== 'keep' && { edits: ({ text }) => style.quoteMarkEdits(text, quoteMarks) },
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
      ...(style !== undefined && rules.spelling !== 'keep' ? [style.respelledWords(rules.spelling)] : []),
    ],
    respelled: respelledIn(source, preferred),
  };
}
