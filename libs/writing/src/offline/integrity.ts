import type { FormatKey } from '@repurpose/contract';
import type { Setting } from '../annotate/discourse/housekeeping.js';
import type { Unit } from '../annotate/unit.types.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { mapDraft } from '../formats/draft/map-draft.js';
import type { Source } from '../source/source.types.js';
import { keptFor } from '../text/kept-for.js';
import { onceFor } from '../text/once-for.js';
import { keyOf } from '../text/sentence-keys.js';
import { partsOfText } from '../text/units-of-text.js';
import { analysisFor } from './analyse.js';
import { isTrueWithAll } from './digest/whole.js';

/** What an output must not do with a sentence of its source. */
export const INTEGRITY_RULES = {
  antecedent: 'The sentence needs the one before it in the source, which is missing.',
  contrast: 'This is one side of a contrast, or what others say; the other side is missing.',
  outcome: 'The sentence tells a plan or an attempt, and what came of it is missing.',
  announcement: 'The sentence announces something that does not follow.',
  speaker: 'Somebody says this in the source, and their name is missing.',
  housekeeping: 'The sentence is housekeeping, a credit or a broken one.',
  glued: 'Two sentences stand without a space between them.',
} as const;
export type IntegrityRule = keyof typeof INTEGRITY_RULES;

export interface IntegrityFinding {
  rule: IntegrityRule;
  /** The sentence as the output has it. */
  text: string;
}

export interface Told {
  unit: Unit;
  text: string;
  /** The line of the output with the sentence. */
  line: string;
  /** Whether another line follows in the same text. */
  hasLineBelow: boolean;
  /** In a title or heading, which introduces what follows. */
  isHeading: boolean;
}

const GLUED = /\p{Ll}{2}[.!?]\p{Lu}\p{Ll}+ /u;
const LABEL = /^(?:[•\d.]+\s+)?(?:[^:“”]{2,48}: )?“?/u;

type Line = Pick<Told, 'line' | 'hasLineBelow' | 'isHeading'>;

function linesOf(draft: Draft): Line[] {
  const lines: Line[] = [];
  mapDraft(draft, (text, role) => {
    const isHeading = role === 'line';
    if (role !== 'prose' && role !== 'needed' && !isHeading) return text;
    const own = text.split('\n').filter((line) => line.trim() !== '');
    own.forEach((line, at) => lines.push({ line, hasLineBelow: at < own.length - 1, isHeading }));
    return text;
  });
  return lines;
}

const byText = onceFor(
  (sentences: readonly Unit[]) => new Map(sentences.toReversed().map((unit) => [keyOf(unit.text), unit])),
);

const toldInLine = keptFor((line, sentences: readonly Unit[]) => {
  const units = byText(sentences);
  return partsOfText(line, 'sentence').flatMap((part) => {
    const text = part.trim();
    const unit = units.get(keyOf(text)) ?? units.get(keyOf(text.replace(LABEL, '').replace(/”$/u, '')));
    return unit === undefined ? [] : [{ unit, text }];
  });
});

/** The sentences of a draft that are also in the source, in reading order. */
export const toldIn = (draft: Draft, sentences: readonly Unit[]): Told[] =>
  linesOf(draft).flatMap((line) => toldInLine(line.line, sentences).map((told) => ({ ...told, ...line })));

type Check = (
  told: Told,
  before: Told | undefined,
  after: Told | undefined,
  next: Unit | undefined,
) => boolean;

const isFollowedBy = (after: Told | undefined, next: Unit): boolean => after?.unit.index === next.index;
const owes = (unit: Unit, next: Unit | undefined, after: Told | undefined): boolean =>
  next !== undefined && next.block === unit.block && !isFollowedBy(after, next);

const CHECKS: Readonly<Record<Exclude<IntegrityRule, 'glued'>, Check>> = {
  antecedent: ({ unit }, before) =>
    unit.isDependent && unit.question === '' && unit.index > 0 && before?.unit.index !== unit.index - 1,
  contrast: ({ unit }, _, after, next) =>
    unit.owesNext && !unit.isIntent && !unit.announces && !unit.isQuestion && owes(unit, next, after),
  outcome: ({ unit }, _, after, next) => unit.owesNext && unit.isIntent && owes(unit, next, after),
  announcement: ({ unit, hasLineBelow }, _, after) =>
    unit.announces && !hasLineBelow && after?.unit.index !== unit.index + 1,
  speaker: ({ unit, line }, before) =>
    unit.speaker !== '' &&
    unit.speaker !== before?.unit.speaker &&
    !line.includes(unit.speaker.split(' ').at(-1) ?? ''),
  housekeeping: ({ unit }) => unit.isExcluded,
};

/** Formats with room for the whole text, where its requests and greetings may stay. */
const WHOLE: Partial<Record<FormatKey, Setting>> = {
  medium: 'read',
  email: 'read',
  youtube: 'heard',
  podcast: 'heard',
};

/** Breaches of integrity in a draft that uses the source's sentences, by any writer. A correct draft has none. */
export function integrityOf(draft: Draft, source: Source): IntegrityFinding[] {
  const analysis = analysisFor(draft.format, source);
  const { units } = analysis;
  const setting = WHOLE[draft.format];
  const isKept = (rule: string, unit: Unit): boolean =>
    rule === 'housekeeping' && setting !== undefined && isTrueWithAll(unit, analysis, setting);
  const byIndex = new Map(units.map((unit) => [unit.index, unit]));
  const told = toldIn(draft, units);
  // items are below their list's lead-in
  const findings = told.flatMap((each, at) =>
    each.unit.isItem || each.isHeading
      ? []
      : Object.entries(CHECKS).flatMap(([rule, breaks]): IntegrityFinding[] =>
          breaks(each, told[at - 1], told[at + 1], byIndex.get(each.unit.index + 1)) &&
          !isKept(rule, each.unit)
            ? [{ rule: rule as IntegrityRule, text: each.text }]
            : [],
        ),
  );
  const glued = linesOf(draft).filter(({ line, isHeading }) => !isHeading && GLUED.test(line));
  return [...findings, ...glued.map(({ line }): IntegrityFinding => ({ rule: 'glued', text: line }))];
}
