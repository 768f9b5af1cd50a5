import type { LedgerEntry } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Reads the ledger of credits. Lines are only ever added, by grants, holds and their settlements. */
@Injectable()
export class LedgerService {
  constructor(private readonly db: DataSource) {}

  /** A user's own lines, newest first: at most `limit`, those older than the line `before` when it is given. */
  async list(userId: string, limit: number, before: string | null = null): Promise<LedgerEntry[]> {
    const rows = await this.db.query<(Omit<LedgerEntry, 'periodStart' | 'createdAt'> & Instants)[]>(
      `SELECT id, kind, credits, balance_after AS "balanceAfter", reason, transformation_id AS "transformationId",
              period_start AS "periodStart", created_at AS "createdAt"
         FROM credit_entry WHERE user_id = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
      [userId, before, limit],
    );
    return rows.map(({ periodStart, createdAt, ...line }) => ({
      ...line,
      periodStart: periodStart.toISOString(),
      createdAt: createdAt.toISOString(),
    }));
  }
}

interface Instants {
  periodStart: Date;
  createdAt: Date;
}
