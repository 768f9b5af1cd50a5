import { FORMATS, isFormatInPlan, PLANS, type FormatKey, type PlanKey } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';
import { AdmissionRepository, type AdmissionLimits } from './admission.repository.js';
import { WorkerPresence } from './worker-presence.js';
import { transformError } from '../transform-error.js';

const formatsNotInPlan = (formats: readonly FormatKey[], plan: PlanKey): FormatKey[] =>
  formats.filter((format) => !isFormatInPlan(format, plan));

export function notInPlan(formats: readonly FormatKey[], plan: PlanKey): AppError {
  const names = formatsNotInPlan(formats, plan).map((format) => FORMATS[format].label);
  return new AppError('FORMAT_NOT_IN_PLAN', {
    message: `Not part of the ${PLANS[plan].name} plan: ${names.join(', ')}. Please upgrade to Pro.`,
  });
}

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

  /** Exact under the account's lock, except the length of the queue. @throws AppError QUEUE_UNAVAILABLE, TOO_MANY_IN_FLIGHT, QUEUE_FULL, FORMAT_NOT_IN_PLAN */
  async assertMet(
    tx: EntityManager,
    of: { accountId: string; userId: string; plan: PlanKey },
    formats: readonly FormatKey[],
  ): Promise<void> {
    const code = await this.admissions.findRefusal(tx, of, await this.limitsFor(formats));
    if (code === 'FORMAT_NOT_IN_PLAN') throw notInPlan(formats, of.plan);
    if (code !== null) throw transformError(code);
  }
}
