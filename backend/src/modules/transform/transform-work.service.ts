import type { ErrorCode, FormatKey } from '@repurpose/contract';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from '../../config/settings.js';
import { METRICS } from '../../metrics/metrics.js';
import { ofCall, traced } from '../../tracing/tracing.js';
import { SettlementService } from './settlement.service.js';
import { type ClaimedWork, WorkRepository } from './work.repository.js';
import { withRetries } from './writer/retry.policy.js';
import { WRITER, WriterError, type WriterPort, type WrittenOutput } from './writer/writer.port.js';

/** Writes one claimed transformation: what is missing of it, each format kept as soon as it is there. */
@Injectable()
export class TransformWork {
  private readonly logger = new Logger(TransformWork.name);

  constructor(
    @Inject(WRITER) private readonly writer: WriterPort,
    private readonly repository: WorkRepository,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Idempotent: a second run writes only what is missing, a settled transformation is left alone. At most twelve
   * formats run at once; the sockets to the provider are bounded in the writer, for all jobs together.
   * @throws when the database is away: the queue runs the job again
   */
  async write(id: string, onProgress: () => void): Promise<void> {
    const claimed = await this.repository.claim(id, this.writer.engine);
    if (!claimed) return;
    onProgress();
    const { plan, attempt, missing } = claimed;
    const attributes = { plan, attempt, engine: this.writer.engine, formats: missing.length };
    const work = (): Promise<void> => this.writeClaimed(id, claimed, onProgress);
    await traced('write a transformation', attributes, work, ofCall(claimed.requestId));
  }

  private async writeClaimed(id: string, claimed: ClaimedWork, onProgress: () => void): Promise<void> {
    const { plan, attempt, missing } = claimed;
    const startedAt = Date.now();
    const acceptedAt = claimed.deadlineAt.getTime() - SETTINGS.transform.jobMs;
    if (attempt === 1) METRICS.queueWaits.observe({ plan }, secondsSince(acceptedAt));
    const deadline = AbortSignal.timeout(Math.max(0, claimed.deadlineAt.getTime() - startedAt));
    const pieces = missing.map(async (format) => {
      const write = (): Promise<boolean> => this.writeFormat(id, claimed, format, deadline);
      const isWritten = await traced('write a format', { format }, write);
      onProgress();
      return isWritten;
    });
    const ended = await Promise.allSettled(pieces);
    const lost = ended.find((piece) => piece.status === 'rejected');
    if (lost) throw lost.reason;
    const written = ended.filter((piece) => piece.status === 'fulfilled' && piece.value).length;
    if (!(await this.settlement.settle(id, 'TRANSFORM_TIMEOUT'))) return;
    const outcome = written > 0 || missing.length < claimed.request.formats.length ? 'delivered' : 'failed';
    const engine = this.writer.engine;
    METRICS.transforms.observe({ plan, engine, outcome }, secondsSince(acceptedAt));
    this.logger.log({
      transformationId: id,
      requestId: claimed.requestId,
      formats: missing.length,
      written,
      attempt,
      ms: Date.now() - startedAt,
      msg: 'a transformation was settled',
    });
  }

  private async writeFormat(
    id: string,
    claimed: ClaimedWork,
    format: FormatKey,
    deadline: AbortSignal,
  ): Promise<boolean> {
    const stop = METRICS.formats.startTimer({ format, engine: this.writer.engine });
    const written = await this.attempt(id, claimed, format, deadline);
    stop({ outcome: 'code' in written ? written.code : 'written' });
    if ('code' in written) await this.repository.failOutput(id, format, written.code);
    else await this.repository.saveOutput(id, format, written);
    return !('code' in written);
  }

  private async attempt(
    id: string,
    { request, requestId, plan }: ClaimedWork,
    format: FormatKey,
    deadline: AbortSignal,
  ): Promise<WrittenOutput | { code: ErrorCode }> {
    try {
      const write = (): Promise<WrittenOutput> =>
        this.writer.write(request, format, deadline, { requestId, plan });
      return await withRetries(write, SETTINGS.transform.providerRetry, deadline);
    } catch (error) {
      const code = codeOf(error, deadline);
      this.logger.warn(
        { transformationId: id, requestId, format, code, reason: reasonOf(error) },
        'a format was not written',
      );
      return { code };
    }
  }
}

const secondsSince = (startedAt: number): number => Math.max(0, Date.now() - startedAt) / 1_000;

function codeOf(error: unknown, deadline: AbortSignal): ErrorCode {
  if (error instanceof WriterError) return error.code;
  return deadline.aborted ? 'TRANSFORM_TIMEOUT' : 'WRITER_FAILED';
}

/** Our own words and the name of the cause: a foreign message may quote what the user or the model wrote. */
function reasonOf(error: unknown): string {
  if (!(error instanceof WriterError))
    return error instanceof Error ? `${error.name} ${error.stack ?? ''}` : typeof error;
  return error.cause instanceof Error ? `${error.message} (${error.cause.name})` : error.message;
}
