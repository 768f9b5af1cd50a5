import type { PlanKey } from '@repurpose/contract';
import type { Redis } from 'ioredis';
import { SETTINGS } from '../../../config/settings.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { Hedge } from './hedge.js';
import { ProviderLimit } from './provider-limit.js';
import { ProviderQueue } from './provider-queue.js';
import { WriterError } from './writer.port.js';

export interface GatedCall {
  /** Slow is what is slower than others of its kind. */
  kind: string;
  plan: PlanKey;
  signal: AbortSignal;
}

/**
 * What stands between a worker and the provider: a circuit breaker, the rate limit all workers share, and a second
 * call for stragglers. A refusal for too many calls (429) is waited out here and is no failure.
 */
export class ProviderGate {
  private readonly circuit = new CircuitBreaker(SETTINGS.provider.circuit);
  private readonly hedge = new Hedge(SETTINGS.provider.hedge);
  private readonly line: ProviderQueue | null;

  /** Without `redis` (a terminal, a spec) refusals are the caller's. `key` names the provider and its account. */
  constructor(redis: Redis | null, key: string) {
    this.line = redis === null ? null : new ProviderQueue(new ProviderLimit(redis, key));
  }

  /** @throws WriterError; the signal's reason */
  async pass<T>({ kind, plan, signal }: GatedCall, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (let refusals = 0; ; refusals += 1) {
      this.circuit.enter();
      await this.line?.enter(plan, signal);
      try {
        const value = await (this.line?.isShort ? call(signal) : this.hedge.run(kind, call, signal));
        this.circuit.reached();
        await this.line?.passed();
        return value;
      } catch (error) {
        this.note(error);
        await this.waitOut(error, refusals);
      }
    }
  }

  private note(error: unknown): void {
    if (!(error instanceof WriterError)) return;
    if (error.isUnreached) this.circuit.missed();
    else this.circuit.reached();
  }

  /** Tells all workers of a refusal; anything else, and one refusal too many, is thrown on. */
  private async waitOut(error: unknown, refusals: number): Promise<void> {
    const { maxRefusals, pauseMs } = SETTINGS.provider;
    if (!this.line || !(error instanceof WriterError) || !error.isRefusedForNow) throw error;
    const askedMs = error.retryAfterMs ?? pauseMs;
    if (askedMs > SETTINGS.transform.providerRetry.maxPauseMs || refusals >= maxRefusals) throw error;
    await this.line.refused(askedMs);
  }
}
