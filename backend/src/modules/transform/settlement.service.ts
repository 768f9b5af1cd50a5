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
      const { isDelivered, reason } = await this.end(tx, id, code);
      if (isDelivered) await this.credits.capture(tx, id);
      else await this.credits.release(tx, id, reason);
      return true;
    });
  }

  /** Nothing is charged for one that failed, so its idempotency key is free again; `reason`: its first failure. */
  private async end(
    tx: EntityManager,
    id: string,
    code: ErrorCode,
  ): Promise<{ isDelivered: boolean; reason: ErrorCode }> {
    const [rows] = await tx.query<[{ isDelivered: boolean; reason: ErrorCode }[], number]>(
      `WITH given_up AS (
         UPDATE output SET status = 'failed', error_code = $2, updated_at = now()
          WHERE transformation_id = $1 AND status = 'queued'),
       found AS (
         SELECT EXISTS (SELECT 1 FROM output WHERE transformation_id = $1 AND status = 'succeeded') AS delivered,
                coalesce((SELECT error_code FROM output WHERE transformation_id = $1 AND status = 'failed'
                           ORDER BY updated_at, format LIMIT 1), $2) AS failure)
       UPDATE transformation SET settled_at = now(), status = CASE WHEN delivered THEN 'succeeded' ELSE 'failed' END,
              error_code = CASE WHEN NOT delivered THEN failure END,
              idempotency_key = CASE WHEN delivered THEN idempotency_key END
         FROM found WHERE id = $1
       RETURNING delivered AS "isDelivered", failure AS reason`,
      [id, code],
    );
    return rows[0] ?? { isDelivered: false, reason: code };
  }
}
