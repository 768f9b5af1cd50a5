import type {
  ErrorCode,
  FormatKey,
  PlanKey,
  TransformationStatus,
  TransformRequest,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BatchLoader } from '../../../database/batch-loader.js';
import { QUOTAS } from '../../billing/credits/credits.service.js';
import { Output } from '../output.entity.js';
import { toStorableJson, toStorableText } from '../../../database/storable.js';
import { Transformation } from '../transformation.entity.js';

export interface NewTransformation {
  id: string;
  userId: string;
  request: TransformRequest;
  excerpt: string;
  requestHash: string;
  idempotencyKey: string | null;
  /** By the clock of Postgres, the one all processes share. */
  dueInMs: number;
  requestId: string | null;
}

/** What acceptance depends on besides the account. */
export interface AdmissionLimits {
  /** Waiting transformations of all users beyond which nothing is accepted. */
  maxQueued: number;
  hasWorker: boolean;
  plans: Record<PlanKey, { maxInFlight: number; isAllowed: boolean }>;
}

/** `known`: the row that the same key and request made before. Refusals change nothing. */
export type AdmissionOutcome =
  | { outcome: 'accepted'; id: string; plan: PlanKey; deadlineAt: Date }
  | { outcome: 'known'; id: string }
  | { outcome: 'period-over' }
  | { outcome: Refusal; plan: PlanKey };

export type Refusal = Extract<
  ErrorCode,
  | 'NO_SESSION'
  | 'IDEMPOTENCY_MISMATCH'
  | 'QUEUE_UNAVAILABLE'
  | 'TOO_MANY_IN_FLIGHT'
  | 'QUEUE_FULL'
  | 'FORMAT_NOT_IN_PLAN'
  | 'NO_CREDITS'
>;

/** A transformation with what was written for it, outputs in the order they were asked for. */
export interface FullTransformation {
  transformation: Transformation;
  outputs: Output[];
  /** By name. */
  tags: string[];
}

/** One format as far as it was written. */
export type OutputResult = Pick<Output, 'format' | 'status' | 'text' | 'draft' | 'checks' | 'errorCode'>;

/** How far a transformation is, without its source; outputs in the order they were asked for. */
export interface TransformationState {
  userId: string;
  transformation: Pick<Transformation, 'id' | 'status' | 'errorCode'>;
  outputs: OutputResult[];
}

type StateRow = OutputResult & {
  id: string;
  userId: string;
  state: TransformationStatus;
  error: ErrorCode | null;
};

/** Whole milliseconds, as a `Date` has them: the deadline is part of the job's name. */
const dueIn = (parameter: string): string =>
  `date_trunc('milliseconds', now() + make_interval(secs => ${parameter}::float8 / 1000))`;

/** What the HTTP side reads and creates. Settling is `SettlementService`'s, writing outputs `JobRepository`'s. */
@Injectable()
export class TransformationRepository {
  private readonly states = new BatchLoader((ids) => this.readStates(ids));

  constructor(private readonly db: DataSource) {}

  /**
   * Holds a credit and writes the row with its outputs, or says why not; one round trip. `now` must lie in the account's
   * period: see `period-over`.
   */
  async accept(row: NewTransformation, terms: AdmissionLimits, now: Date): Promise<AdmissionOutcome> {
    const [outcome] = await this.db.query<[AdmissionOutcome]>(
      `SELECT outcome, accepted_id AS id, accepted_plan AS plan, due_at AS "deadlineAt"
         FROM accept_transformation($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        row.userId,
        row.id,
        toStorableJson(row.request),
        row.requestHash,
        row.idempotencyKey,
        toStorableText(row.excerpt),
        row.requestId,
        row.dueInMs,
        QUOTAS,
        JSON.stringify(terms),
        now,
      ],
    );
    return outcome;
  }

  /**
   * Open requests of one user, exact while the caller holds the lock on the user's account; and whether more than
   * `maxQueued` requests of all users wait for a worker.
   */
  async countInFlight(
    tx: EntityManager,
    userId: string,
    maxQueued: number,
  ): Promise<{ open: number; isQueueFull: boolean }> {
    const [row] = await tx.query<{ open: number; isQueueFull: boolean }[]>(
      `SELECT (SELECT count(*)::int FROM transformation WHERE user_id = $1 AND status IN ('queued', 'running')) AS open,
              EXISTS (SELECT 1 FROM transformation WHERE status = 'queued' OFFSET $2 LIMIT 1) AS "isQueueFull"`,
      [userId, maxQueued],
    );
    return row ?? { open: 0, isQueueFull: false };
  }

  /** Null when there is none of that id, or it is another user's. */
  async findOwn(userId: string, id: string): Promise<FullTransformation | null> {
    const transformation = await this.db.manager.findOneBy(Transformation, { id, userId });
    if (!transformation) return null;
    const outputs = await this.db.manager.findBy(Output, { transformationId: id });
    const order = transformation.request.formats;
    outputs.sort((a, b) => order.indexOf(a.format) - order.indexOf(b.format));
    const tags = await this.db.query<{ name: string }[]>(
      'SELECT name FROM transformation_tag WHERE transformation_id = $1 ORDER BY key',
      [id],
    );
    return { transformation, outputs, tags: tags.map(({ name }) => name) };
  }

  /** Null when there is none of that id, or it is another user's. */
  async findState(userId: string, id: string): Promise<TransformationState | null> {
    const state = await this.states.find(id);
    return state?.userId === userId ? state : null;
  }

  private async readStates(ids: string[]): Promise<Map<string, TransformationState>> {
    const rows = await this.db.query<StateRow[]>(
      `SELECT t.id, t.user_id AS "userId", t.status AS state, t.error_code AS error,
              o.format, o.status, o.text, o.draft, o.checks, o.error_code AS "errorCode"
         FROM transformation t JOIN output o ON o.transformation_id = t.id
        WHERE t.id = ANY($1) ORDER BY array_position(t.formats, o.format)`,
      [ids],
    );
    const states = new Map<string, TransformationState>();
    for (const { id, userId, state: status, error: errorCode, ...output } of rows) {
      const known = states.get(id);
      if (known) known.outputs.push(output);
      else states.set(id, { userId, transformation: { id, status, errorCode }, outputs: [output] });
    }
    return states;
  }

  /** Those of the given transformations that are settled. */
  async settledOf(ids: readonly string[]): Promise<string[]> {
    const rows = await this.db.query<{ id: string }[]>(
      `SELECT id FROM transformation WHERE id = ANY($1) AND status IN ('succeeded', 'failed')`,
      [ids],
    );
    return rows.map((row) => row.id);
  }

  /** Locks the row until `tx` ends. */
  async lockOwn(tx: EntityManager, userId: string, id: string): Promise<Transformation | null> {
    return tx.findOne(Transformation, { where: { id, userId }, lock: { mode: 'pessimistic_write' } });
  }

  async isDelivered(tx: EntityManager, id: string, format: FormatKey): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT 1 FROM output WHERE transformation_id = $1 AND format = $2 AND status = 'succeeded'`,
      [id, format],
    );
    return rows.length > 0;
  }

  /**
   * Opens a delivered transformation again for one failed format and returns its new deadline. Null when that format
   * is not failed, or was retried `maxRetries` times already.
   */
  async reopen(
    tx: EntityManager,
    retry: { id: string; format: FormatKey; maxRetries: number; dueInMs: number; requestId: string | null },
  ): Promise<Date | null> {
    const [, reopened] = await tx.query<[unknown[], number]>(
      `UPDATE output SET status = 'queued', error_code = NULL, retries = retries + 1, updated_at = now()
        WHERE transformation_id = $1 AND format = $2 AND status = 'failed' AND retries < $3`,
      [retry.id, retry.format, retry.maxRetries],
    );
    if (reopened === 0) return null;
    const [rows] = await tx.query<[{ deadlineAt: Date }[], number]>(
      `UPDATE transformation SET status = 'queued', deadline_at = ${dueIn('$2')}, settled_at = NULL, request_id = $3
        WHERE id = $1 AND status = 'succeeded' RETURNING deadline_at AS "deadlineAt"`,
      [retry.id, retry.dueInMs, retry.requestId],
    );
    return rows[0]?.deadlineAt ?? null;
  }
}
