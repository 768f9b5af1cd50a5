import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Queue } from 'bull';
import { SETTINGS } from '../../../config/settings.js';
import { MAINTENANCE_JOBS, MAINTENANCE_QUEUE } from './maintenance.queue.js';

/** At start and every minute. Adding a job again has no effect. */
@Injectable()
export class MaintenanceScheduler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MaintenanceScheduler.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectQueue(MAINTENANCE_QUEUE) private readonly queue: Queue) {}

  onApplicationBootstrap(): void {
    this.queue.on('error', (error: Error) => this.logger.debug(`queue: ${error.message}`));
    void this.write();
    this.timer = setInterval(() => void this.write(), SETTINGS.billing.scheduleEveryMs);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async write(): Promise<void> {
    try {
      for (const [name, every] of Object.entries(MAINTENANCE_JOBS))
        await this.queue.add(name, {}, { jobId: name, repeat: { every } });
    } catch (error) {
      this.logger.warn(`the schedule could not be written; retrying in a minute: ${String(error)}`);
    }
  }
}
