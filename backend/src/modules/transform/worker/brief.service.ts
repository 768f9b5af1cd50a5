import type { PlanKey } from '@repurpose/contract';
import type { SourceBrief, WritingRequest } from '@repurpose/writing';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { callWriter, type WriteFailure } from '../writer/call-writer.js';
import { WRITER, type WriterPort } from '../writer/writer.port.js';
import { ModelUseRepository } from './model-use.repository.js';
import type { VoicedRequest } from '../admission/transform.dto.js';

export interface BriefRequest {
  transformationId: string;
  request: VoicedRequest;
  brief: SourceBrief | null;
  plan: PlanKey;
  userId: string;
  requestId: string | null;
}

@Injectable()
export class BriefService {
  private readonly logger = new Logger(BriefService.name);

  constructor(
    @Inject(WRITER) private readonly writer: WriterPort,
    private readonly uses: ModelUseRepository,
  ) {}

  /** A failed brief fails all formats. @throws when the database is away */
  async withBrief(work: BriefRequest, deadline: AbortSignal): Promise<WritingRequest | WriteFailure> {
    const { transformationId, request, brief, plan, userId, requestId } = work;
    if (brief) return { ...request, brief };
    const { result, use } = await callWriter(
      (spend) => this.writer.brief(request, deadline, { plan, userId, requestId, spend }),
      deadline,
      (failure) => this.logger.warn({ transformationId, requestId, ...failure }, 'a source was not briefed'),
    );
    await this.uses.record(transformationId, 'brief', use);
    if (result === null) return request;
    if ('code' in result) return result;
    return { ...request, brief: await this.uses.keepBrief(transformationId, result) };
  }
}
