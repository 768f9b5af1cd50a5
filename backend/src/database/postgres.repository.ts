import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { SETTINGS } from '../config/settings.js';

export type KindOfWork = keyof typeof SETTINGS.database.timeouts;

/** Raw: settings of the transaction. */
export async function limitStatements(tx: EntityManager, work: KindOfWork): Promise<void> {
  const { lockMs, statementMs } = SETTINGS.database.timeouts[work];
  await tx.query(`SELECT set_config('lock_timeout', $1, true), set_config('statement_timeout', $2, true)`, [
    `${lockMs}ms`,
    `${statementMs}ms`,
  ]);
}

/** False: another connection has it. Raw: TypeORM has no advisory locks. */
export async function tryLock(runner: QueryRunner, key: number): Promise<boolean> {
  const [row] = (await runner.query('SELECT pg_try_advisory_lock($1) AS held', [key])) as { held: boolean }[];
  return row?.held ?? false;
}

/** A standby accepts no writes. Raw: a setting of Postgres. */
export async function isWritable(db: DataSource): Promise<boolean> {
  const [row] = await db.query<{ isReadOnly: string }[]>(
    `SELECT current_setting('transaction_read_only') AS "isReadOnly"`,
  );
  return row?.isReadOnly === 'off';
}

/** For migrations. An interrupted run can be repeated. Raw: `fill` takes last id and rows, and returns `last`. */
export async function fillInBatches(runner: QueryRunner, fill: string): Promise<void> {
  let after: string | null = '00000000-0000-0000-0000-000000000000';
  while (after !== null) {
    const [row] = (await runner.query(fill, [after, SETTINGS.migration.batch])) as [{ last: string | null }];
    after = row.last;
  }
}
