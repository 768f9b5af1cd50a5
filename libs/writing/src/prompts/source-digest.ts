import { checkClaims } from '../claims/check-claims.js';
import type { Source } from '../source/source.types.js';
import type { BriefSection, SourceBrief } from '../source/digest.types.js';
import { type JsonSchema, list, record, schemaOf, text } from './shape.js';
import { FENCE_RULE, fenced, languageName, TRUTH_RULES, type Prompt } from './ground-rules.js';
import { readRecord } from './parse-draft.js';
import { withAbout } from './source-parts.js';

/** A point is one or two sentences; a longer one is a copy of the source. */
const MAX_POINT_CHARS = 600;

const SHAPE = record({
  sections: list(
    'The sections of this part of the source, in its order.',
    record({
      heading: text('The heading of the section in the source; empty if it has none.'),
      points: list('What the section says, one complete statement each.'),
    }),
  ),
});

export const BRIEF_SCHEMA: JsonSchema = schemaOf(SHAPE);

/** A part of a source, with the number of points to ask for. */
export interface BriefPart {
  text: string;
  number: number;
  of: number;
  points: number;
}

/** The messages that ask a model for the brief of one part. They do not depend on settings, so that one brief serves all outputs. */
export function buildBriefPrompt(source: Source, part: BriefPart, delimiter: string): Prompt {
  const system = [
    'You are a careful reader. You brief writers who will never see the source: what you leave out, they cannot tell, and what you get wrong, they repeat.',
    '',
    FENCE_RULE,
    '',
    'Truth',
    ...TRUTH_RULES,
    '- Each point is understood alone: names in full, no "this" or "he" that points to another one.',
    '- No opinion about the source, no advice to the writers, no "the text says".',
    '',
    `Write in ${languageName(source.language)}, the headings too.`,
    'Answer with the JSON object that the schema describes and nothing else.',
  ].join('\n');
  const place = part.of === 1 ? 'a text' : `part ${part.number} of ${part.of} of a text`;
  const task = [
    `Above stands ${place}.`,
    `- Brief it in about ${part.points} points, spread over all of it as the source spreads its weight.`,
    '- First what it claims and decides, then the evidence: every figure that matters with what it counts, dates, names with their part in it, the strongest quotations word for word with their speakers.',
    '- Include examples and anecdotes a writer could open with, and what is said against the main point.',
  ].join('\n');
  return { system, user: `${fenced(withAbout(source, part.text), delimiter)}\n\n${task}` };
}

/** A model's reply (parsed JSON) as the sections of one part. @throws DraftError with the path of the wrong field */
export function parseBrief(value: unknown): BriefSection[] {
  return readRecord(SHAPE, value, '').sections as BriefSection[];
}

export interface CheckedBrief {
  brief: SourceBrief;
  /** The number of points left out because the source does not support them. */
  dropped: number;
}

/**
 * The sections of all parts as one brief, without repetitions, empty or too long points, and points with a
 * claim that the source does not support. At most `maxPoints` per part.
 */
export function checkedBrief(
  parts: readonly BriefSection[][],
  source: Source,
  maxPoints: number,
): CheckedBrief {
  const seen = new Set<string>();
  let dropped = 0;
  const isTrue = (said: string): boolean => checkClaims(said, source).every((claim) => claim.source !== null);
  const takePoints = (points: readonly string[]): string[] =>
    points.map(oneLine).filter((point) => {
      const key = point.toLowerCase();
      if (point === '' || point.length > MAX_POINT_CHARS || seen.has(key)) return false;
      seen.add(key);
      if (isTrue(point)) return true;
      dropped += 1;
      return false;
    });
  const sections = parts.flatMap((part) => {
    let left = maxPoints;
    return part.flatMap(({ heading, points }) => {
      const kept = takePoints(points).slice(0, left);
      left -= kept.length;
      const title = oneLine(heading);
      return kept.length === 0 ? [] : [{ heading: isTrue(title) ? title : '', points: kept }];
    });
  });
  return { brief: { sections }, dropped };
}

const oneLine = (said: string): string => said.replace(/\s+/gu, ' ').trim();

export function briefText({ sections }: SourceBrief): string {
  return sections
    .flatMap(({ heading, points }) => [
      ...(heading === '' ? [] : [`## ${heading}`]),
      points.map((point) => `- ${point}`).join('\n'),
    ])
    .join('\n\n');
}
