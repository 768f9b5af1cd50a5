import type { ErrorCode } from '@repurpose/contract';
import type { WritingRequest } from '@repurpose/writing';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';
import { callContext, traced } from '../../../tracing/tracing.js';
import { SettlementRepository } from '../results/settlement.repository.js';
import { failureCode, reasonOf, type WriteFailure } from '../writer/failure.js';
import { withRetries } from '../writer/retry.policy.js';
import { UsageTotal } from '../writer/spending.js';
import { WRITER, type WriterPort, type WrittenOutput } from '../writer/writer.port.js';
import { BriefService } from './brief.service.js';
import { ModelUseRepository } from './model-use.repository.js';
import { keyOf, RewriteService, type RegenerationWork } from './rewrite.service.js';

/** Drafts tried, because a new draft may equal the old one. */
const MAX_DRAFTS = 3;

/** Writes a claimed regeneration. Locked and edited parts are kept, also those locked or edited while it runs. */
@Injectable()
export class RegenerationJobService {
  private readonly logger = new Logger(RegenerationJobService.name);

  constructor(
    @Inject(WRITER) private readonly writer: WriterPort,
    private readonly rewrites: RewriteService,
    private readonly settlement: SettlementRepository,
    private readonly briefs: BriefService,
    private readonly uses: ModelUseRepository,
  ) {}

  /** @throws when the database is away: the queue runs the job again */
  async write(id: string, claimed: RegenerationWork): Promise<void> {
    const { plan, regeneration, requestId } = claimed;
    const attributes = { plan, format: regeneration.formats[0], engine: this.writer.engine };
    const work = (): Promise<ErrorCode | null> => this.writeClaimed(id, claimed);
    const failure = await traced('write an output again', attributes, work, callContext(requestId));
    if (failure !== null) await this.settlement.settle(id, failure);
  }

  private async writeClaimed(id: string, claimed: RegenerationWork): Promise<ErrorCode | null> {
    const { regeneration, remainingMs } = claimed;
    const deadline = AbortSignal.timeout(remainingMs);
    const request = await this.briefs.withBrief(
      { ...claimed, transformationId: regeneration.parentId },
      deadline,
    );
    if ('code' in request) return request.code;
    for (let drafts = 0; drafts < MAX_DRAFTS; drafts += 1) {
      const { variant, tone } = regeneration;
      const instruction = [request.instruction, regeneration.instruction].filter(Boolean).join('\n');
      const settings = { ...request.settings, ...(tone ? { tone } : {}) };
      const fresh = await this.draft(
        id,
        claimed,
        { ...request, settings, variant: variant + drafts, instruction },
        deadline,
      );
      if ('code' in fresh) return fresh.code;
      const failure = await this.deliver(id, claimed, fresh);
      if (failure !== 'NOTHING_NEW') return failure;
    }
    return 'NOTHING_NEW';
  }

  /** Null when it is settled. @throws when the database is away */
  private async deliver(id: string, work: RegenerationWork, fresh: WrittenOutput): Promise<ErrorCode | null> {
    try {
      const isSettled = await this.rewrites.deliver(id, work, fresh);
      return isSettled ? null : 'NOTHING_NEW';
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  }

  private async draft(
    id: string,
    { regeneration, plan, userId, requestId }: RegenerationWork,
    wanted: WritingRequest,
    deadline: AbortSignal,
  ): Promise<WrittenOutput | WriteFailure> {
    const { transformationId, format } = keyOf(regeneration);
    const spending = new UsageTotal();
    const origin = { requestId, userId, plan, spend: spending.add };
    try {
      const write = () => this.writer.write(wanted, format, deadline, origin);
      return await withRetries(write, SETTINGS.transform.providerRetry, deadline);
    } catch (error) {
      const code = failureCode(error, deadline);
      const reason = reasonOf(error);
      this.logger.warn(
        { transformationId: id, requestId, format, code, reason },
        'an output was not written again',
      );
      return { code };
    } finally {
      await this.uses.record(transformationId, format, spending.total);
    }
  }
}
