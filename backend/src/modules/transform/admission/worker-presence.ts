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
import { FailureDetector, type HeartbeatSignal } from './failure-detector.js';
import { WORKER_ALIVE_KEY } from '../worker/worker-heartbeat.js';

/** Whether there is anybody to write. A Redis that is away, slow or newly empty proves nothing (see `FailureDetector`). */
@Injectable()
export class WorkerPresence implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WorkerPresence.name);
  private readonly absence = new FailureDetector(
    performance.now(),
    SETTINGS.heartbeat.startGraceMs,
    SETTINGS.heartbeat.patienceMs,
  );
  private timer: NodeJS.Timeout | undefined;
  private isMissed = false;

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), SETTINGS.heartbeat.everyMs);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** No worker lives. Asks Redis once more before it says so: a worker that has just come is not missed. */
  async isGone(): Promise<boolean> {
    if (this.isMissed) await this.look();
    return this.isMissed;
  }

  private async look(): Promise<void> {
    const isMissed = this.absence.note(await this.sign(), performance.now());
    if (isMissed && !this.isMissed) this.logger.error('no worker: new transformations are refused');
    if (!isMissed && this.isMissed) this.logger.log('workers are missed no more');
    this.isMissed = isMissed;
  }

  private async sign(): Promise<HeartbeatSignal> {
    try {
      return (await this.redis.exists(WORKER_ALIVE_KEY)) === 1 ? 'alive' : 'absent';
    } catch (error) {
      // That Redis is away stands in the log of its connection, once.
      this.logger.debug(`nobody could look for workers: ${String(error)}`);
      return 'unknown';
    }
  }
}
