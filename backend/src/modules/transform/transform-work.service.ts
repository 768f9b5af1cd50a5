import type { ErrorCode, FormatKey, TransformRequest } from '@repurpose/contract';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from '../../config/settings.js';
import { SettlementService } from './settlement.service.js';
import { WorkRepository } from './work.repository.js';
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
    const deadline = AbortSignal.timeout(Math.max(0, claimed.deadlineAt.getTime() - Date.now()));
    const pieces = claimed.missing.map(async (format) => {
      await this.writeFormat(id, claimed.request, format, deadline);
      onProgress();
    });
    const failed = (await Promise.allSettled(pieces)).find((piece) => piece.status === 'rejected');
    if (failed) throw failed.reason;
    await this.settlement.settle(id, 'TRANSFORM_TIMEOUT');
  }

  private async writeFormat(
    id: string,
    request: TransformRequest,
    format: FormatKey,
    deadline: AbortSignal,
  ): Promise<void> {
    const written = await this.attempt(id, request, format, deadline);
    if ('code' in written) await this.repository.failOutput(id, format, written.code);
    else await this.repository.saveOutput(id, format, written);
  }

  private async attempt(
    id: string,
    request: TransformRequest,
    format: FormatKey,
    deadline: AbortSignal,
  ): Promise<WrittenOutput | { code: ErrorCode }> {
    try {
      const write = (): Promise<WrittenOutput> => this.writer.write(request, format, deadline);
      return await withRetries(write, SETTINGS.transform.providerRetry, deadline);
    } catch (error) {
      const code = codeOf(error, deadline);
      this.logger.warn(
        { transformationId: id, format, code, reason: reasonOf(error) },
        'a format was not written',
      );
      return { code };
    }
  }
}

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
