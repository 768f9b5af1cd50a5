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

export const WORKER_ALIVE_KEY = 'repurpose:worker:alive';

@Injectable()
export class WorkerHeartbeat implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WorkerHeartbeat.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onApplicationBootstrap(): void {
    this.redis.on('ready', this.beat);
    this.timer = setInterval(this.beat, SETTINGS.heartbeat.everyMs);
    this.beat();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.redis.off('ready', this.beat);
  }

  private readonly beat = (): void => {
    this.redis.set(WORKER_ALIVE_KEY, '1', 'PX', SETTINGS.heartbeat.lastsMs).catch((error: unknown) => {
      this.logger.debug(`the heartbeat was not written: ${String(error)}`);
    });
  };
}
