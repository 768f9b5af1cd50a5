import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  DataSource,
  type DataSourceOptions,
  DefaultNamingStrategy,
  MigrationExecutor,
  QueryFailedError,
  type QueryRunner,
} from 'typeorm';
import type { Env } from '../config/env.js';
import { SETTINGS } from '../config/settings.js';
import * as migrations from './migrations.js';
import { type KindOfWork, tryLock } from './postgres.repository.js';
import { PreparedStatements } from './prepared-statements.js';
import { applyStoredFunctions } from './stored-functions.repository.js';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

const READ_TIMEOUT = 'Query read timeout';

/** Node would exit on an unhandled error. pg would reuse a connection that went silent. */
class ResilientClient extends pg.Client {
  private readonly statements = new PreparedStatements();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]): unknown => {
      const answer = query(...this.statements.prepared(args));
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

/** Columns are named as their properties, in snake_case; others have a `name`. */
class SnakeCase extends DefaultNamingStrategy {
  override columnName(property: string, name: string | undefined): string {
    return name ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

export function databaseOptions(
  env: Pick<Env, 'DATABASE_URL'>,
  onPoolError: (error: Error) => void,
  work: KindOfWork = 'worker',
): PostgresOptions {
  const { lockMs, statementMs } = SETTINGS.database.timeouts[work];
  return {
    type: 'postgres',
    url: env.DATABASE_URL,
    migrations: Object.values(migrations),
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    namingStrategy: new SnakeCase(),
    applicationName: 'repurpose',
    poolErrorHandler: onPoolError,
    extra: {
      Client: ResilientClient,
      max: SETTINGS.database.poolSize,
      connectionTimeoutMillis: SETTINGS.database.connectTimeoutMs,
      lock_timeout: lockMs,
      statement_timeout: statementMs,
      query_timeout: SETTINGS.database.silenceMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: SETTINGS.database.keepAliveMs,
      idle_in_transaction_session_timeout: SETTINGS.database.idleInTransactionMs,
    },
  };
}

const MIGRATION_LOCK = 7_263_001;

const LOCK_NOT_AVAILABLE = '55P03';

/** Several processes may run it at once. Returns the names of what it applied. */
export async function migrate(env: Pick<Env, 'DATABASE_URL'>): Promise<string[]> {
  const options = databaseOptions(env, () => undefined, 'migration');
  const { lockMs: lock_timeout, statementMs: statement_timeout } = SETTINGS.database.timeouts.migration;
  const extra = { max: 2, lock_timeout, statement_timeout };
  const source = await new DataSource({ ...options, extra }).initialize();
  const lock = source.createQueryRunner();
  try {
    await waitForLock(lock);
    return await applyAll(source);
  } finally {
    // Closing the connection releases the lock.
    await lock.release();
    await source.destroy();
  }
}

/** Polls: a waiting statement would block the running migration's `CREATE INDEX CONCURRENTLY`. */
async function waitForLock(lock: QueryRunner): Promise<void> {
  for (;;) {
    if (await tryLock(lock, MIGRATION_LOCK)) return;
    await delay(SETTINGS.migration.pauseMs);
  }
}

/** Every later query queues behind a waiting lock, so it gives up, pauses and tries again. */
async function applyAll(source: DataSource): Promise<string[]> {
  const { attempts, pauseMs } = SETTINGS.migration;
  const before = new Set(await namesOf(source));
  for (let attempt = 1; ; attempt += 1) {
    try {
      await source.runMigrations();
      const functions = await applyStoredFunctions(source);
      const migrations = (await namesOf(source)).filter((name) => !before.has(name));
      return [...migrations, ...functions];
    } catch (error) {
      const isLocked = error instanceof QueryFailedError && driverCode(error) === LOCK_NOT_AVAILABLE;
      if (attempt === attempts || !isLocked) throw error;
      await delay(pauseMs);
    }
  }
}

const driverCode = (error: QueryFailedError): unknown => (error.driverError as { code?: unknown }).code;

async function namesOf(source: DataSource): Promise<string[]> {
  const executed = await new MigrationExecutor(source).getExecutedMigrations();
  return executed.map(({ name }) => name);
}
