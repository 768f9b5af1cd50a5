import type {
  ErrorCode,
  FormatKey,
  PlanKey,
  TransformationStatus,
  TransformRequest,
} from '@repurpose/contract';
import type { SourceBrief } from '@repurpose/writing';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CreditsService } from '../../billing/credits/credits.service.js';
import { toStorableText } from '../../../database/storable.js';
import { OutputRepository, type OutputContent, type OutputKey } from './output.repository.js';

export interface NewRegeneration extends OutputKey {
  id: string;
  userId: string;
  part: string | null;
  instruction: string;
  variant: number;
  isCharged: boolean;
  plan: PlanKey;
  dueInMs: number;
  /** The call that asks for it. */
  requestId: string;
}

/** A regeneration this worker may write. */
export interface ClaimedRegeneration extends OutputKey {
  userId: string;
  part: string | null;
  instruction: string;
  variant: number;
  request: TransformRequest;
  /** Of a long source, once it was made. */
  brief: SourceBrief | null;
  plan: PlanKey;
  /** Until its deadline, when it was claimed. */
  remainingMs: number;
  requestId: string | null;
}

export interface RegenerationState {
  status: TransformationStatus;
  errorCode: ErrorCode | null;
}
/** A committed regeneration that is to be written. */
export interface RegenerationJobRow {
  id: string;
  plan: PlanKey;
}
/** How an attempt to settle ended: a `conflict` is tried again on the newer version. */
export type SettleOutcome = 'settled' | 'conflict' | 'too-late';

const OPEN = `status IN ('queued', 'running')`;

/** Regenerations from acceptance to settlement, each step guarded by its state: any of them may come twice. */
@Injectable()
export class RegenerationRepository {
  constructor(
    private readonly db: DataSource,
    private readonly credits: CreditsService,
    private readonly outputs: OutputRepository,
  ) {}

  async insert(tx: EntityManager, row: NewRegeneration): Promise<void> {
    await tx.query(
      `INSERT INTO regeneration (id, transformation_id, format, user_id, part, instruction, variant, is_charged, plan, deadline_at,
                                 request_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(secs => $10::float8 / 1000), $11)`,
      [
        row.id,
        row.transformationId,
        row.format,
        row.userId,
        row.part,
        toStorableText(row.instruction),
        row.variant,
        row.isCharged,
        row.plan,
        row.dueInMs,
        row.requestId,
      ],
    );
  }

  /** Formats a user is having written anew; exact while the caller holds the lock on the user's account. */
  openOf(tx: EntityManager, userId: string): Promise<{ transformationId: string; format: FormatKey }[]> {
    return tx.query(
      `SELECT transformation_id AS "transformationId", format FROM regeneration WHERE user_id = $1 AND ${OPEN}`,
      [userId],
    );
  }

  async state(id: string): Promise<RegenerationState | null> {
    const [row] = await this.db.query<RegenerationState[]>(
      'SELECT status, error_code AS "errorCode" FROM regeneration WHERE id = $1',
      [id],
    );
    return row ?? null;
  }

  /** Null when it is settled already, or its deadline has passed. */
  async claim(id: string): Promise<ClaimedRegeneration | null> {
    const [rows] = await this.db.query<[ClaimedRegeneration[], number]>(
      `UPDATE regeneration r SET status = 'running' FROM transformation t
        WHERE r.id = $1 AND r.${OPEN} AND r.deadline_at > now() AND t.id = r.transformation_id
        RETURNING r.transformation_id AS "transformationId", r.format, r.user_id AS "userId", r.part, r.instruction,
                  r.variant, t.request, t.brief, r.plan, r.request_id AS "requestId",
                  (extract(epoch FROM r.deadline_at - now()) * 1000)::int AS "remainingMs"`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Adds the version and spends the credit in one transaction; does nothing when it is settled already. */
  succeed(
    id: string,
    { transformationId, format }: OutputKey,
    expected: number,
    next: OutputContent,
  ): Promise<SettleOutcome> {
    return this.db.transaction(async (tx) => {
      const [row] = await tx.query<{ status: TransformationStatus }[]>(
        'SELECT status FROM regeneration WHERE id = $1 FOR UPDATE',
        [id],
      );
      if (row?.status !== 'running') return 'too-late';
      const key = { transformationId, format };
      const isAdded = await this.outputs.add(tx, key, expected, { kind: 'regenerated', ...next });
      if (!isAdded) return 'conflict';
      await tx.query(`UPDATE regeneration SET status = 'succeeded', settled_at = now() WHERE id = $1`, [id]);
      await this.credits.capture(tx, id);
      return 'settled';
    });
  }

  /** Gives the credit back; a failed one does not count among the included. Returns whether this call settled it. */
  fail(
    id: string,
    code: ErrorCode,
    from: readonly TransformationStatus[] = ['queued', 'running'],
  ): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const [, failed] = await tx.query<[unknown[], number]>(
        `UPDATE regeneration SET status = 'failed', error_code = $2, settled_at = now()
          WHERE id = $1 AND status = ANY($3)`,
        [id, code, from],
      );
      if (failed === 0) return false;
      await this.credits.release(tx, id, code);
      return true;
    });
  }

  /** Not begun and older than `afterMs`: their job may be lost. */
  findUndispatched(afterMs: number): Promise<RegenerationJobRow[]> {
    return this.db.query<RegenerationJobRow[]>(
      `SELECT id, plan FROM regeneration WHERE status = 'queued' AND deadline_at > now()
          AND created_at < now() - make_interval(secs => $1) ORDER BY created_at LIMIT 500`,
      [afterMs / 1_000],
    );
  }

  /** Open and past their deadline by more than `graceMs`. */
  async findOverdue(graceMs: number): Promise<string[]> {
    const rows = await this.db.query<{ id: string }[]>(
      `SELECT id FROM regeneration WHERE ${OPEN} AND deadline_at < now() - make_interval(secs => $1)
        ORDER BY deadline_at LIMIT 500`,
      [graceMs / 1_000],
    );
    return rows.map((row) => row.id);
  }
}
