import {
  BRIEF_SCHEMA,
  buildBriefPrompt,
  checkedBrief,
  parseBrief,
  readJson,
  sourceParts,
  type BriefPart,
  type BriefSection,
  type Source,
  type SourceBrief,
} from '@repurpose/writing';
import { Logger } from '@nestjs/common';
import type { Messages, OpenAiClient } from './openai.client.js';
import { WriterError, type WriteOrigin } from './writer.port.js';

const TOKENS_PER_POINT = 40;
const MAX_POINTS = 90;
const MIN_POINTS_PER_PART = 6;

/** Briefs long sources in parts, one call each. */
export class BriefWriter {
  private readonly logger = new Logger(BriefWriter.name);
  /** A second attempt repeats only the parts that failed. */
  private readonly answered = new WeakMap<Source, Map<number, BriefSection[]>>();

  constructor(
    private readonly client: OpenAiClient,
    private readonly maxSourceTokens: number,
  ) {}

  /** Null when the source is short enough. @throws WriterError; the signal's reason */
  async make(
    source: Source,
    fence: string,
    signal: AbortSignal,
    origin: WriteOrigin,
  ): Promise<SourceBrief | null> {
    const parts = sourceParts(source, this.maxSourceTokens);
    if (parts.length === 1) return null;
    const points = this.pointsOf(parts.length);
    const known = this.answered.get(source) ?? new Map<number, BriefSection[]>();
    this.answered.set(source, known);
    const asked = parts.map(async (text, index) => {
      const part = { text, number: index + 1, of: parts.length, points };
      const sections = known.get(index) ?? (await this.ask(source, part, fence, signal, origin));
      known.set(index, sections);
      return sections;
    });
    const ended = await Promise.allSettled(asked);
    const failures = ended.flatMap((part) => (part.status === 'rejected' ? [part.reason as Error] : []));
    // An error that cannot be retried decides.
    const failure = failures.find((error) => !isRetryable(error)) ?? failures[0];
    if (failure !== undefined) throw failure;
    return this.checked(await Promise.all(asked), source, points);
  }

  private pointsOf(parts: number): number {
    const all = Math.min(MAX_POINTS, Math.floor(this.maxSourceTokens / TOKENS_PER_POINT));
    return Math.max(MIN_POINTS_PER_PART, Math.ceil(all / parts));
  }

  private async ask(
    source: Source,
    part: BriefPart,
    fence: string,
    signal: AbortSignal,
    origin: WriteOrigin,
  ): Promise<BriefSection[]> {
    const { system, user } = buildBriefPrompt(source, part, fence);
    const messages: Messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ];
    const answer = await this.client.ask({ kind: 'brief', schema: BRIEF_SCHEMA, messages, signal, origin });
    try {
      return parseBrief(readJson(answer));
    } catch (error) {
      throw new WriterError('WRITER_FAILED', 'answer is not a brief', { isRetryable: true, cause: error });
    }
  }

  private checked(parts: BriefSection[][], source: Source, points: number): SourceBrief {
    const { brief, dropped } = checkedBrief(parts, source, points);
    if (dropped > 0) this.logger.log({ dropped, msg: 'points of a brief are not in its source' });
    if (brief.sections.length > 0) return brief;
    this.answered.delete(source);
    throw new WriterError('WRITER_FAILED', 'nothing of the brief is in its source', { isRetryable: true });
  }
}

const isRetryable = (error: unknown): boolean => error instanceof WriterError && error.isRetryable;
