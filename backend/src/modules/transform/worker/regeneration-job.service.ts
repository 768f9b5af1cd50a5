import type { ErrorCode } from '@repurpose/contract';
import { readSource, rewriteDraft, type Draft, type Source, type WritingRequest } from '@repurpose/writing';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
import { callContext, traced } from '../../../tracing/tracing.js';
import { SettlementService } from '../results/settlement.service.js';
import type { OutputKey } from '../versions/output.repository.js';
import { failureCode, reasonOf, type WriteFailure } from '../writer/failure.js';
import { withRetries } from '../writer/retry.policy.js';
import { UsageTotal } from '../writer/spending.js';
import { WRITER, type WriterPort } from '../writer/writer.port.js';
import { BriefService } from './brief.service.js';
import type { ClaimedJob, ClaimedRegeneration } from './job.repository.js';
import { ModelUseRepository } from './model-use.repository.js';
import { RegenerationRepository, type DeliveryOutcome } from './regeneration.repository.js';

/** A new draft may equal the old one. */
const MAX_DRAFTS = 3;

type RegenerationWork = ClaimedJob & { regeneration: ClaimedRegeneration };

const keyOf = ({ parentId, formats }: ClaimedRegeneration): OutputKey => ({
  transformationId: parentId,
  format: formats[0],
});

/** Writes one claimed regeneration. Locked and edited parts stay, also those locked or edited while it runs. */
@Injectable()
export class RegenerationJobService {
  private readonly logger = new Logger(RegenerationJobService.name);

  constructor(
    @Inject(WRITER) private readonly writer: WriterPort,
    private readonly regenerations: RegenerationRepository,
    private readonly settlement: SettlementService,
    private readonly briefs: BriefService,
    private readonly uses: ModelUseRepository,
  ) {}

  /** @throws when the database is away: the queue runs the job again */
  async write(id: string, claimed: RegenerationWork): Promise<void> {
    const { plan, regeneration, requestId } = claimed;
    const attributes = { plan, format: regeneration.formats[0], engine: this.writer.engine };
    const work = (): Promise<ErrorCode | null> => this.writeClaimed(id, claimed);
    const failure = await traced('write a piece anew', attributes, work, callContext(requestId));
    if (failure !== null) await this.settlement.settle(id, failure);
  }

  private async writeClaimed(id: string, claimed: RegenerationWork): Promise<ErrorCode | null> {
    const { regeneration, remainingMs } = claimed;
    const source = readSource(claimed.request.content);
    const deadline = AbortSignal.timeout(remainingMs);
    const request = await this.briefs.withBrief(
      { ...claimed, transformationId: regeneration.parentId },
      deadline,
    );
    if ('code' in request) return request.code;
    for (let drafts = 0; drafts < MAX_DRAFTS; drafts += 1) {
      const { variant, instruction } = regeneration;
      const fresh = await this.draft(
        id,
        claimed,
        { ...request, variant: variant + drafts, instruction },
        deadline,
      );
      if ('code' in fresh) return fresh.code;
      if (await this.deliver(id, regeneration, fresh.draft, source)) return null;
    }
    return 'NOTHING_NEW';
  }

  /** Puts a fresh draft into the output as it is now; false when it has nothing new for it. */
  private async deliver(
    id: string,
    regeneration: ClaimedRegeneration,
    fresh: Draft,
    source: Source,
  ): Promise<boolean> {
    const key = keyOf(regeneration);
    let outcome: DeliveryOutcome = 'conflict';
    while (outcome === 'conflict') {
      const output = await this.regenerations.findOutput(key);
      if (!output) return true;
      const kept = new Set([...output.edited, ...output.locked]);
      const only = regeneration.part;
      const rewritten = rewriteDraft(output.draft, fresh, { kept, only }, source);
      if (rewritten === null) return false;
      const { draft, text, checks } = rewritten;
      // Parts keep their places, so the marks stay valid.
      const { edited, locked } = output;
      const { authorId } = regeneration;
      const next = { authorId, draft, text, checks, edited, locked };
      outcome = await this.regenerations.deliver(id, key, output.version, next);
    }
    return true;
  }

  private async draft(
    id: string,
    { regeneration, plan, requestId }: RegenerationWork,
    wanted: WritingRequest,
    deadline: AbortSignal,
  ): Promise<{ draft: Draft } | WriteFailure> {
    const { transformationId, format } = keyOf(regeneration);
    const spending = new UsageTotal();
    const origin = { requestId, plan, spend: spending.add };
    try {
      const write = () => this.writer.write(wanted, format, deadline, origin);
      return await withRetries(write, SETTINGS.transform.providerRetry, deadline);
    } catch (error) {
      const code = failureCode(error, deadline);
      const reason = reasonOf(error);
      this.logger.warn(
        { transformationId: id, requestId, format, code, reason },
        'a piece was not written anew',
      );
      return { code };
    } finally {
      await this.uses.record(transformationId, format, spending.total);
    }
  }
}
