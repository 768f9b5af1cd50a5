import type { ErrorCode, TransformationStatus } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { Any, Between, DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { BatchLoader } from '../../../database/batch-loader.js';
import { inScope, type Scope } from '../../../database/scope.js';
import { QUOTAS } from '../../billing/credits/credits.repository.js';
import { Output } from '../output.entity.js';
import { Transformation } from '../transformation.entity.js';
import { TransformationTag } from '../library/transformation-tag.entity.js';

export interface FullTransformation {
  transformation: Transformation;
  outputs: Output[];
  tags: string[];
}

export type OutputResult = Pick<
  Output,
  'format' | 'status' | 'text' | 'draft' | 'checks' | 'errorCode' | 'retries'
>;

export type TransformationState = Pick<Transformation, 'id' | 'accountId' | 'status' | 'errorCode'> & {
  outputs: OutputResult[];
};

const WRITER_ERRORS: readonly ErrorCode[] = ['WRITER_FAILED', 'WRITER_UNAVAILABLE'];

type StateRow = OutputResult & {
  id: string;
  accountId: string;
  state: TransformationStatus;
  error: ErrorCode | null;
};

@Injectable()
export class TransformationRepository {
  private readonly states = new BatchLoader((ids) => this.readStates(ids));

  constructor(private readonly db: DataSource) {}

  async findIn(scope: Scope, id: string): Promise<FullTransformation | null> {
    const transformation = await this.db.manager.findOneBy(Transformation, {
      id,
      workspaceId: inScope(scope),
      kind: 'transform',
    });
    if (!transformation) return null;
    const outputs = await this.db.manager.findBy(Output, { transformationId: id });
    const order = transformation.request.formats;
    outputs.sort((a, b) => order.indexOf(a.format) - order.indexOf(b.format));
    const tags = await this.db.manager.find(TransformationTag, {
      where: { transformationId: id },
      order: { key: 'ASC' },
    });
    return { transformation, outputs, tags: tags.map(({ name }) => name) };
  }

  async findState(accountId: string, id: string): Promise<TransformationState | null> {
    const state = await this.states.find(id);
    return state?.accountId === accountId ? state : null;
  }

  async markSeen(id: string): Promise<void> {
    await this.db.manager.update(Transformation, { id }, { seenAt: new Date() });
  }

  /** Captures the credit if an output was delivered, else releases it. Idempotent. Raw: a stored function. */
  async settle(
    id: string,
    code: ErrorCode,
    from: readonly TransformationStatus[] = ['queued', 'running'],
  ): Promise<boolean> {
    const [row] = await this.db.query<{ isSettled: boolean }[]>(
      'SELECT settle_transformation($1, $2, $3, $4) AS "isSettled"',
      [id, code, from, QUOTAS],
    );
    return row?.isSettled ?? false;
  }

  hasInFlight(accountId: string, db: EntityManager = this.db.manager): Promise<boolean> {
    return db.existsBy(Transformation, { accountId, status: In(['queued', 'running']) });
  }

  hasStaleQueued(ms: number): Promise<boolean> {
    const deadlineAt = Between(new Date(), new Date(Date.now() + SETTINGS.transform.jobMs - ms));
    return this.db.manager.existsBy(Transformation, { status: 'queued', deadlineAt });
  }

  countWriterFailures(ms: number): Promise<number> {
    const settledAt = MoreThan(new Date(Date.now() - ms));
    return this.db.manager.countBy(Transformation, { errorCode: In(WRITER_ERRORS), settledAt });
  }

  async findSettled(ids: readonly string[]): Promise<string[]> {
    const settled = await this.db.manager.find(Transformation, {
      select: { id: true },
      where: { id: Any(ids), status: In(['succeeded', 'failed']) },
    });
    return settled.map(({ id }) => id);
  }

  /** Raw: one statement for all requests that finish in the same turn (measured hot path). */
  private async readStates(ids: string[]): Promise<Map<string, TransformationState>> {
    const rows = await this.db.query<StateRow[]>(
      `SELECT t.id, t.user_id AS "accountId", t.status AS state, t.error_code AS error,
              o.format, o.status, o.text, o.draft, o.checks, o.retries, o.error_code AS "errorCode"
         FROM transformation t JOIN output o ON o.transformation_id = t.id
        WHERE t.id = ANY($1) ORDER BY array_position(t.formats, o.format)`,
      [ids],
    );
    const states = new Map<string, TransformationState>();
    for (const { id, accountId, state: status, error: errorCode, ...output } of rows) {
      const known = states.get(id);
      if (known) known.outputs.push(output);
      else states.set(id, { id, accountId, status, errorCode, outputs: [output] });
    }
    return states;
  }
}

export function wasLong({
  settledAt,
  deadlineAt,
}: Pick<Transformation, 'settledAt' | 'deadlineAt'>): boolean {
  const { jobMs } = SETTINGS.transform;
  return settledAt !== null && settledAt.getTime() > deadlineAt.getTime() - (jobMs - SETTINGS.notices.longMs);
}
