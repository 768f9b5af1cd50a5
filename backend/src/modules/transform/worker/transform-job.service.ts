import type { FormatKey } from '@repurpose/contract';
import type { WritingRequest } from '@repurpose/writing';
import { Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
import { METRICS } from '../../../metrics/metrics.js';
import { callContext, traced } from '../../../tracing/tracing.js';
import { WritingService } from './writing.service.js';
import { RegenerationJobService } from './regeneration-job.service.js';
import { TransformationRepository } from '../results/transformation.repository.js';
import { type StartedJob, JobRepository } from './job.repository.js';
import { type WriteFailure } from '../writer/call-writer.js';

interface FormatOutcome {
  isWritten: boolean;
  isSettled: boolean;
}

@Injectable()
export class TransformJobService {
  private readonly logger = new Logger(TransformJobService.name);

  constructor(
    private readonly writing: WritingService,
    private readonly jobRepository: JobRepository,
    private readonly transformations: TransformationRepository,
    private readonly regenerationJobService: RegenerationJobService,
  ) {}

  /** Writes only what is missing. @throws when the database is away; the queue runs the job again */
  async write(id: string, onProgress: () => void): Promise<void> {
    const job = await this.jobRepository.start(id, this.writing.engine);
    if (!job) return;
    onProgress();
    try {
      const { regeneration } = job;
      if (!regeneration) return await this.writeTransform(job, onProgress);
      const failure = await this.regenerationJobService.write({ ...job, regeneration });
      if (failure !== null) await this.transformations.settle(id, failure);
    } catch (error) {
      await this.markQueued(job);
      throw error;
    }
  }

  private async markQueued({ id, attempt, requestId }: StartedJob): Promise<void> {
    try {
      await this.jobRepository.markQueued(id, attempt);
    } catch (error) {
      this.logger.warn({ transformationId: id, requestId, err: error }, 'a job was not put back');
    }
  }

  private writeTransform(job: StartedJob, onProgress: () => void): Promise<void> {
    const { plan, attempt, missing } = job;
    const attributes = { plan, attempt, engine: this.writing.engine, formats: missing.length };
    const work = (): Promise<void> => this.writeAndSettle(job, onProgress);
    return traced('write a transformation', attributes, work, callContext(job.requestId));
  }

  private async writeAndSettle(job: StartedJob, onProgress: () => void): Promise<void> {
    const { id, plan, attempt, missing } = job;
    const startedAt = performance.now();
    const acceptedAt = startedAt + job.remainingMs - SETTINGS.transform.jobMs;
    if (attempt === 1) METRICS.queueWaits.observe({ plan }, secondsSince(acceptedAt));
    const outcomes = missing.length === 0 ? [] : await this.writeMissing(job, onProgress);
    // The last output settles the row. If none is missing, the job has run before: settle a row that is still running. Another
    // run may have settled it since `start`, and a retry may have queued it again; that retry has its own job.
    const isSettled =
      outcomes.some((format) => format.isSettled) ||
      (missing.length === 0 && (await this.transformations.settle(id, 'WRITER_FAILED', ['running'])));
    if (!isSettled) return;
    const written = outcomes.filter(({ isWritten }) => isWritten).length;
    const outcome = written > 0 || missing.length < job.request.formats.length ? 'delivered' : 'failed';
    const engine = this.writing.engine;
    METRICS.transforms.observe({ plan, engine, outcome }, secondsSince(acceptedAt));
    this.logger.log({
      transformationId: id,
      requestId: job.requestId,
      formats: missing.length,
      written,
      attempt,
      ms: Math.round(performance.now() - startedAt),
      msg: 'a transformation was settled',
    });
  }

  private async writeMissing(job: StartedJob, onProgress: () => void): Promise<FormatOutcome[]> {
    const deadline = AbortSignal.timeout(job.remainingMs);
    const request = await this.writing.withBrief(job, deadline);
    const outputs = job.missing.map(async (format) => {
      const write = (): Promise<FormatOutcome> => this.writeFormat(job, request, format, deadline);
      const outcome = await traced('write a format', { format }, write);
      onProgress();
      return outcome;
    });
    return allOf(outputs);
  }

  private async writeFormat(
    job: StartedJob,
    request: WritingRequest | WriteFailure,
    format: FormatKey,
    deadline: AbortSignal,
  ): Promise<FormatOutcome> {
    const stop = METRICS.formats.startTimer({ format, engine: this.writing.engine });
    const { result, use } =
      'code' in request
        ? { result: request, use: null }
        : await this.writing.write(job, request, format, deadline);
    stop({ outcome: 'code' in result ? result.code : 'written' });
    const isSettled = await this.jobRepository.storeOutput(job.id, { format, result, use });
    return { isWritten: !('code' in result), isSettled };
  }
}

/** @throws the first error, after all have ended */
async function allOf<T>(work: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

const secondsSince = (startedAt: number): number => Math.max(0, performance.now() - startedAt) / 1_000;
