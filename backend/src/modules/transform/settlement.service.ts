import type { ErrorCode, TransformationStatus } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CreditsService } from '../billing/credits/credits.service.js';

/** Ends transformations: the only place that does, for the worker, the sweeper and a wait that ran out. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly db: DataSource,
    private readonly credits: CreditsService,
  ) {}

  /**
   * Settles by what was delivered: at least one text and the credit is captured, none and it is released. Formats
   * nobody wrote fail with `code`. One transaction; does nothing when it is settled already, or in none of the
   * states `from`. Returns whether this call settled it.
   */
  async settle(
    id: string,
    code: ErrorCode,
    from: readonly TransformationStatus[] = ['queued', 'running'],
  ): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const [row] = await tx.query<{ status: TransformationStatus }[]>(
        'SELECT status FROM transformation WHERE id = $1 FOR UPDATE',
        [id],
      );
      if (!row || !from.includes(row.status)) return false;
      const delivered = await this.endOutputs(tx, id, code);
      if (delivered > 0) await this.succeed(tx, id);
      else await this.fail(tx, id);
      return true;
    });
  }

  private async endOutputs(tx: EntityManager, id: string, code: ErrorCode): Promise<number> {
    const [row] = await tx.query<{ delivered: number }[]>(
      `WITH ended AS (
         UPDATE output SET status = 'failed', error_code = $2, updated_at = now()
          WHERE transformation_id = $1 AND status = 'queued')
       SELECT count(*)::int AS delivered FROM output WHERE transformation_id = $1 AND status = 'succeeded'`,
      [id, code],
    );
    return row?.delivered ?? 0;
  }

  private async succeed(tx: EntityManager, id: string): Promise<void> {
    await tx.query(
      `UPDATE transformation SET status = 'succeeded', error_code = NULL, settled_at = now() WHERE id = $1`,
      [id],
    );
    await this.credits.capture(tx, id);
  }

  /** Nothing was charged, so the idempotency key is free again. */
  private async fail(tx: EntityManager, id: string): Promise<void> {
    const [rows] = await tx.query<[{ errorCode: string }[], number]>(
      `UPDATE transformation SET status = 'failed', settled_at = now(), idempotency_key = NULL,
              error_code = (SELECT error_code FROM output WHERE transformation_id = $1 ORDER BY updated_at, format LIMIT 1)
        WHERE id = $1 RETURNING error_code AS "errorCode"`,
      [id],
    );
    await this.credits.release(tx, id, rows[0]?.errorCode ?? '');
  }
}
