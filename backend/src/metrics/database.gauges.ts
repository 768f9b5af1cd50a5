import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import { type Figures, readFigures } from './database-figures.repository.js';

const HELP: Record<keyof Figures, [name: string, help: string]> = {
  queued: ['repurpose_queue_depth', 'Transformations and regenerations waiting for a worker.'],
  running: ['repurpose_transforms_in_flight', 'Transformations and regenerations in progress.'],
  oldestQueuedSeconds: ['repurpose_queue_oldest_seconds', 'Age of the oldest one waiting.'],
  creditsHeld: ['repurpose_credits_held', 'Credits held by unsettled transformations.'],
  webhooksPending: ['repurpose_webhooks_pending', 'Events of known customers that are not applied yet.'],
  oldestWebhookSeconds: ['repurpose_webhook_oldest_seconds', 'Age of the oldest of them.'],
  oldestIdentitySeconds: [
    'repurpose_identity_removal_oldest_seconds',
    'Age of the oldest identity of a deleted account that is not removed yet.',
  ],
  searchPending: ['repurpose_search_pending', 'Changes that are not indexed for search yet.'],
};

/** Equal in every process: aggregate with `max`. Absent without the database. */
export function databaseGauges(db: DataSource): () => Promise<void> {
  const keys = Object.keys(HELP) as (keyof Figures)[];
  const gauges = keys.map((key) => {
    const [name, help] = HELP[key];
    return { key, gauge: new Gauge({ name, help }) };
  });
  return async () => {
    for (const { gauge } of gauges) gauge.remove();
    const figures = await readFigures(db);
    for (const { key, gauge } of gauges) if (figures) gauge.set(figures[key]);
  };
}
