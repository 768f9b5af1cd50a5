import { query } from './database.js';

/** Of an idle product. Each query finds violations. */
const BROKEN: Record<string, string> = {
  'credits are never negative': 'SELECT user_id AS id FROM billing_account WHERE remaining < 0',
  'what is left is what the ledger adds up to': `
    SELECT user_id AS id FROM billing_account a
     WHERE remaining <> (SELECT coalesce(sum(credits), 0) FROM credit_entry e WHERE e.user_id = a.user_id)`,
  'nothing is open': `SELECT id FROM transformation WHERE status IN ('queued', 'running')`,
  'every hold was captured or released, once': `
    SELECT h.transformation_id AS id FROM credit_entry h
     WHERE h.kind = 'hold' AND (SELECT count(*) FROM credit_entry s
       WHERE s.transformation_id = h.transformation_id AND s.kind IN ('capture', 'release')) <> 1`,
  'what was delivered is charged, what was not is not': `
    SELECT t.id FROM transformation t JOIN credit_entry s ON s.transformation_id = t.id AND s.kind IN ('capture', 'release')
     WHERE (t.status = 'succeeded') <> (s.kind = 'capture')`,
  'three regenerations of an output are free, each further one is charged': `
    SELECT parent_id AS id FROM transformation r WHERE kind = 'regeneration' AND status = 'succeeded'
       AND NOT EXISTS (SELECT 1 FROM credit_entry h WHERE h.transformation_id = r.id AND h.kind = 'hold')
     GROUP BY parent_id, formats HAVING count(*) > 3`,
  'what was delivered has a text, what was not has none': `
    SELECT t.id FROM transformation t WHERE (t.status = 'succeeded') <>
      EXISTS (SELECT 1 FROM output o WHERE o.transformation_id = t.id AND o.status = 'succeeded')`,
  'no format of what is settled still waits': `
    SELECT t.id FROM transformation t JOIN output o ON o.transformation_id = t.id
     WHERE t.status IN ('succeeded', 'failed') AND o.status = 'queued'`,
  'one grant for each account and period': `
    SELECT user_id AS id FROM credit_entry WHERE kind = 'grant' GROUP BY user_id, period_start, reason HAVING count(*) > 1`,
  'every event of a known customer has its effect': `
    SELECT e.id FROM webhook_event e JOIN billing_account a ON a.stripe_customer_id = e.customer_id
     WHERE e.applied_at IS NULL`,
};

export async function brokenInvariants(databaseUrl: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, sql] of Object.entries(BROKEN)) {
    const [example] = await query<{ id: string }>(databaseUrl, `${sql} LIMIT 1`);
    if (example) broken.push(`${sentence} (${example.id})`);
  }
  return broken;
}
