import {
  isFormatInPlan,
  LIMITS,
  PLANS,
  type PlanKey,
  type RegenerateRequest,
  type RegenerateResponse,
} from '@repurpose/contract';
import { partsOf } from '@repurpose/writing';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';
import { describeError } from '../../../errors/errors.js';
import { CreditsService } from '../../billing/credits/credits.service.js';
import { notInPlan, refusal } from '../admission/refusals.js';
import { AdmissionLimiter } from '../admission/admission-limiter.js';
import { AdmissionRepository } from '../admission/admission.repository.js';
import { presentOutput } from './output.presenter.js';
import { OutputRepository, type OutputKey, type OutputRow } from './output.repository.js';
import { RegenerationQueue } from './regeneration.queue.js';
import { RegenerationRepository } from './regeneration.repository.js';
import { RegenerationResults } from './regeneration-results.service.js';

/** The rows a regeneration is accepted from. */
@Injectable()
export class RegenerationRows {
  constructor(
    readonly outputs: OutputRepository,
    readonly regenerations: RegenerationRepository,
    readonly admissions: AdmissionRepository,
  ) {}
}

/** Accepts regenerations, hands them to the worker and waits for them. */
@Injectable()
export class RegenerationService {
  private readonly logger = new Logger(RegenerationService.name);

  constructor(
    private readonly limiter: AdmissionLimiter,
    private readonly credits: CreditsService,
    private readonly rows: RegenerationRows,
    private readonly queue: RegenerationQueue,
    private readonly results: RegenerationResults,
  ) {}

  /**
   * Writes a piece, or one part of it, anew and answers when it is there. Included a few times, then one credit.
   * @throws AppError NOT_FOUND, SEGMENT_UNKNOWN, SEGMENT_KEPT, FORMAT_NOT_IN_PLAN, NO_CREDITS, REGENERATION_RUNNING,
   * TOO_MANY_IN_FLIGHT, QUEUE_UNAVAILABLE, or why nothing was written (and nothing charged)
   */
  async regenerate(
    userId: string,
    key: OutputKey,
    request: RegenerateRequest,
    call: { requestId: string; gone: AbortSignal },
  ): Promise<RegenerateResponse> {
    const accepted = await this.accept(userId, key, request, call.requestId);
    await this.results.wait(accepted.id, call.gone, () => this.start(accepted));
    const output = await this.rows.outputs.find(userId, key);
    if (!output) throw new AppError('NOT_FOUND');
    const { remaining } = await this.credits.current(userId);
    return { ...presentOutput(key.format, output), creditsLeft: remaining };
  }

  private accept(
    userId: string,
    key: OutputKey,
    { part, instruction = '' }: RegenerateRequest,
    requestId: string,
  ): Promise<{ id: string; plan: PlanKey }> {
    return this.limiter.transaction(userId, async (tx) => {
      const { plan } = await this.credits.lock(tx, userId);
      const output = await this.rows.outputs.find(userId, key, tx);
      if (!output) throw new AppError('NOT_FOUND');
      assertRewritable(output, part);
      if (!isFormatInPlan(key.format, plan)) throw notInPlan([key.format], plan);
      await this.refuseTooMany(tx, userId, key, plan);
      const id = randomUUID();
      const isCharged = output.includedUsed >= LIMITS.includedRegenerations;
      if (isCharged) await this.credits.hold(tx, userId, id);
      await this.rows.regenerations.insert(tx, {
        ...key,
        id,
        userId,
        part: part ?? null,
        instruction: instruction.trim(),
        variant: output.regenerations + 1,
        isCharged,
        plan,
        dueInMs: SETTINGS.transform.jobMs,
        requestId,
      });
      return { id, plan };
    });
  }

  private async refuseTooMany(
    tx: EntityManager,
    userId: string,
    { transformationId, format }: OutputKey,
    plan: PlanKey,
  ): Promise<void> {
    const open = await this.rows.regenerations.openOf(tx, userId);
    if (open.some((each) => each.transformationId === transformationId && each.format === format))
      throw new AppError('REGENERATION_RUNNING');
    const transforms = await this.rows.admissions.countInFlight(tx, userId, SETTINGS.transform.maxQueued);
    if (open.length + transforms.inFlight >= PLANS[plan].maxInFlight) throw refusal('TOO_MANY_IN_FLIGHT');
  }

  private async start(job: { id: string; plan: PlanKey }): Promise<void> {
    try {
      await this.queue.enqueue(job);
    } catch (error) {
      // Begun all the same: the add was late, not lost.
      if (!(await this.rows.regenerations.fail(job.id, 'QUEUE_UNAVAILABLE', ['queued']))) return;
      this.logger.warn({ err: describeError(error) }, 'a regeneration could not be queued');
    }
  }
}

function assertRewritable(output: OutputRow, part: string | undefined): void {
  const kept = new Set([...output.edited, ...output.locked]);
  const parts = partsOf(output.draft).map(({ id }) => id);
  if (part !== undefined && !parts.includes(part)) throw new AppError('SEGMENT_UNKNOWN');
  if (part === undefined ? parts.every((id) => kept.has(id)) : kept.has(part))
    throw new AppError('SEGMENT_KEPT');
}
