import type { AppliedVoice, VoiceHit } from '@repurpose/contract';
import type { Source } from '../source/source.types.js';
import { onceFor } from '../text/once-for.js';
import { Reading } from '../text/words-in.js';
import type { Edit } from '../languages/style.types.js';
import { Revision, type Change } from './revision.js';
import { stepsOf, type Steps } from './steps.js';
import { differing, type Differing } from './unchanged/differing.js';
import { fixedSpans } from './unchanged/fixed-spans.js';
import { readMentions, sentencesAt } from './unchanged/mentions-in.js';
import { sameClaims } from './unchanged/same-claims.js';

/** A text after the rules of a voice; unchanged if its claims would differ. */
export interface RevisedText {
  after: string;
  changes: readonly Change[];
  kept: readonly Omit<VoiceHit, 'segment'>[];
}

export interface AskedText {
  text: string;
  /** Whether it is a paragraph of a post or article, which some rules require. */
  isParagraph: boolean;
}

interface Wanted {
  text: string;
  steps: Steps;
  read: Reading;
  edits: readonly Edit[][];
}

/** Quote-mark edits are the only ones allowed in names and figures. */
const needsMentions = ({ rule }: Edit): boolean => rule !== 'quote-marks';

function wantedOf(text: string, steps: Steps): Wanted | null {
  const read = new Reading(text, steps.words);
  const edits = steps.steps.map((step) => step.edits(read));
  return edits.every(({ length }) => length === 0) ? null : { text, steps, read, edits };
}

interface Revised extends Wanted {
  revision: Revision;
  differences: Differing;
}

function revise(wanted: Wanted, source: Source): Revised {
  const { text, steps, read, edits } = wanted;
  const facts = edits.flat().filter(needsMentions);
  const revision = new Revision(text, fixedSpans(read, facts, source, steps.fixed));
  let now = read;
  steps.steps.forEach((step, at) => {
    // a step that has read this text is not run again
    revision.apply(revision.text === text ? (edits[at] ?? []) : step.edits(now));
    if (revision.text !== now.text) now = new Reading(revision.text, steps.words);
  });
  return { ...wanted, revision, differences: differing(text, revision.text, revision.changes, source) };
}

/** The revision if its claims are the same; else without the steps that rewrite facts; else none. */
function accepted({ text, steps, revision, differences }: Revised, source: Source): RevisedText | null {
  const { text: after, changes } = revision;
  const kept = revision.kept.map(({ text: left, rule, reason }) => ({ text: left, rule, kept: reason }));
  if (sameClaims(differences, source, steps.respelled)) return { after, changes, kept };
  const careful = steps.steps.filter(({ changesFacts }) => changesFacts !== true);
  if (careful.length < steps.steps.length) {
    const wanted = wantedOf(text, { ...steps, steps: careful });
    return wanted && accepted(revise(wanted, source), source);
  }
  const undone = changes.map(({ before, rule }) => ({ text: before, rule, kept: 'fact' as const }));
  return { after: text, changes: [], kept: [...kept, ...undone] };
}

/** Revises several texts at once, because reading their mentions together is faster. */
function revisedTogether(texts: readonly string[], steps: Steps, source: Source): (RevisedText | null)[] {
  const wanted = texts.map((text) => wantedOf(text, steps));
  const touched = wanted.flatMap((each) =>
    each ? sentencesAt(each.text, each.edits.flat().filter(needsMentions), source) : [],
  );
  readMentions(
    touched.map(({ sentence }) => sentence),
    source,
  );
  const revised = wanted.map((each) => each && revise(each, source));
  readMentions(
    revised.flatMap((each) => each?.differences.flat() ?? []),
    source,
  );
  return revised.map((each) => each && accepted(each, source));
}

type Revise = (asked: readonly AskedText[]) => (RevisedText | null)[];

/** The revision function of a voice and a source; caches texts, because formats share most of them. */
export const revisedTexts = (voice: AppliedVoice, source: Source): Revise => readings(voice)(source);

const readings = onceFor((voice: AppliedVoice) =>
  onceFor((source: Source): Revise => {
    const all = stepsOf(voice, source);
    const others = { ...all, steps: all.steps.filter(({ isOfParagraphs }) => isOfParagraphs !== true) };
    const plain = reviser(others, source);
    const paragraphs = all.steps.length === others.steps.length ? plain : reviser(all, source);
    return (asked) => {
      const textsOf = (isOfThese: boolean): string[] =>
        asked.filter(({ isParagraph }) => isParagraph === isOfThese).map(({ text }) => text);
      plain.learn(textsOf(false));
      paragraphs.learn(textsOf(true));
      return asked.map(({ text, isParagraph }) => (isParagraph ? paragraphs : plain).known(text));
    };
  }),
);

interface Reviser {
  learn: (texts: readonly string[]) => void;
  known: (text: string) => RevisedText | null;
}

function reviser(steps: Steps, source: Source): Reviser {
  const revised = new Map<string, RevisedText | null>();
  return {
    learn: (texts) => {
      const fresh = [...new Set(texts)].filter((text) => !revised.has(text));
      revisedTogether(fresh, steps, source).forEach((each, at) => revised.set(fresh[at] ?? '', each));
    },
    known: (text) => revised.get(text) ?? null,
  };
}
