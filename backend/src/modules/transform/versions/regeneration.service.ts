import { LIMITS, type AppliedVoice, type RegenerateRequest } from '@repurpose/contract';
import { partsOf } from '@repurpose/writing';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { SETTINGS } from '../../../config/settings.js';
import type { Scope } from '../../../database/scope.js';
import { AppError } from '../../../errors/app-error.js';
import { CreditsService } from '../../billing/credits/credits.service.js';
import { AdmissionLimiter } from '../admission/admission-limiter.js';
import { AdmissionRules } from '../admission/admission-rules.js';
import { AdmissionRepository } from '../admission/admission.repository.js';
import type { Accepted } from '../admission/admission.service.js';
import { OutputRepository, type OutputKey, type OutputRow } from './output.repository.js';

type AskedAgain = Omit<RegenerateRequest, 'voiceId'> & { voice?: AppliedVoice | null };

/** The first ones of an output (`includedRegenerations`) are free; each further one holds a credit. */
@Injectable()
export class RegenerationService {
  constructor(
    private readonly limiter: AdmissionLimiter,
    private readonly credits: CreditsService,
    private readonly admissions: AdmissionRepository,
    private readonly rules: AdmissionRules,
    private readonly outputs: OutputRepository,
  ) {}

  /** `voice` absent: the transformation's; null: none. */
  async accept(
    scope: Scope,
    key: OutputKey,
    { part, instruction = '', tone, voice }: AskedAgain,
    requestId: string | null = null,
  ): Promise<Accepted> {
    const { format } = key;
    const { userId } = scope;
    return this.limiter.transaction(await this.admissions.findAccountId(scope), async (tx) => {
      // The lock order of settlements and deletions.
      const parent = await this.admissions.lockIn(tx, scope, key.transformationId);
      if (!parent) throw new AppError('NOT_FOUND');
      const { accountId, workspaceId } = parent;
      const { plan } = await this.credits.lockInOpenPeriod(tx, accountId);
      const output = await this.outputs.find(scope, key, tx);
      if (!output) throw new AppError('NOT_FOUND');
      assertRewritable(output, part);
      if (output.isRegenerating) throw new AppError('REGENERATION_RUNNING');
      await this.rules.assertMet(tx, { accountId, userId, plan }, [format]);
      const id = randomUUID();
      if (output.includedUsed >= LIMITS.includedRegenerations)
        await this.credits.hold(tx, accountId, id, new Date(), { actorId: userId, workspaceId });
      const deadlineAt = await this.admissions.insertRegeneration(tx, {
        id,
        parent,
        authorId: userId,
        request: {
          formats: [format],
          part: part ?? null,
          instruction: instruction.trim(),
          // Another tone starts again with the first variant.
          variant: tone === undefined ? output.regenerations + 1 : 0,
          tone: tone ?? null,
          ...(voice !== undefined && { voice }),
        },
        plan,
        deadlineInMs: SETTINGS.transform.jobMs,
        requestId,
      });
      return { id, accountId, job: { id, plan, deadlineAt } };
    });
  }
}

function assertRewritable(output: OutputRow, part: string | undefined): void {
  const kept = new Set([...output.edited, ...output.locked]);
  const parts = partsOf(output.draft).map(({ id }) => id);
  if (part !== undefined && !parts.includes(part)) throw new AppError('SEGMENT_UNKNOWN');
  if (part === undefined ? parts.every((id) => kept.has(id)) : kept.has(part))
    throw new AppError('SEGMENT_KEPT');
}
