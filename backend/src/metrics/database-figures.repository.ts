import type { DataSource } from 'typeorm';
import { SETTINGS } from '../config/settings.js';

export interface Figures {
  queued: number;
  running: number;
  oldestQueuedSeconds: number;
  creditsHeld: number;
  webhooksPending: number;
  oldestWebhookSeconds: number;
  oldestIdentitySeconds: number;
  searchPending: number;
}

/** Raw: figures of several modules in one statement; metrics import no module. */
export async function readFigures(db: DataSource): Promise<Figures | undefined> {
  const [figures] = await db.query<Figures[]>(FIGURES_SQL, [SETTINGS.transform.jobMs / 1_000]);
  return figures;
}

/** `$1`: the job's limit in seconds. A retry keeps `created_at`, so age is counted from the deadline. */
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
