import type { ErrorCode, TransformationStatus } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { QUOTAS } from '../../billing/credits/credits.repository.js';

/** Ends transformations before their last piece does: for the sweeper, a job that failed and a wait that ran out. */
@Injectable()
export class SettlementService {
  constructor(private readonly db: DataSource) {}

  /**
   * Settles by what was delivered: at least one text and the credit is captured, none and it is released. Formats
   * nobody wrote fail with `code`. One round trip; does nothing when it is settled already, or in none of the
   * states `from`. Returns whether this call settled it.
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
