import type { Socket } from 'node:net';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Env } from '../config/env.js';
import { SETTINGS } from '../config/settings.js';
import { MIGRATIONS } from './migrations.js';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

const READ_TIMEOUT = 'Query read timeout';

/**
 * A connection that ends between two owners (handed out, not yet listened to) reports to nobody, and that would end
 * the process. Whoever queries it next gets the error; the pool drops it. One whose network went silent is ended at
 * the first query without an answer: pg alone would hand it out again.
 */
class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]): unknown => {
      const answer = query(...args);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (error instanceof Error && error.message === READ_TIMEOUT) this.endNow();
        });
      }
      return answer;
    };
    Object.assign(this, { query: watched });
  }

  private endNow(): void {
    (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}

/**
 * How every process reaches Postgres. Waiting for a connection is bounded, so that a lost database becomes a quick
 * 503 and not a hanging page. The schema comes from migrations only.
 */
export function databaseOptions(
  env: Pick<Env, 'DATABASE_URL'>,
  onPoolError: (error: Error) => void,
): PostgresOptions {
  return {
    type: 'postgres',
    url: env.DATABASE_URL,
    migrations: MIGRATIONS,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    applicationName: 'repurpose',
    // An idle connection that dies (restart, failover) reports here; without a listener it ends the process.
    poolErrorHandler: onPoolError,
    extra: {
      Client: SteadyClient,
      max: SETTINGS.database.poolSize,
      connectionTimeoutMillis: SETTINGS.database.connectTimeoutMs,
      statement_timeout: SETTINGS.database.statementTimeoutMs,
      query_timeout: SETTINGS.database.silenceMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: SETTINGS.database.keepAliveMs,
      idle_in_transaction_session_timeout: SETTINGS.database.idleInTransactionMs,
    },
  };
}

/** Arbitrary, the same in all processes: two migrations at once wait for each other. */
const MIGRATION_LOCK = 7_263_001;

/** Brings the schema up to date; safe to run from several processes at once. Returns the names it applied. */
export async function migrate(env: Pick<Env, 'DATABASE_URL'>): Promise<string[]> {
  const options = databaseOptions(env, () => undefined);
  const source = await new DataSource({ ...options, extra: { max: 2 } }).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await source.runMigrations();
    return applied.map((migration) => migration.name);
  } finally {
    // Ends the connection too, and the lock with it.
    await lock.release();
    await source.destroy();
  }
}
