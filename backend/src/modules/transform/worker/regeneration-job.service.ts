import type { ErrorCode } from '@repurpose/contract';
import type { WritingRequest } from '@repurpose/writing';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../errors/app-error.js';
import { callContext, traced } from '../../../tracing/tracing.js';
import { TextWorkPool } from '../text-work/text-work-pool.js';
import { OutputRepository, type OutputKey } from '../versions/output.repository.js';
import { type WriteFailure } from '../writer/call-writer.js';
import { type WrittenOutput } from '../writer/writer.port.js';
import { WritingService } from './writing.service.js';
import {
  JobRepository,
  type StoreOutcome,
  type StartedJob,
  type StartedRegeneration,
} from './job.repository.js';

type RegenerationJob = StartedJob & { regeneration: StartedRegeneration };

const MAX_DRAFTS = 3;

/** Keeps parts that are locked or edited, also while it runs. */
@Injectable()
export class RegenerationJobService {
  constructor(
    private readonly writing: WritingService,
    private readonly jobRepository: JobRepository,
    private readonly outputs: OutputRepository,
    private readonly textWork: TextWorkPool,
  ) {}

  /** Returns the code to settle it with; null: it is settled, or its output is gone. @throws when the database is away: the queue runs it again */
  write(job: RegenerationJob): Promise<ErrorCode | null> {
    const { plan, regeneration, requestId } = job;
    const attributes = { plan, format: regeneration.formats[0], engine: this.writing.engine };
    const work = (): Promise<ErrorCode | null> => this.writeDrafts(job);
    return traced('write an output again', attributes, work, callContext(requestId));
  }

  private async writeDrafts(job: RegenerationJob): Promise<ErrorCode | null> {
    const { regeneration, remainingMs } = job;
    const deadline = AbortSignal.timeout(remainingMs);
    const request = await this.writing.withBrief({ ...job, id: regeneration.parentId }, deadline);
    if ('code' in request) return request.code;
    // without a model another draft would differ in what it says, not in its tone
    const maxDrafts = regeneration.tone !== null && this.writing.engine === 'offline' ? 1 : MAX_DRAFTS;
    for (let drafts = 0; drafts < maxDrafts; drafts += 1) {
      const { variant, tone, voice = request.voice ?? null } = regeneration;
      const instruction = [request.instruction, regeneration.instruction].filter(Boolean).join('\n');
      const settings = { ...request.settings, ...(tone ? { tone } : {}) };
      const fresh = await this.draft(
        job,
        { ...request, settings, voice, variant: variant + drafts, instruction },
        deadline,
      );
      if ('code' in fresh) return fresh.code;
      const failure = await this.deliver(job, fresh);
      if (failure !== 'NOTHING_NEW') return failure;
    }
    return 'NOTHING_NEW';
  }

  private async deliver(job: RegenerationJob, fresh: WrittenOutput): Promise<ErrorCode | null> {
    try {
      return (await this.merge(job, fresh)) ? null : 'NOTHING_NEW';
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  }

  private async merge(
    { id, regeneration, request, accountId }: RegenerationJob,
    { draft: fresh, checks: { voice, claims: found } }: WrittenOutput,
  ): Promise<boolean> {
    const { authorId, part: only } = regeneration;
    const { content } = request;
    const key = keyOf(regeneration);
    let outcome: StoreOutcome = 'conflict';
    while (outcome === 'conflict') {
      const output = await this.outputs.find(null, key);
      if (!output) return true;
      const { draft: old, edited, locked } = output;
      const rules = { kept: new Set([...edited, ...locked]), only };
      const { claims: known = [], voice: voiceBefore } = output.checks ?? {};
      const voices = { ...(voice && { voice }), ...(voiceBefore && { voiceBefore }) };
      const input = { draft: old, fresh, rules, content, claims: [...found, ...known], ...voices };
      const rewritten = await this.textWork.run('rewrite', input, { key: accountId });
      if (rewritten === null || (await this.outputs.hasText(key, rewritten.text))) return false;
      const { draft, text, checks } = rewritten;
      // Parts keep their positions, so the marks stay valid.
      const next = { authorId, draft, text, checks, edited, locked };
      outcome = await this.jobRepository.storeRegeneration(id, key, output.version, next);
    }
    return true;
  }

  private async draft(
    job: RegenerationJob,
    wanted: WritingRequest,
    deadline: AbortSignal,
  ): Promise<WrittenOutput | WriteFailure> {
    const { transformationId, format } = keyOf(job.regeneration);
    const { result, use } = await this.writing.write(job, wanted, format, deadline);
    await this.jobRepository.recordUse(transformationId, format, use);
    return result;
  }
}

const keyOf = ({ parentId, formats }: StartedRegeneration): OutputKey => ({
  transformationId: parentId,
  format: formats[0],
});
