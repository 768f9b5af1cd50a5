import type { PlanKey } from '@repurpose/contract';
import { Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { METRICS } from '../../../metrics/metrics.js';
import type { ProviderLimit } from './provider-limit.js';

/** While no limit is known, it is asked for this often: another worker may have met it. */
const LOOK_EVERY_MS = 1_000;
/** Nobody sleeps longer than this without looking who is first now. */
const LONGEST_SLEEP_MS = 1_000;
/** Every so many, one who does not pay goes before those who do: they wait longer, not for ever. */
const TURN_OF_OTHERS = 5;
const RATE_WINDOW_MS = 2_000;

interface Waiting {
  go: () => void;
  stop: (reason: unknown) => void;
  signal: AbortSignal;
}

/** Those of this process that wait for the provider's rate limit: paying plans first, each by arrival. */
export class ProviderQueue {
  private readonly logger = new Logger(ProviderQueue.name);
  private readonly paying: Waiting[] = [];
  private readonly others: Waiting[] = [];
  private readonly passedAt: number[] = [];
  private turn = 0;
  private isMoving = false;
  private isLimited = false;
  private lookAt = 0;
  /** The last refusal this process was given, kept also when it could not be shared. */
  private pausedUntil = 0;

  constructor(private readonly limit: ProviderLimit) {}

  /** Whether the provider is known to limit us: then nothing is called that need not be. */
  get isShort(): boolean {
    return this.isLimited;
  }

  /** Resolves when the call may be made. @throws the signal's reason */
  async enter(plan: PlanKey, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    if (!this.isLimited && now < this.lookAt && now >= this.pausedUntil) return;
    const stop = METRICS.providerWaits.startTimer({ plan });
    await new Promise<void>((resolve, reject) => {
      (plan === 'free' ? this.others : this.paying).push({ go: resolve, stop: reject, signal });
      void this.move();
    });
    stop();
  }

  async refused(pauseMs: number): Promise<void> {
    this.isLimited = true;
    this.pausedUntil = Math.max(this.pausedUntil, performance.now() + pauseMs);
    await this.tell(() => this.limit.refused(pauseMs, this.callsPerSecond()));
  }

  async passed(): Promise<void> {
    this.passedAt.push(performance.now());
    if (this.passedAt.length > 5_000) this.passedAt.splice(0, 2_500);
    if (this.isLimited) await this.tell(() => this.limit.passed());
  }

  private callsPerSecond(): number {
    const since = performance.now() - RATE_WINDOW_MS;
    return Math.max(1, (this.passedAt.filter((at) => at > since).length * 1_000) / RATE_WINDOW_MS);
  }

  /** Lets one after the other go, as the limit has room; all of them while there is no limit. One mover at a time. */
  private async move(): Promise<void> {
    if (this.isMoving) return;
    this.isMoving = true;
    for (let line = this.next(); line; line = this.next()) {
      const waitMs = await this.acquire(line === this.paying || this.isOthersTurn);
      this.turn += 1;
      if (waitMs > 0) {
        await delay(Math.min(waitMs, LONGEST_SLEEP_MS));
        continue;
      }
      if (this.isLimited) line.shift()?.go();
      else for (const each of [this.paying, this.others]) each.splice(0).forEach(({ go }) => go());
    }
    this.isMoving = false;
  }

  /** The line whose first one goes next; those who gave up leave it here. */
  private next(): Waiting[] | null {
    for (const line of [this.paying, this.others]) {
      for (const waiting of line.filter(({ signal }) => signal.aborted)) {
        line.splice(line.indexOf(waiting), 1);
        waiting.stop(waiting.signal.reason);
      }
    }
    const lines = this.isOthersTurn ? [this.others, this.paying] : [this.paying, this.others];
    return lines.find((line) => line.length > 0) ?? null;
  }

  private get isOthersTurn(): boolean {
    return this.turn % TURN_OF_OTHERS === TURN_OF_OTHERS - 1;
  }

  private async acquire(isPaying: boolean): Promise<number> {
    const pauseMs = this.pausedUntil - performance.now();
    if (pauseMs > 0) return pauseMs;
    let waitMs = 0;
    await this.tell(async () => {
      const answer = await this.limit.acquire(isPaying);
      this.isLimited = answer.isLimited;
      waitMs = answer.waitMs;
    });
    this.lookAt = performance.now() + LOOK_EVERY_MS;
    return waitMs;
  }

  /** Without Redis the provider's own refusals are the limit, each process waiting out its own. */
  private async tell(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.isLimited = false;
      this.logger.debug(`the provider's limit was not shared: ${String(error)}`);
    }
  }
}
