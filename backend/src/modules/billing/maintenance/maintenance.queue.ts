import { BullModule } from '@nestjs/bull';
import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import { backgroundQueueOptions } from '../../../database/background-queue.js';

export const MAINTENANCE_QUEUE = 'billing';
/** `rollOver` opens due periods. Redis keeps repeatable jobs by name: under a new one, the old one would go on. */
export const MAINTENANCE_JOBS = {
  rollOver: SETTINGS.billing.openPeriodsEveryMs,
  reconcile: SETTINGS.billing.reconcileEveryMs,
} as const;

export type MaintenanceJob = keyof typeof MAINTENANCE_JOBS;

export const maintenanceQueueModule = BullModule.registerQueueAsync({
  name: MAINTENANCE_QUEUE,
  inject: [ENV],
  useFactory: (env: Env) => backgroundQueueOptions(env, { removeOnComplete: 100, removeOnFail: 100 }),
});
