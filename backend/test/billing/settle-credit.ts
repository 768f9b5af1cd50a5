import type { DataSource } from 'typeorm';
import { QUOTAS } from '../../src/modules/billing/credits/credits.repository.js';

export async function settleCredit(
  db: DataSource,
  holderId: string,
  how: 'capture' | 'release',
): Promise<void> {
  await db.query('SELECT settle_credit($1, $2, $3, $4)', [holderId, how, 'test', QUOTAS]);
}
