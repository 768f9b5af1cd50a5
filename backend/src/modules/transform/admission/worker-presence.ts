import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SETTINGS } from '../../../config/settings.js';
import { REDIS } from '../../../database/redis.module.js';
import { WORKER_ALIVE_KEY } from '../worker/worker-heartbeat.js';

export type HeartbeatSignal = 'alive' | 'absent' | 'unknown';

/** Reports an absence that lasts. `unknown` restarts the wait, which is longer after the start. */
export class FailureDetector {
  private failsAt: number;

  constructor(
    now: number,
    startGraceMs: number,
    private readonly patienceMs: number,
  ) {
    this.failsAt = now + startGraceMs;
  }

  observe(signal: HeartbeatSignal, now: number): boolean {
    if (signal === 'alive') this.failsAt = now + this.patienceMs;
    if (signal === 'unknown') this.failsAt = Math.max(this.failsAt, now + this.patienceMs);
    return signal === 'absent' && now >= this.failsAt;
  }
}

/** An unreachable or empty Redis proves nothing. */
@Injectable()
export class WorkerPresence implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WorkerPresence.name);
  private readonly detector = new FailureDetector(
    performance.now(),
    SETTINGS.heartbeat.startGraceMs,
    SETTINGS.heartbeat.patienceMs,
  );
  private timer: NodeJS.Timeout | undefined;
  private isMissed = false;

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.check(), SETTINGS.heartbeat.everyMs);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async isAbsent(): Promise<boolean> {
    if (this.isMissed) await this.check();
    return this.isMissed;
  }

  private async check(): Promise<void> {
    const isMissed = this.detector.observe(await this.readHeartbeat(), performance.now());
    if (isMissed && !this.isMissed)
      this.logger.error('no worker is running: new transformations are refused');
    if (!isMissed && this.isMissed) this.logger.log('a worker is running again');
    this.isMissed = isMissed;
  }

  private async readHeartbeat(): Promise<HeartbeatSignal> {
    try {
      return (await this.redis.exists(WORKER_ALIVE_KEY)) === 1 ? 'alive' : 'absent';
    } catch (error) {
      this.logger.debug(`the workers' heartbeat could not be read: ${String(error)}`);
      return 'unknown';
    }
  }
}
