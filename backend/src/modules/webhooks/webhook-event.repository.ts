import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../../config/settings.js';

const SWEEP_BATCH = 50;

@Injectable()
export class WebhookEventRepository {
  constructor(private readonly db: DataSource) {}

  /** Longest due first. Raw: skips events whose customer no account has (billing's table), which would fill the batch. */
  async findDue(now: Date): Promise<string[]> {
    const rows = await this.db.query<{ id: string }[]>(
      `SELECT id FROM webhook_event e
        WHERE applied_at IS NULL AND next_try_at <= $1
          AND EXISTS (SELECT 1 FROM billing_account WHERE stripe_customer_id = e.customer_id)
        ORDER BY next_try_at LIMIT ${SWEEP_BATCH}`,
      [now],
    );
    return rows.map(({ id }) => id);
  }

  /** Events received more than a day ago whose customer no account has. They then count as applied. Raw: as in `findDue`. */
  async forgetParked(now: Date): Promise<void> {
    await this.db.query(
      `UPDATE webhook_event e SET customer_id = NULL, applied_at = $1
        WHERE applied_at IS NULL AND customer_id IS NOT NULL AND received_at < $2
          AND NOT EXISTS (SELECT 1 FROM billing_account WHERE stripe_customer_id = e.customer_id)`,
      [now, new Date(now.getTime() - SETTINGS.billing.forgetParkedAfterMs)],
    );
  }
}
