import type { Response } from 'express';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import type { Env } from '../../config/env.js';
import { SETTINGS } from '../../config/settings.js';
import type { IdentityPort } from '../auth/identity/identity.port.js';
import type { TransformHealthService } from '../transform/results/transform-health.service.js';
import { ComponentChecks } from './component-checks.js';
import { HealthController } from './health.controller.js';

afterEach(() => void jest.useRealTimers());

it('that the process stops is told at once, also while the check of a part hangs', async () => {
  jest.useFakeTimers();
  let answer: Promise<object[]> = Promise.resolve([{ isReadOnly: 'off' }]);
  const db = { query: () => answer } as unknown as DataSource;
  const redis = { ping: () => answer, exists: () => answer } as unknown as Redis;
  const env = { STRIPE_API_BASE: 'http://127.0.0.1:1' } as Env;
  const identity = { state: () => 'operational' } as IdentityPort;
  const transforms = { queue: () => answer, writer: () => answer } as unknown as TransformHealthService;
  const checks = new ComponentChecks(db, redis, env, identity, transforms);
  const health = new HealthController(checks, env);
  const statuses: number[] = [];
  const res = { status: (status: number) => statuses.push(status) } as unknown as Response;

  const { components } = await health.ready(res);
  answer = new Promise(() => undefined);
  jest.advanceTimersByTime(SETTINGS.health.cacheMs);
  health.drain();
  expect([await health.ready(res), statuses]).toEqual([{ status: 'unavailable', components }, [200, 503]]);
});
