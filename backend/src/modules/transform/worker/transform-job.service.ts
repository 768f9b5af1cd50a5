import type { FormatKey } from '@repurpose/contract';
import type { WritingRequest } from '@repurpose/writing';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
import { METRICS } from '../../../metrics/metrics.js';
import { callContext, traced } from '../../../tracing/tracing.js';
import { BriefService } from './brief.service.js';
import { RegenerationJobService } from './regeneration-job.service.js';
import { SettlementRepository } from '../results/settlement.repository.js';
import { type ClaimedJob, JobRepository } from './job.repository.js';
import { withRetries } from '../writer/retry.policy.js';
import { UsageTotal } from '../writer/spending.js';
import { failureCode, reasonOf, type WriteFailure } from '../writer/failure.js';
import { WRITER, type WriteOrigin, type WriterPort, type WrittenOutput } from '../writer/writer.port.js';

interface FormatOutcome {
  isWritten: boolean;
  /** Whether it settled the transformation. */
  isSettled: boolean;
}

/** Writes the missing outputs of a claimed transformation and stores each when it is finished. */
@Injectable()
export class TransformJobService {
  private readonly logger = new Logger(TransformJobService.name);

  constructor(
    @Inject(WRITER) private readonly writer: WriterPort,
    private readonly repository: JobRepository,
    private readonly briefs: BriefService,
    private readonly settlement: SettlementRepository,
    private readonly regenerations: RegenerationJobService,
  ) {}

  /** Idempotent: writes only what is missing. @throws when the database is away; the queue runs the job again */
  async write(id: string, onProgress: () => void): Promise<void> {
    const claimed = await this.repository.claim(id, this.writer.engine);
    if (!claimed) return;
    onProgress();
    try {
      const { regeneration } = claimed;
      if (regeneration) await this.regenerations.write(id, { ...claimed, regeneration });
      else await this.writeTransform(id, claimed, onProgress);
    } catch (error) {
      await this.requeue(id, claimed);
      throw error;
    }
  }

  /** The queue repeats the job. If Redis lost it, the sweeper finds the row. */
  private async requeue(id: string, { attempt, requestId }: ClaimedJob): Promise<void> {
    try {
      await this.repository.requeue(id, attempt);
    } catch (error) {
      this.logger.warn({ transformationId: id, requestId, err: error }, 'a job was not put back');
    }
  }

  private writeTransform(id: string, claimed: ClaimedJob, onProgress: () => void): Promise<void> {
    const { plan, attempt, missing } = claimed;
    const attributes = { plan, attempt, engine: this.writer.engine, formats: missing.length };
    const work = (): Promise<void> => this.writeClaimed(id, claimed, onProgress);
    return traced('write a transformation', attributes, work, callContext(claimed.requestId));
  }

  private async writeClaimed(id: string, claimed: ClaimedJob, onProgress: () => void): Promise<void> {
    const { plan, attempt, missing } = claimed;
    const startedAt = performance.now();
    const acceptedAt = startedAt + claimed.remainingMs - SETTINGS.transform.jobMs;
    if (attempt === 1) METRICS.queueWaits.observe({ plan }, secondsSince(acceptedAt));
    const deadline = AbortSignal.timeout(claimed.remainingMs);
    const request = await this.briefs.withBrief({ ...claimed, transformationId: id }, deadline);
    const outputs = missing.map(async (format) => {
      const write = (): Promise<FormatOutcome> => this.writeFormat(id, claimed, request, format, deadline);
      const end = await traced('write a format', { format }, write);
      onProgress();
      return end;
    });
    const ended = await allOf(outputs);
    const isSettledByOutput = ended.some(({ isSettled }) => isSettled);
    if (!isSettledByOutput && !(await this.settlement.settle(id, 'TRANSFORM_TIMEOUT'))) return;
    const written = ended.filter(({ isWritten }) => isWritten).length;
    const outcome = written > 0 || missing.length < claimed.request.formats.length ? 'delivered' : 'failed';
    const engine = this.writer.engine;
    METRICS.transforms.observe({ plan, engine, outcome }, secondsSince(acceptedAt));
    this.logger.log({
      transformationId: id,
      requestId: claimed.requestId,
      formats: missing.length,
      written,
      attempt,
      ms: Math.round(performance.now() - startedAt),
      msg: 'a transformation was settled',
    });
  }

  private async writeFormat(
    id: string,
    claimed: ClaimedJob,
    request: WritingRequest | WriteFailure,
    format: FormatKey,
    deadline: AbortSignal,
  ): Promise<FormatOutcome> {
    const stop = METRICS.formats.startTimer({ format, engine: this.writer.engine });
    const spending = new UsageTotal();
    const written =
      'code' in request
        ? request
        : await this.attempt(id, { ...claimed, request, spend: spending.add }, format, deadline);
    stop({ outcome: 'code' in written ? written.code : 'written' });
    const isSettled = await this.repository.end(id, { format, ended: written, use: spending.total });
    return { isWritten: !('code' in written), isSettled };
  }

  private async attempt(
    id: string,
    { request, ...origin }: WriteOrigin & { request: WritingRequest },
    format: FormatKey,
    deadline: AbortSignal,
  ): Promise<WrittenOutput | WriteFailure> {
    try {
      const write = (): Promise<WrittenOutput> => this.writer.write(request, format, deadline, origin);
      return await withRetries(write, SETTINGS.transform.providerRetry, deadline);
    } catch (error) {
      const code = failureCode(error, deadline);
      const { requestId } = origin;
      const reason = reasonOf(error);
      this.logger.warn({ transformationId: id, requestId, format, code, reason }, 'a format was not written');
      return { code };
    }
  }
}

/** Waits for all. @throws the first error */
async function allOf<T>(work: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

const secondsSince = (startedAt: number): number => Math.max(0, performance.now() - startedAt) / 1_000;
