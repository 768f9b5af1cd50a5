import type { Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import type { Queue } from 'bull';

const REPEAT_MS = 10_000;

/** Node ends the process on connection errors without a listener. Each message is logged at most every ten seconds. */
export function logQueueErrors(queue: Queue, logger: Logger): void {
  const loggedAt = new Map<string, number>();
  queue.on('error', (error: Error) => {
    const last = loggedAt.get(error.message);
    if (last !== undefined && Date.now() - last < REPEAT_MS) return;
    if (loggedAt.size > 100) loggedAt.clear();
    loggedAt.set(error.message, Date.now());
    logger.warn(`queue: ${error.message}`);
  });
}

/** Limits how long Nest waits for the queue to close. Without Redis, Bull would wait forever. */
export function boundClose(queue: Queue, timeoutMs: number): void {
  const close = queue.close.bind(queue);
  queue.close = (doNotWaitJobs) =>
    Promise.race([close(doNotWaitJobs), delay(timeoutMs, undefined, { ref: false })]);
}
