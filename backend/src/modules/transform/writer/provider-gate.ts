import type { PlanKey } from '@repurpose/contract';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SETTINGS } from '../../../config/settings.js';
import { CallLimiter } from './call-limiter.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { WriterError } from './writer.port.js';

/** A circuit breaker, and one pause for all workers after a 429. Refused calls are repeated. */
export class ProviderGate {
  private readonly logger = new Logger(ProviderGate.name);
  private readonly circuit = new CircuitBreaker(SETTINGS.provider.circuit);
  private readonly limiter = new CallLimiter();
  private checkAt = 0;

  /** Without `redis` (command line, tests) a refusal is thrown. `key`: provider and account. */
  constructor(
    private readonly redis: Redis | null,
    private readonly key: string,
  ) {}

  /** @throws WriterError; the signal's reason */
  async run<T>(plan: PlanKey, signal: AbortSignal, call: () => Promise<T>): Promise<T> {
    const place = this.limiter.nextPlace();
    for (let refusals = 0; ; refusals += 1) {
      this.circuit.enter();
      this.checkSharedPause();
      await this.limiter.acquire(plan, place, signal);
      try {
        const value = await call();
        this.circuit.reached();
        this.limiter.release(true);
        return value;
      } catch (error) {
        this.noteReachability(error);
        const pauseMs = this.pauseAfter(error, refusals);
        if (pauseMs !== null) this.pauseAll(pauseMs);
        this.limiter.release(false);
        if (pauseMs === null) throw error;
      }
    }
  }

  private noteReachability(error: unknown): void {
    if (!(error instanceof WriterError)) return;
    if (error.isUnreached) this.circuit.missed();
    else this.circuit.reached();
  }

  private pauseAfter(error: unknown, refusals: number): number | null {
    if (!this.redis || !(error instanceof WriterError) || !error.isRefusedForNow) return null;
    const { maxRefusals, pauseMs } = SETTINGS.provider;
    const requestedMs = error.retryAfterMs ?? pauseMs;
    const isTooLong = requestedMs > SETTINGS.transform.providerRetry.maxPauseMs;
    return isTooLong || refusals >= maxRefusals ? null : requestedMs;
  }

  private pauseAll(ms: number): void {
    this.limiter.pause(ms);
    this.redis?.set(this.key, '1', 'PX', Math.max(1, Math.ceil(ms))).catch(this.logUnshared);
  }

  /** In the background: calls do not wait for Redis. */
  private checkSharedPause(): void {
    const now = performance.now();
    if (!this.redis || now < this.checkAt) return;
    this.checkAt = now + SETTINGS.provider.pauseCheckMs;
    this.redis.pttl(this.key).then((ms) => ms > 0 && this.limiter.pause(ms), this.logUnshared);
  }

  private readonly logUnshared = (error: unknown): void => {
    this.logger.debug(`the provider's pause was not shared: ${String(error)}`);
  };
}
