import { BullModule } from '@nestjs/bull';
import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import { backgroundQueueOptions } from '../../../database/background-queue.js';

export const MAINTENANCE_QUEUE = 'billing';
export const MAINTENANCE_JOBS = {
  rollOver: SETTINGS.billing.rolloverEveryMs,
  reconcile: SETTINGS.billing.reconcileEveryMs,
} as const;

export type MaintenanceJob = keyof typeof MAINTENANCE_JOBS;

export const maintenanceQueueModule = BullModule.registerQueueAsync({
  name: MAINTENANCE_QUEUE,
  inject: [ENV],
  useFactory: (env: Env) => backgroundQueueOptions(env, { removeOnComplete: 100, removeOnFail: 100 }),
});
