import {
  BRIEF_SCHEMA,
  parseBrief,
  readJson,
  type BriefSection,
  type Prompt,
  type SourceBrief,
  type WritingRequest,
} from '@repurpose/writing';
import { Logger } from '@nestjs/common';
import type { TextWorkCall, TextWorkPool } from '../text-work/text-work-pool.js';
import type { BriefPrompts, PointsRule } from '../text-work/writing-tasks.js';
import { messagesOf, type OpenAiClient } from './openai.client.js';
import { WriterError, type WriteOrigin } from './writer.port.js';

const TOKENS_PER_POINT = 40;
const MAX_POINTS = 90;
const MIN_POINTS_PER_PART = 6;

export const pointsFor = (maxSourceTokens: number): PointsRule => ({
  all: Math.min(MAX_POINTS, Math.floor(maxSourceTokens / TOKENS_PER_POINT)),
  minPerPart: MIN_POINTS_PER_PART,
});

export class BriefWriter {
  private readonly logger = new Logger(BriefWriter.name);
  /** A second attempt pays only for the rest. */
  private readonly answered = new WeakMap<WritingRequest, Map<number, BriefSection[]>>();

  constructor(
    private readonly client: OpenAiClient,
    private readonly textWork: TextWorkPool,
  ) {}

  /** One call per part that has no answer yet. Does not retry failed calls (`callWriter` calls it again). @throws WriterError; AppError; the signal's reason */
  async make(
    request: WritingRequest,
    { parts, points }: BriefPrompts,
    signal: AbortSignal,
    origin: WriteOrigin,
  ): Promise<SourceBrief> {
    const known = this.answered.get(request) ?? new Map<number, BriefSection[]>();
    this.answered.set(request, known);
    const asked = parts.map(async (prompt, index) => {
      const sections = known.get(index) ?? (await this.ask(prompt, signal, origin));
      known.set(index, sections);
      return sections;
    });
    const ended = await Promise.allSettled(asked);
    const failures = ended.flatMap((part) => (part.status === 'rejected' ? [part.reason as Error] : []));
    const failure = failures.find((error) => !isRetryable(error)) ?? failures[0];
    if (failure !== undefined) throw failure;
    const call = { key: origin.accountId ?? '', signal };
    return this.checked(await Promise.all(asked), points, request, call);
  }

  private async ask(prompt: Prompt, signal: AbortSignal, origin: WriteOrigin): Promise<BriefSection[]> {
    const answer = await this.client.ask({
      kind: 'brief',
      schema: BRIEF_SCHEMA,
      messages: messagesOf(prompt),
      signal,
      origin,
    });
    try {
      return parseBrief(readJson(answer));
    } catch (error) {
      throw new WriterError('WRITER_FAILED', 'answer is not a brief', { isRetryable: true, cause: error });
    }
  }

  private async checked(
    parts: BriefSection[][],
    points: number,
    request: WritingRequest,
    call: TextWorkCall,
  ): Promise<SourceBrief> {
    const input = { content: request.content, parts, points };
    const { brief, dropped } = await this.textWork.run('checkBrief', input, call);
    if (dropped > 0) this.logger.log({ dropped, msg: 'points of a brief are not in its source' });
    if (brief.sections.length > 0) return brief;
    this.answered.delete(request);
    throw new WriterError('WRITER_FAILED', 'nothing of the brief is in its source', { isRetryable: true });
  }
}

const isRetryable = (error: unknown): boolean => error instanceof WriterError && error.isRetryable;
