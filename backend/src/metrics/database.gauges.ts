import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import { SETTINGS } from '../config/settings.js';
import { registry } from './metrics.js';

interface Figures {
  queued: number;
  running: number;
  oldestQueuedSeconds: number;
  creditsHeld: number;
  webhooksPending: number;
  oldestWebhookSeconds: number;
  oldestIdentitySeconds: number;
  searchPending: number;
}

/** `$1`: the job's time limit in seconds. Age is counted from the deadline, because a retry keeps `created_at`. */
const FIGURES_SQL = `
  WITH work AS (
    SELECT id, status, deadline_at FROM transformation WHERE status IN ('queued', 'running')),
  pending AS (
    SELECT received_at FROM webhook_event e WHERE applied_at IS NULL
       AND EXISTS (SELECT 1 FROM billing_account a WHERE a.stripe_customer_id = e.customer_id))
  SELECT (SELECT count(*)::int FROM work WHERE status = 'queued') AS queued,
         (SELECT count(*)::int FROM work WHERE status = 'running') AS running,
         (SELECT coalesce(extract(epoch FROM now() - min(deadline_at)) + $1::float, 0)::float FROM work
           WHERE status = 'queued') AS "oldestQueuedSeconds",
         (SELECT count(*)::int FROM work w JOIN credit_entry h ON h.transformation_id = w.id AND h.kind = 'hold'
           WHERE NOT EXISTS
             (SELECT 1 FROM credit_entry s WHERE s.transformation_id = w.id AND s.kind IN ('capture', 'release'))
         ) AS "creditsHeld",
         (SELECT count(*)::int FROM pending) AS "webhooksPending",
         (SELECT coalesce(extract(epoch FROM now() - min(received_at)), 0)::float FROM pending) AS "oldestWebhookSeconds",
         (SELECT coalesce(extract(epoch FROM now() - min(asked_at)), 0)::float FROM identity_removal
           WHERE removed_at IS NULL) AS "oldestIdentitySeconds",
         (SELECT count(*)::int FROM search_change) AS "searchPending"`;

const HELP: Record<keyof Figures, [name: string, help: string]> = {
  queued: ['repurpose_queue_depth', 'Transformations and regenerations that wait for a worker.'],
  running: ['repurpose_transforms_in_flight', 'Transformations and regenerations that are being written.'],
  oldestQueuedSeconds: ['repurpose_queue_oldest_seconds', 'Age of the oldest one that waits.'],
  creditsHeld: ['repurpose_credits_held', 'Credits held for what is not settled yet.'],
  webhooksPending: ['repurpose_webhooks_pending', 'Events of known customers without their effect yet.'],
  oldestWebhookSeconds: ['repurpose_webhook_oldest_seconds', 'Age of the oldest one of those.'],
  oldestIdentitySeconds: [
    'repurpose_identity_removal_oldest_seconds',
    'Age of the oldest identity whose account was deleted here and which is still to be removed.',
  ],
  searchPending: ['repurpose_search_pending', 'Changes that a search does not find yet.'],
};

/**
 * Equal in every process: aggregate with `max`, not `sum`. @throws while the database is unavailable; the gauges are
 * then absent
 */
export function databaseGauges(db: DataSource): () => Promise<void> {
  const keys = Object.keys(HELP) as (keyof Figures)[];
  const gauges = keys.map((key) => {
    const [name, help] = HELP[key];
    return { key, gauge: new Gauge({ name, help, registers: [registry] }) };
  });
  return async () => {
    for (const { gauge } of gauges) gauge.remove();
    const [stock] = await db.query<Figures[]>(FIGURES_SQL, [SETTINGS.transform.jobMs / 1_000]);
    for (const { key, gauge } of gauges) if (stock) gauge.set(stock[key]);
  };
}
