import { Inject, Injectable } from '@nestjs/common';
import type { ComponentState, Health } from '@repurpose/contract';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import { SETTINGS } from '../../config/settings.js';
import { REDIS } from '../../database/redis.module.js';
import { IDENTITY, type IdentityPort } from '../auth/identity/identity.port.js';
import { WorkerPresence } from '../transform/admission/worker-presence.js';

type Component = keyof Health['components'];
/** The payment service is someone else's: it is asked once a minute, however often we are. */
const PAYMENTS_CACHE_MS = 60_000;
/** Waiting this long without a worker taking it means that the queue stands. */
const STALE_SECONDS = 30;

/** Asks each part whether it works. Every check answers within a second and never throws. */
@Injectable()
export class ComponentChecks {
  private readonly cached = new Map<Component, { at: number; state: Promise<ComponentState> }>();

  constructor(
    private readonly db: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
    @Inject(IDENTITY) private readonly identityService: IdentityPort,
    private readonly workers: WorkerPresence,
  ) {}

  /** The state of every component; answers of the last seconds are used again. */
  async all(): Promise<Health['components']> {
    const [database, redis, queue, writer, payments] = await Promise.all([
      this.ask('database', () => this.database()),
      this.ask('redis', () => this.redisPing()),
      this.ask('queue', () => this.queue()),
      this.ask('writer', () => this.writer()),
      this.ask('payments', () => this.payments(), PAYMENTS_CACHE_MS),
    ]);
    // Our own sessions are rows of the database: without it nobody can sign in either way.
    const identity = database === 'operational' ? this.identityService.state() : database;
    return { api: 'operational', writer, identity, database, payments, queue, redis };
  }

  private ask(
    component: Component,
    check: () => Promise<ComponentState>,
    cacheMs: number = SETTINGS.health.cacheMs,
  ): Promise<ComponentState> {
    const known = this.cached.get(component);
    if (known && performance.now() - known.at < cacheMs) return known.state;
    const state = withinLimit(check());
    this.cached.set(component, { at: performance.now(), state });
    return state;
  }

  private async database(): Promise<ComponentState> {
    const rows = await this.db.query<{ is_read_only: string }[]>(
      "SELECT current_setting('transaction_read_only') AS is_read_only",
    );
    return rows[0]?.is_read_only === 'off' ? 'operational' : 'outage';
  }

  private async redisPing(): Promise<ComponentState> {
    await this.redis.ping();
    return 'operational';
  }

  private async queue(): Promise<ComponentState> {
    await this.redis.ping();
    if (await this.workers.isAbsent()) return 'degraded';
    const [row] = await this.db.query<{ stale: number }[]>(
      `SELECT count(*)::int AS stale FROM (
         SELECT deadline_at FROM transformation WHERE status = 'queued'
         UNION ALL SELECT deadline_at FROM regeneration WHERE status = 'queued') AS waiting
       WHERE deadline_at > now() AND deadline_at < now() + make_interval(secs => $1)`,
      [SETTINGS.transform.jobMs / 1_000 - STALE_SECONDS],
    );
    return (row?.stale ?? 0) > 0 ? 'degraded' : 'operational';
  }

  /** By what really happened in the last five minutes: no call is made to a provider for this. */
  private async writer(): Promise<ComponentState> {
    if (await this.workers.isAbsent()) return 'degraded';
    const [row] = await this.db.query<{ failed: number }[]>(
      `SELECT count(*)::int AS failed FROM transformation
       WHERE error_code LIKE 'WRITER%' AND settled_at > now() - interval '5 minutes'`,
    );
    const failed = row?.failed ?? 0;
    if (failed === 0) return 'operational';
    return failed < 5 ? 'degraded' : 'partial';
  }

  private async payments(): Promise<ComponentState> {
    const response = await fetch(`${this.env.STRIPE_API_BASE}/healthcheck`, {
      signal: AbortSignal.timeout(SETTINGS.health.checkMs),
    });
    await response.body?.cancel();
    return response.status < 500 ? 'operational' : 'outage';
  }
}

/** A failed or slow check is an outage of its component; the cause stands in that component's own log. */
async function withinLimit(check: Promise<ComponentState>): Promise<ComponentState> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<ComponentState>((resolve) => {
    timer = setTimeout(() => resolve('outage'), SETTINGS.health.checkMs);
  });
  const answered = check.catch((): ComponentState => 'outage');
  return Promise.race([answered, limit]).finally(() => clearTimeout(timer));
}
