import type { ErrorCode } from '@repurpose/contract';
import { readSource, rewriteDraft, type Draft, type Source, type WritingRequest } from '@repurpose/writing';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
import { callContext, traced } from '../../../tracing/tracing.js';
import { BriefService } from '../worker/brief.service.js';
import { ModelUseRepository } from '../worker/model-use.repository.js';
import { failureCode, reasonOf, type WriteFailure } from '../writer/failure.js';
import { withRetries } from '../writer/retry.policy.js';
import { UsageTotal } from '../writer/spending.js';
import { WRITER, type WriterPort } from '../writer/writer.port.js';
import { OutputRepository } from './output.repository.js';
import {
  RegenerationRepository,
  type ClaimedRegeneration,
  type SettleOutcome,
} from './regeneration.repository.js';

/** A fresh draft may say nothing new to a short source, or to one part: so many are asked for. */
const MAX_DRAFTS = 3;

/** Writes one claimed regeneration. Nothing that is locked or edited is touched, whenever it was locked or edited. */
@Injectable()
export class RegenerationJobService {
  private readonly logger = new Logger(RegenerationJobService.name);

  constructor(
    @Inject(WRITER) private readonly writer: WriterPort,
    private readonly regenerations: RegenerationRepository,
    private readonly outputs: OutputRepository,
    private readonly briefs: BriefService,
    private readonly uses: ModelUseRepository,
  ) {}

  /** Idempotent: a settled regeneration is left alone. @throws when the database is away: the queue runs the job again */
  async write(id: string): Promise<void> {
    const claimed = await this.regenerations.claim(id);
    if (!claimed) return;
    const { plan, format, requestId } = claimed;
    const attributes = { plan, format, engine: this.writer.engine };
    const work = (): Promise<ErrorCode | null> => this.writeClaimed(id, claimed);
    const failure = await traced('write a piece anew', attributes, work, callContext(requestId));
    if (failure !== null) await this.regenerations.fail(id, failure);
  }

  private async writeClaimed(id: string, claimed: ClaimedRegeneration): Promise<ErrorCode | null> {
    const source = readSource(claimed.request.content);
    const deadline = AbortSignal.timeout(claimed.remainingMs);
    const request = await this.briefs.withBrief(claimed, deadline);
    if ('code' in request) return request.code;
    for (let drafts = 0; drafts < MAX_DRAFTS; drafts += 1) {
      const fresh = await this.draft(id, claimed, request, claimed.variant + drafts, deadline);
      if ('code' in fresh) return fresh.code;
      if (await this.settle(id, claimed, fresh.draft, source)) return null;
    }
    return 'NOTHING_NEW';
  }

  /** Puts a fresh draft into the piece as it stands now; false when it has nothing new for it. */
  private async settle(
    id: string,
    claimed: ClaimedRegeneration,
    fresh: Draft,
    source: Source,
  ): Promise<boolean> {
    let settling: SettleOutcome = 'conflict';
    while (settling === 'conflict') {
      const output = await this.outputs.find(claimed.userId, claimed);
      if (!output) return true;
      const kept = new Set([...output.edited, ...output.locked]);
      const { part: only } = claimed;
      const rewritten = rewriteDraft(output.draft, fresh, { kept, only }, source);
      if (rewritten === null) return false;
      const { draft, text, checks } = rewritten;
      // With anything kept the parts stay where they are, so the marks do, too.
      const { edited, locked } = output;
      const next = { draft, text, checks, edited, locked };
      settling = await this.regenerations.succeed(id, claimed, output.version, next);
    }
    return true;
  }

  private async draft(
    id: string,
    { format, instruction, plan, transformationId, requestId }: ClaimedRegeneration,
    request: WritingRequest,
    variant: number,
    deadline: AbortSignal,
  ): Promise<{ draft: Draft } | WriteFailure> {
    // Another version is asked for through the same port: the writers read it from the request.
    const wanted: WritingRequest = { ...request, variant, instruction };
    const spending = new UsageTotal();
    const origin = { requestId, plan, spend: spending.add };
    try {
      const write = () => this.writer.write(wanted, format, deadline, origin);
      return await withRetries(write, SETTINGS.transform.providerRetry, deadline);
    } catch (error) {
      const code = failureCode(error, deadline);
      const reason = reasonOf(error);
      this.logger.warn(
        { regenerationId: id, requestId, format, code, reason },
        'a piece was not written anew',
      );
      return { code };
    } finally {
      await this.uses.record(transformationId, format, spending.total);
    }
  }
}
