import type { AppliedVoice, FormatKey, Tone } from '@repurpose/contract';
import {
  voicedSource,
  buildBriefPrompt,
  buildPrompt,
  checkedBrief,
  finishDraft,
  finishInVoice,
  giveVoice,
  parseDraft,
  readJson,
  sourceParts,
  precomputeVoice,
  writeOffline,
  type BriefPart,
  type BriefSection,
  type CheckedBrief,
  type Prompt,
  type Source,
  type WritingRequest,
} from '@repurpose/writing';
import { faultsOf, type Fault } from '../writer/draft-faults.js';
import type { WrittenOutput } from '../writer/writer.port.js';
import type { SourceCache } from './source-cache.js';

export type WriteResult = WrittenOutput | { failure: string };

export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

export function write(
  sources: SourceCache,
  { request, formats }: { request: WritingRequest; formats: readonly FormatKey[] },
): WriteResult[] | null {
  const source = sources.read(request.content);
  if (source.sentences.length === 0) return null;
  const voiced = voicedSource(source, request.voice);
  const { voice } = request;
  const finished = formats.map((format) =>
    attempted(() => finishDraft(writeOffline(request, voiced, format), voiced)),
  );
  const written = finished.flatMap((each) => ('failure' in each ? [] : [each.draft]));
  // `giveVoice` meets the same error, for its format only.
  if (voice) attempted(() => precomputeVoice(written, voice, voiced));
  return finished.map((each) => ('failure' in each ? each : attempted(() => giveVoice(each, voiced, voice))));
}

function attempted<T>(work: () => T): T | { failure: string } {
  try {
    return work();
  } catch (error) {
    return { failure: nameOf(error) };
  }
}

export interface BriefPrompts {
  parts: Prompt[];
  points: number;
}

export type Prompts = { formats: Prompt[] } | BriefPrompts;

export function prompts(
  sources: SourceCache,
  input: { request: WritingRequest; fence: string; maxTokens: number; pointsFor: PointsRule },
): Prompts | null {
  const { request, fence, maxTokens, pointsFor } = input;
  const source = sources.read(request.content);
  if (source.sentences.length === 0) return null;
  const parts = request.brief ? [] : sourceParts(source, maxTokens);
  if (parts.length > 1) return briefPrompts(source, parts, fence, pointsFor);
  return { formats: request.formats.map((format) => buildPrompt(request, source, format, fence)) };
}

export interface ModelAnswer {
  format: FormatKey;
  answer: string;
}

export type FinishedAnswer = { output: WrittenOutput; faults: Fault[] } | { failure: string };

export function finish(
  sources: SourceCache,
  input: { content: string; tone: Tone; voice: AppliedVoice | null; answers: readonly ModelAnswer[] },
): FinishedAnswer[] {
  const { content, tone, voice, answers } = input;
  return answers.map(({ format, answer }) =>
    attempted(() => {
      const draft = parseDraft(format, readJson(answer));
      const source = sources.read(content);
      const output = finishInVoice(draft, source, voice);
      return { output, faults: faultsOf(output, draft, source, tone) };
    }),
  );
}

function briefPrompts(
  source: Source,
  parts: readonly string[],
  fence: string,
  pointsFor: PointsRule,
): BriefPrompts {
  const points = Math.max(pointsFor.minPerPart, Math.ceil(pointsFor.all / parts.length));
  const numbered = (text: string, index: number): BriefPart => ({
    text,
    number: index + 1,
    of: parts.length,
    points,
  });
  return {
    parts: parts.map((text, index) => buildBriefPrompt(source, numbered(text, index), fence)),
    points,
  };
}

export interface PointsRule {
  all: number;
  minPerPart: number;
}

export function checkBrief(
  sources: SourceCache,
  { content, parts, points }: { content: string; parts: BriefSection[][]; points: number },
): CheckedBrief {
  return checkedBrief(parts, sources.read(content), points);
}
