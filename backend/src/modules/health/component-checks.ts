import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ComponentState, Health } from '@repurpose/contract';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import { SETTINGS } from '../../config/settings.js';
import { isWritable } from '../../database/postgres.repository.js';
import { REDIS } from '../../database/redis.module.js';
import { IDENTITY, type IdentityPort } from '../auth/identity/identity.port.js';
import { TransformHealthService } from '../transform/results/transform-health.service.js';

type Component = keyof Health['components'];

/** Checks end within a second and never throw. */
@Injectable()
export class ComponentChecks {
  private readonly cached = new Map<Component, { at: number; state: Promise<ComponentState> }>();

  constructor(
    private readonly db: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
    @Inject(IDENTITY) private readonly identityService: IdentityPort,
    private readonly transforms: TransformHealthService,
  ) {}

  async all(): Promise<Health['components']> {
    const [database, redis, queue, writer, payments] = await Promise.all([
      this.ask('database', () => this.database()),
      this.ask('redis', () => this.redisPing()),
      this.ask('queue', () => this.queue()),
      this.ask('writer', () => this.transforms.writer()),
      this.ask('payments', () => this.payments(), SETTINGS.health.paymentsCacheMs),
    ]);
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
    return (await isWritable(this.db)) ? 'operational' : 'outage';
  }

  private async redisPing(): Promise<ComponentState> {
    await this.redis.ping();
    return 'operational';
  }

  private async queue(): Promise<ComponentState> {
    await this.redis.ping();
    return this.transforms.queue();
  }

  private async payments(): Promise<ComponentState> {
    const response = await fetch(`${this.env.STRIPE_API_BASE}/healthcheck`, {
      signal: AbortSignal.timeout(SETTINGS.health.checkMs),
    });
    await response.body?.cancel();
    return response.status < 500 ? 'operational' : 'outage';
  }
}

const withinLimit = (check: Promise<ComponentState>): Promise<ComponentState> =>
  Promise.race([
    check.catch((): ComponentState => 'outage'),
    delay(SETTINGS.health.checkMs, 'outage' as const, { ref: false }),
  ]);
