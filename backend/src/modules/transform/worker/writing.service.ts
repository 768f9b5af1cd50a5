import type { FormatKey, PlanKey, WriterEngine } from '@repurpose/contract';
import type { SourceBrief, WritingRequest } from '@repurpose/writing';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { callWriter, type WriteFailure } from '../writer/call-writer.js';
import { WRITER, type ModelUse, type WriterPort, type WrittenOutput } from '../writer/writer.port.js';
import { JobRepository } from './job.repository.js';
import type { VoicedRequest } from '../admission/transform.dto.js';

interface JobOrigin {
  id: string;
  plan: PlanKey;
  accountId: string;
  requestId: string | null;
}

interface BriefRequest extends JobOrigin {
  request: VoicedRequest;
  brief: SourceBrief | null;
}

/** A writer's failure is a result. @throws when the database is away */
@Injectable()
export class WritingService {
  private readonly logger = new Logger(WritingService.name);

  constructor(
    @Inject(WRITER) private readonly writer: WriterPort,
    private readonly jobRepository: JobRepository,
  ) {}

  get engine(): WriterEngine {
    return this.writer.engine;
  }

  /** A failed brief fails all formats. */
  async withBrief(work: BriefRequest, deadline: AbortSignal): Promise<WritingRequest | WriteFailure> {
    const { id, request, brief, plan, accountId, requestId } = work;
    if (brief) return { ...request, brief };
    const { result, use } = await callWriter(
      (spend) => this.writer.brief(request, deadline, { plan, accountId, requestId, spend }),
      deadline,
      (failure) =>
        this.logger.warn({ transformationId: id, requestId, ...failure }, 'a source was not briefed'),
    );
    await this.jobRepository.recordUse(id, 'brief', use);
    if (result === null) return request;
    if ('code' in result) return result;
    return { ...request, brief: await this.jobRepository.keepBrief(id, result) };
  }

  write(
    { id, plan, accountId, requestId }: JobOrigin,
    request: WritingRequest,
    format: FormatKey,
    deadline: AbortSignal,
  ): Promise<{ result: WrittenOutput | WriteFailure; use: ModelUse | null }> {
    return callWriter(
      (spend) => this.writer.write(request, format, deadline, { plan, accountId, requestId, spend }),
      deadline,
      (failure) =>
        this.logger.warn({ transformationId: id, requestId, format, ...failure }, 'a format was not written'),
    );
  }
}
