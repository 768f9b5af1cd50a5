import type { ErrorCode, TransformationStatus } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { QUOTAS } from '../../billing/credits/credits.repository.js';

/** Settles transformations that do not end with their last output: on timeouts, failed jobs and sweeps. */
@Injectable()
export class SettlementRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * Captures the credit if at least one output was delivered, else releases it. Unfinished formats fail with `code`.
   * Idempotent. Returns whether this call settled it. Raw: a stored function.
   */
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
}
