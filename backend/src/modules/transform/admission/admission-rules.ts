import { PLANS, type FormatKey, type PlanKey } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { AdmissionRepository, type AdmissionLimits } from './admission.repository.js';
import { formatsNotInPlan, notInPlan, refusal } from './refusals.js';
import { WorkerPresence } from './worker-presence.js';

/** A worker is alive, the queue is not full, few enough jobs are in flight, and the plan has the formats. */
@Injectable()
export class AdmissionRules {
  constructor(
    private readonly admissions: AdmissionRepository,
    private readonly workers: WorkerPresence,
  ) {}

  async limitsFor(formats: readonly FormatKey[]): Promise<AdmissionLimits> {
    const limitsOf = (plan: PlanKey): AdmissionLimits['plans'][PlanKey] => ({
      maxInFlight: PLANS[plan].maxInFlight,
      maxInFlightOfAccount: PLANS[plan].maxInFlightOfAccount,
      isAllowed: formatsNotInPlan(formats, plan).length === 0,
    });
    return {
      maxQueued: SETTINGS.transform.maxQueued,
      hasWorker: !(await this.workers.isAbsent()),
      plans: { free: limitsOf('free'), pro: limitsOf('pro'), agency: limitsOf('agency') },
    };
  }

  /**
   * Exact while the caller holds the account's lock.
   * @throws AppError QUEUE_UNAVAILABLE, TOO_MANY_IN_FLIGHT, QUEUE_FULL, FORMAT_NOT_IN_PLAN
   */
  async assertMet(
    tx: EntityManager,
    of: { accountId: string; userId: string; plan: PlanKey },
    formats: readonly FormatKey[],
  ): Promise<void> {
    const code = await this.admissions.findRefusal(tx, of, await this.limitsFor(formats));
    if (code === 'FORMAT_NOT_IN_PLAN') throw notInPlan(formats, of.plan);
    if (code !== null) throw refusal(code);
  }
}
