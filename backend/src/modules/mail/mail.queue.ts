import { BullModule } from '@nestjs/bull';
import { ENV, type Env } from '../../config/env.js';
import { SETTINGS } from '../../config/settings.js';
import { backgroundQueueOptions } from '../../database/background-queue.js';

export const MAIL_QUEUE = 'mail';

/** A job's id is its mail's. Addresses never go through Redis. */
export const mailQueueModule = BullModule.registerQueueAsync({
  name: MAIL_QUEUE,
  inject: [ENV],
  useFactory: (env: Env) =>
    backgroundQueueOptions(env, {
      attempts: SETTINGS.mail.maxAttempts,
      backoff: { type: 'exponential', delay: SETTINGS.mail.backOffMs },
      removeOnComplete: true,
      removeOnFail: true,
    }),
});
