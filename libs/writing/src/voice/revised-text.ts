import {
  DEFAULT_VOICE_RULES,
  type AppliedVoice,
  type Term,
  type VoiceHit,
  type VoiceRules,
} from '@repurpose/contract';
import type { Source } from '../source/source.types.js';
import { onceFor } from '../text/once-for.js';
import { contractionEdits } from './rules/contractions.js';
import { fixedSpans } from './unchanged/fixed-spans.js';
import { numeralEdits } from './rules/numerals.js';
import { oxfordCommaEdits } from './rules/oxford-comma.js';
import { paragraphEdits } from './rules/paragraphs.js';
import { punctuationEdits } from './rules/punctuation.js';
import { quoteMarkEdits } from './rules/quote-marks.js';
import { sentenceLengthEdits } from './rules/sentence-length.js';
import { readingOf, type Reading } from './reading.js';
import { Revision, type Change, type Edit } from './revision.js';
import { respelledIn } from './unchanged/respelling.js';
import { sameClaims } from './unchanged/same-claims.js';
import { spellingEdits } from './rules/spelling.js';
import { inOrder, termEdits } from './terms.js';

/** A text under the rules of a voice. Where its claims would not stay the same, it is left as it was. */
export interface RevisedText {
  after: string;
  changes: readonly Change[];
  kept: readonly Omit<VoiceHit, 'segment'>[];
}

interface Rule {
  edits: (read: Reading) => Edit[];
  /** It rewrites facts, so it is skipped where that would change a claim. */
  isDaring?: boolean;
  /** It is only for paragraphs of posts and articles. */
  isOfParagraphs?: boolean;
}
interface Rules {
  steps: readonly Rule[];
  fixed: readonly Term[];
  needsWords: boolean;
  /** Letters of names of the source that the voice spells otherwise. */
  respelled: ReadonlySet<string>;
}

function englishRules(rules: VoiceRules): (Rule | false)[] {
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

function rulesOf({ rules: own, terms }: AppliedVoice, source: Source): Rules {
  const { language } = source;
  const rules = { ...DEFAULT_VOICE_RULES, ...own };
  const { oxfordComma, quoteMarks, paragraphSentences } = rules;
  const isEnglish = language === 'en';
  const of = (kind: Term['kind']): Term[] => terms.filter((term) => term.kind === kind);
  const [banned, preferred] = [of('banned'), of('preferred')];
  const steps: (Rule | false)[] = [
    banned.length > 0 && { edits: ({ text, words }) => termEdits(text, banned, language, words) },
    preferred.length > 0 && { edits: ({ text, words }) => termEdits(text, preferred, language, words) },
    ...(isEnglish ? englishRules(rules) : []),
    { edits: ({ text }) => inOrder(punctuationEdits(text, rules)) },
    isEnglish && oxfordComma !== 'keep' && { edits: ({ text }) => oxfordCommaEdits(text, oxfordComma) },
    isEnglish && quoteMarks !== 'keep' && { edits: ({ text }) => quoteMarkEdits(text, quoteMarks) },
    paragraphSentences !== null && {
      edits: ({ text }) => paragraphEdits(text, paragraphSentences),
      isOfParagraphs: true,
    },
  ];
  const needsWords = terms.length > 0 || (isEnglish && rules.spelling !== 'keep');
  return {
    steps: steps.filter((step) => step !== false),
    fixed: of('protected'),
    needsWords,
    respelled: respelledIn(source, preferred),
  };
}

/** Marks are only written otherwise in a name or a figure. */
const needsMentions = ({ rule }: Edit): boolean => rule !== 'quote-marks';

function reviseText(text: string, rules: Rules, source: Source): RevisedText | null {
  const { steps, fixed } = rules;
  let now = readingOf(text, rules.needsWords);
  const wanted = steps.map(({ edits }) => edits(now));
  if (wanted.every(({ length }) => length === 0)) return null;
  const revision = new Revision(text, fixedSpans(now, wanted.flat().filter(needsMentions), source, fixed));
  steps.forEach(({ edits }, at) => {
    // A step that has read this very text is not asked again.
    revision.apply(revision.text === text ? (wanted[at] ?? []) : edits(now));
    if (revision.text !== now.text) now = readingOf(revision.text, rules.needsWords);
  });
  const kept = revision.kept.map(({ text: left, rule, reason }) => ({ text: left, rule, kept: reason }));
  const { text: after, changes } = revision;
  if (changes.length === 0 || sameClaims(text, after, source, rules.respelled))
    return { after, changes, kept };
  const careful = steps.filter(({ isDaring }) => isDaring !== true);
  if (careful.length < steps.length) return reviseText(text, { ...rules, steps: careful }, source);
  const undone = changes.map(({ before, rule }) => ({ text: before, rule, kept: 'fact' as const }));
  return { after: text, changes: [], kept: [...kept, ...undone] };
}

/** Null where no rule asks for anything. The formats of a request share most texts: each is revised once. */
export const revisedTexts = (voice: AppliedVoice, source: Source): Revise => readings(voice)(source);

/** A text as the rules have it; some are only for the paragraphs of posts and articles. */
type Revise = (text: string, isParagraph: boolean) => RevisedText | null;

const readings = onceFor((voice: AppliedVoice) =>
  onceFor((source: Source): Revise => {
    const all = rulesOf(voice, source);
    const others = { ...all, steps: all.steps.filter(({ isOfParagraphs }) => isOfParagraphs !== true) };
    const reviser = (rules: Rules): ((text: string) => RevisedText | null) => {
      const known = new Map<string, RevisedText | null>();
      return (text) => {
        const found = known.get(text);
        if (found !== undefined) return found;
        const revised = reviseText(text, rules, source);
        known.set(text, revised);
        return revised;
      };
    };
    const revise = reviser(others);
    const reviseParagraph = all.steps.length === others.steps.length ? revise : reviser(all);
    return (text: string, isParagraph: boolean) => (isParagraph ? reviseParagraph : revise)(text);
  }),
);
