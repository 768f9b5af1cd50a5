import type { AppliedVoice, Term, VoiceHit } from '@repurpose/contract';
import type { Source } from '../source/source.types.js';
import { onceFor } from '../text/once-for.js';
import { contractionEdits } from './rules/contractions.js';
import { fixedSpans } from './unchanged/fixed-spans.js';
import { punctuationEdits } from './rules/punctuation.js';
import { Revision, type Change, type Edit } from './revision.js';
import { sameClaims } from './unchanged/same-claims.js';
import { spellingEdits } from './rules/spelling.js';
import { inOrder, termEdits } from './terms.js';
import { wordsIn, type WordAt } from './style/words-in.js';

/** A text under the rules of a voice. Where its claims would not stay the same, it is left as it was. */
export interface RevisedText {
  after: string;
  changes: readonly Change[];
  kept: readonly Omit<VoiceHit, 'segment'>[];
}

interface Reading {
  text: string;
  words: readonly WordAt[];
}
const reading = (text: string): Reading => ({ text, words: wordsIn(text) });
type Rule = (read: Reading) => Edit[];
/** The rules of a voice in the order they are applied, and the words that none of them may change. */
interface Rules {
  steps: readonly Rule[];
  fixed: readonly Term[];
}

/** The rules of a voice for a language. */
function rulesOf({ rules, terms }: AppliedVoice, language: string): Rules {
  const { spelling, contractions } = rules;
  const of = (kind: Term['kind']): Term[] => terms.filter((term) => term.kind === kind);
  const [banned, preferred] = [of('banned'), of('preferred')];
  const steps: (Rule | false)[] = [
    ({ text, words }) => termEdits(text, banned, language, words),
    ({ text, words }) => termEdits(text, preferred, language, words),
    language === 'en' && spelling !== 'keep' && (({ words }) => spellingEdits(words, spelling)),
    language === 'en' && contractions !== 'keep' && (({ text }) => contractionEdits(text, contractions)),
    ({ text }) => inOrder(punctuationEdits(text, rules)),
  ];
  return { steps: steps.filter((step) => step !== false), fixed: of('protected') };
}

function reviseText(text: string, { steps, fixed }: Rules, source: Source): RevisedText | null {
  let now = reading(text);
  const wanted = steps.map((step) => step(now));
  if (wanted.every(({ length }) => length === 0)) return null;
  const revision = new Revision(text, fixedSpans(text, source, fixed));
  steps.forEach((step, at) => {
    // A step that has read this very text is not asked again.
    revision.apply(revision.text === text ? (wanted[at] ?? []) : step(now));
    if (revision.text !== now.text) now = reading(revision.text);
  });
  const kept = revision.kept.map(({ text: left, rule, reason }) => ({ text: left, rule, kept: reason }));
  const { text: after, changes } = revision;
  if (changes.length === 0 || sameClaims(text, after, source)) return { after, changes, kept };
  const undone = changes.map(({ before, rule }) => ({ text: before, rule, kept: 'fact' as const }));
  return { after: text, changes: [], kept: [...kept, ...undone] };
}

/**
 * Texts of outputs of a source under the rules of a voice; null where no rule asks for anything. The formats of a request
 * share most of their texts: each is revised once.
 */
export const revisedTexts = (voice: AppliedVoice, source: Source): ((text: string) => RevisedText | null) =>
  readings(voice)(source);

const readings = onceFor((voice: AppliedVoice) =>
  onceFor((source: Source) => {
    const rules = rulesOf(voice, source.language);
    const known = new Map<string, RevisedText | null>();
    return (text: string): RevisedText | null => {
      const found = known.get(text);
      if (found !== undefined) return found;
      const revised = reviseText(text, rules, source);
      known.set(text, revised);
      return revised;
    };
  }),
);
