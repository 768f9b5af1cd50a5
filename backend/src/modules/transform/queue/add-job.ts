import { PLANS, type PlanKey } from '@repurpose/contract';
import type { Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { SETTINGS } from '../../../config/settings.js';

/** A job that names a committed row; the row is the truth, and no content travels through Redis. */
export interface NewQueueJob<Data> {
  /** Begins with the row's id. Adding the same one twice is adding it once. */
  jobId: string;
  data: Data;
  plan: PlanKey;
}

/**
 * The row a job is for, by the job's name and not by its data: a Redis that is started again empty while a worker takes a
 * job knows its name and nothing else.
 */
export function rowIdOf(jobId: string | number): string {
  return String(jobId).split('.', 1)[0] ?? '';
}

/** After the row's commit. @throws when Redis did not take the job within its bound; a late add does no harm */
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
