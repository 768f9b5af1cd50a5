import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { ErrorCode } from '@repurpose/contract';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { SETTINGS } from '../config/settings.js';
import { REDIS } from '../database/redis.module.js';
import { AppError } from '../errors/app-error.js';

interface Limit {
  name: string;
  points: number;
  seconds: number;
  code?: ErrorCode;
}

export interface RateState {
  left: number;
  resetSeconds: number;
}

/** In Redis for all processes, in memory while Redis is away. Keys are hashed. */
export class RateLimit {
  private readonly shared: RateLimiterAbstract;
  private readonly local: RateLimiterAbstract;
  private skipRedisUntil = 0;

  constructor(
    redis: Redis,
    private readonly limit: Limit,
  ) {
    const options = { keyPrefix: `limit:${limit.name}`, points: limit.points, duration: limit.seconds };
    this.shared = new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true });
    this.local = new RateLimiterMemory(options);
  }

  /** Counts first, against parallel attempts. `note` gets what is left. @throws AppError with the wait */
  async take(key: string, note: (state: RateState) => void = () => undefined): Promise<void> {
    try {
      note(stateOf(await this.count((limiter) => limiter.consume(hashed(key)))));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      note(stateOf(refusal));
      throw new AppError(this.limit.code ?? 'TOO_MANY_REQUESTS', {
        retryAfterSeconds: refusal.msBeforeNext / 1_000,
      });
    }
  }

  async giveBack(key: string): Promise<void> {
    await this.count((limiter) => limiter.reward(hashed(key)));
  }

  async forget(key: string): Promise<void> {
    await this.count((limiter) => limiter.delete(hashed(key)));
  }

  private async count<T>(step: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> {
    if (performance.now() < this.skipRedisUntil) return step(this.local);
    try {
      return await step(this.shared);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      this.skipRedisUntil = performance.now() + SETTINGS.redis.limitSkipMs;
      return step(this.local);
    }
  }
}

type LimitName = keyof typeof SETTINGS.rateLimits;

@Injectable()
export class RateLimits {
  private readonly limits: Readonly<Record<LimitName, RateLimit>>;

  constructor(@Inject(REDIS) redis: Redis) {
    const limits = Object.entries(SETTINGS.rateLimits).map(([name, limit]) => [
      name,
      new RateLimit(redis, limit),
    ]);
    this.limits = Object.fromEntries(limits) as Record<LimitName, RateLimit>;
  }

  of(name: LimitName): RateLimit {
    return this.limits[name];
  }
}

const stateOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): RateState => ({
  left: Math.max(0, remainingPoints),
  resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
});

/** The IPv4 /24 or IPv6 /48. */
export function networkKey(ip: string | undefined): string {
  const key = ipKey(ip);
  if (isIPv4(key)) return key.split('.').slice(0, 3).join('.');
  return key.includes(':') ? key.split(':').slice(0, 3).join(':') : key;
}

/** An IPv6 customer has a whole /64. */
export function ipKey(ip: string | undefined): string {
  const address = (ip ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22);
