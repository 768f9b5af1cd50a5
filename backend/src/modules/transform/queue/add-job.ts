import { PLANS, type PlanKey } from '@repurpose/contract';
import type { Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { SETTINGS } from '../../../config/settings.js';

/** The job of a committed row. Content never goes through Redis. */
export interface NewQueueJob<Data> {
  /** Begins with the row's id. Adding the same id again has no effect. */
  jobId: string;
  data: Data;
  plan: PlanKey;
}

/** From the job's id, not its data: a Redis that was emptied under a running job knows only the id. */
export function rowIdOf(jobId: string | number): string {
  return String(jobId).split('.', 1)[0] ?? '';
}

/** Call after the row's commit. @throws when Redis does not answer in time; a late job does no harm */
export async function addJob<Data>(
  queue: Queue<Data>,
  { jobId, data, plan }: NewQueueJob<Data>,
  logger: Logger,
): Promise<void> {
  const added = queue.add(data, { jobId, priority: PLANS[plan].queuePriority });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, SETTINGS.transform.enqueueMs, false);
  });
  try {
    if (await Promise.race([added.then(() => true), late])) return;
  } finally {
    clearTimeout(timer);
  }
  added.catch((error: unknown) => logger.warn(`late add of a job failed: ${String(error)}`));
  throw new Error(`the queue did not answer within ${SETTINGS.transform.enqueueMs} ms`);
}
