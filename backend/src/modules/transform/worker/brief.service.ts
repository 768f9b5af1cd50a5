import type { PlanKey, TransformRequest } from '@repurpose/contract';
import type { SourceBrief, WritingRequest } from '@repurpose/writing';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
import { ModelUseRepository } from './model-use.repository.js';
import { failureCode, reasonOf, type WriteFailure } from '../writer/failure.js';
import { withRetries } from '../writer/retry.policy.js';
import { UsageTotal } from '../writer/spending.js';
import { WRITER, type ModelUse, type WriterPort } from '../writer/writer.port.js';

export interface BriefRequest {
  transformationId: string;
  request: TransformRequest;
  /** From an earlier attempt. */
  brief: SourceBrief | null;
  plan: PlanKey;
  userId: string;
  /** Of the request that needs the brief. */
  requestId: string | null;
}

/** Makes the brief of a long source once, for all formats, attempts and versions. */
@Injectable()
export class BriefService {
  private readonly logger = new Logger(BriefService.name);

  constructor(
    @Inject(WRITER) private readonly writer: WriterPort,
    private readonly uses: ModelUseRepository,
  ) {}

  /** A failed brief fails all formats. @throws when the database is away */
  async withBrief(work: BriefRequest, deadline: AbortSignal): Promise<WritingRequest | WriteFailure> {
    const { transformationId, request, brief } = work;
    if (brief) return { ...request, brief };
    const spending = new UsageTotal();
    const made = await this.attempt(work, deadline, spending.add);
    await this.uses.record(transformationId, 'brief', spending.total);
    if (made === null) return request;
    return 'code' in made ? made : { ...request, brief: await this.uses.keepBrief(transformationId, made) };
  }

  private async attempt(
    { transformationId, request, plan, userId, requestId }: BriefRequest,
    deadline: AbortSignal,
    spend: (use: ModelUse) => void,
  ): Promise<SourceBrief | null | WriteFailure> {
    try {
      const make = () => this.writer.brief(request, deadline, { plan, userId, requestId, spend });
      return await withRetries(make, SETTINGS.transform.providerRetry, deadline);
    } catch (error) {
      const code = failureCode(error, deadline);
      const reason = reasonOf(error);
      this.logger.warn({ transformationId, requestId, code, reason }, 'a source was not briefed');
      return { code };
    }
  }
}
