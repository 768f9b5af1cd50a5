import type { AppliedVoice, ErrorCode, FormatKey, PlanKey, Tone } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, Not, type EntityManager, LessThan } from 'typeorm';
import { BatchLoader } from '../../../database/batch-loader.js';
import { inScope, type Scope, scopeParameter } from '../../../database/scope.js';
import { toStorableJson, toStorableText } from '../../../database/storable.js';
import { QUOTAS } from '../../billing/credits/credits.repository.js';
import { Output } from '../output.entity.js';
import { noteVoiceUse } from '../voices/voice-versions.repository.js';
import { Transformation } from '../transformation.entity.js';
import type { VoicedRequest } from './transform.dto.js';

export interface NewTransformation {
  id: string;
  scope: Scope;
  request: VoicedRequest;
  excerpt: string;
  requestHash: string;
  idempotencyKey: string | null;
  /** Added to Postgres' clock, which all processes share. */
  deadlineInMs: number;
  requestId: string | null;
}

export interface AdmissionLimits {
  maxQueued: number;
  hasWorker: boolean;
  plans: Record<PlanKey, { maxInFlight: number; maxInFlightOfAccount: number; isAllowed: boolean }>;
}

/** `known`: the same key, request and workspace created it before. A refusal changes nothing. */
export type AdmissionOutcome =
  | { outcome: 'accepted'; id: string; accountId: string; plan: PlanKey; deadlineAt: Date }
  | { outcome: 'known'; id: string; accountId: string }
  | { outcome: 'period-over'; accountId: string }
  | { outcome: Refusal; plan: PlanKey };

export type AdmissionRefusal = Extract<
  ErrorCode,
  'QUEUE_UNAVAILABLE' | 'TOO_MANY_IN_FLIGHT' | 'QUEUE_FULL' | 'FORMAT_NOT_IN_PLAN'
>;
type Refusal = AdmissionRefusal | Extract<ErrorCode, 'NO_SESSION' | 'IDEMPOTENCY_MISMATCH' | 'NO_CREDITS'>;

export interface RegenerationRequest {
  formats: [FormatKey];
  /** Null: all that are neither edited nor locked. */
  part: string | null;
  instruction: string;
  variant: number;
  tone?: Tone | null;
  /** Absent: the parent's; null: none. */
  voice?: AppliedVoice | null;
}

export interface NewRegeneration {
  id: string;
  parent: Pick<Transformation, 'id' | 'accountId' | 'workspaceId'>;
  authorId: string;
  request: RegenerationRequest;
  plan: PlanKey;
  deadlineInMs: number;
  requestId: string | null;
}

export interface FormatRetry {
  id: string;
  format: FormatKey;
  maxRetries: number;
  deadlineInMs: number;
  requestId: string | null;
}

const MAX_SAME = 50;

/** In milliseconds, like a `Date`: the deadline is part of the job's id. */
const deadlineIn = (parameter: string): string =>
  `date_trunc('milliseconds', now() + make_interval(secs => ${parameter}::float8 / 1000))`;

@Injectable()
export class AdmissionRepository {
  private readonly owners = new BatchLoader((workspaceIds) => this.readOwners(workspaceIds));

  constructor(private readonly db: DataSource) {}

  /** The account that pays; for an unknown workspace the user, because the admission refuses such a call later. */
  async findAccountId({ workspaceId, userId }: Scope): Promise<string> {
    return workspaceId === null ? userId : ((await this.owners.find(workspaceId)) ?? userId);
  }

  /** Raw: one round trip instead of seven. `period-over`: the account's period has ended at `now`. */
  async admit(row: NewTransformation, limits: AdmissionLimits, now: Date): Promise<AdmissionOutcome> {
    const [outcome] = await this.db.query<[AdmissionOutcome]>(
      `SELECT outcome, accepted_id AS id, owner AS "accountId", accepted_plan AS plan, due_at AS "deadlineAt"
         FROM admit_transformation($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        scopeParameter(row.scope),
        row.id,
        toStorableJson(row.request),
        row.requestHash,
        row.idempotencyKey,
        toStorableText(row.excerpt),
        row.requestId,
        row.deadlineInMs,
        QUOTAS,
        JSON.stringify(limits),
        now,
      ],
    );
    return outcome;
  }

  /** Exact while the caller holds the account's lock. Raw: a stored function. */
  async findRefusal(
    tx: EntityManager,
    { accountId, userId, plan }: { accountId: string; userId: string; plan: PlanKey },
    limits: AdmissionLimits,
  ): Promise<AdmissionRefusal | null> {
    const [row] = await tx.query<{ refusal: AdmissionRefusal | null }[]>(
      'SELECT admission_refusal($1, $2, $3) AS refusal',
      [accountId, plan, JSON.stringify({ ...limits, userId })],
    );
    return row?.refusal ?? null;
  }

  /** Raw: Postgres' clock computes the deadline. */
  async insertRegeneration(tx: EntityManager, row: NewRegeneration): Promise<Date> {
    const [inserted] = await tx.query<{ deadlineAt: Date }[]>(
      `INSERT INTO transformation (id, kind, parent_id, user_id, workspace_id, author_id, request, request_hash, plan,
                                   request_id, deadline_at)
       VALUES ($1, 'regeneration', $2, $3, $4, $5, $6, '', $7, $8, ${deadlineIn('$9')}) RETURNING deadline_at AS "deadlineAt"`,
      [
        row.id,
        row.parent.id,
        row.parent.accountId,
        row.parent.workspaceId,
        row.authorId,
        toStorableJson(row.request),
        row.plan,
        row.requestId,
        row.deadlineInMs,
      ],
    );
    await tx.insert(Output, { transformationId: row.id, format: row.request.formats[0] });
    if (row.request.voice) await noteVoiceUse(tx, row.id, row.request.voice);
    return inserted?.deadlineAt ?? new Date();
  }

  async findSame(scope: Scope, requestHash: string): Promise<{ id: string; variants: number[] } | null> {
    const rows = await this.db.manager.find(Transformation, {
      where: { workspaceId: inScope(scope), kind: 'transform', requestHash, status: Not('failed') },
      select: { id: true, request: true },
      order: { createdAt: 'DESC' },
      take: MAX_SAME,
    });
    const [newest] = rows;
    return newest ? { id: newest.id, variants: rows.map(({ request }) => request.variant ?? 0) } : null;
  }

  lockIn(tx: EntityManager, scope: Scope, id: string): Promise<Transformation | null> {
    return tx.findOne(Transformation, {
      where: { id, workspaceId: inScope(scope), kind: 'transform' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  isDelivered(tx: EntityManager, transformationId: string, format: FormatKey): Promise<boolean> {
    return tx.existsBy(Output, { transformationId, format, status: 'succeeded' });
  }

  async reopen(tx: EntityManager, retry: FormatRetry): Promise<Date | null> {
    const where = { transformationId: retry.id, format: retry.format, status: 'failed' } as const;
    const { affected } = await tx.update(
      Output,
      { ...where, retries: LessThan(retry.maxRetries) },
      { status: 'queued', errorCode: null, retries: () => 'retries + 1', updatedAt: () => 'now()' },
    );
    if (affected === 0) return null;
    // Raw: Postgres' clock computes the deadline.
    const [rows] = await tx.query<[{ deadlineAt: Date }[], number]>(
      `UPDATE transformation SET status = 'queued', deadline_at = ${deadlineIn('$2')}, settled_at = NULL, request_id = $3
        WHERE id = $1 AND status = 'succeeded' RETURNING deadline_at AS "deadlineAt"`,
      [retry.id, retry.deadlineInMs, retry.requestId],
    );
    return rows[0]?.deadlineAt ?? null;
  }

  /** Raw: the table belongs to the workspaces. */
  private async readOwners(workspaceIds: string[]): Promise<Map<string, string>> {
    const rows = await this.db.query<{ id: string; accountId: string }[]>(
      'SELECT id, account_id AS "accountId" FROM workspace WHERE id = ANY($1)',
      [workspaceIds],
    );
    return new Map(rows.map(({ id, accountId }) => [id, accountId]));
  }
}
