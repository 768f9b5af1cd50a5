import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { backOffMs } from '../../config/back-off.js';
import { Clock } from '../../config/clock.js';
import { SETTINGS } from '../../config/settings.js';
import { METRICS } from '../../metrics/metrics.js';
import { PlanSyncService } from '../billing/plan-sync.service.js';
import { customerToSync, type SignedEvent } from './webhook-events.js';
import { WebhookEvent } from './webhook-event.entity.js';

/** `parked`: its customer is not known here yet. */
type Outcome = 'applied' | 'parked' | 'ignored';

const UNKNOWN_CUSTOMER = 'unknown customer';
const SWEEP_BATCH = 50;

/** Takes verified events once and applies them once; one that fails stays in the inbox until it is applied. */
@Injectable()
export class WebhookInboxService {
  private readonly logger = new Logger(WebhookInboxService.name);

  constructor(
    private readonly db: DataSource,
    private readonly sync: PlanSyncService,
    private readonly clock: Clock,
  ) {}

  /** @throws when it could not be applied; the sender tries again, and so does the sweep */
  async take(event: SignedEvent): Promise<Outcome> {
    const customerId = customerToSync(event);
    if (customerId === null) return 'ignored';
    const row = {
      id: event.id,
      type: event.type,
      payloadCreatedAt: new Date(event.created * 1000),
      customerId,
      nextTryAt: this.clock.now(),
    };
    await this.db.createQueryBuilder().insert().into(WebhookEvent).values(row).orIgnore().execute();
    const known = await this.db.manager.findOneByOrFail(WebhookEvent, { id: event.id });
    return known.appliedAt === null ? this.apply(known) : 'applied';
  }

  /**
   * Applies what is left in the inbox and due, a batch, longest due first: one that fails waits longer each time, so
   * that no number of them keeps the others waiting. An event of an unknown customer waits until there is an account.
   * `stop` ends the round after the event at hand.
   */
  async sweep(stop?: AbortSignal): Promise<number> {
    const pending = await this.db.query<{ id: string }[]>(
      `SELECT id FROM webhook_event e
        WHERE applied_at IS NULL AND next_try_at <= $1
          AND EXISTS (SELECT 1 FROM billing_account WHERE stripe_customer_id = e.customer_id)
        ORDER BY next_try_at LIMIT ${SWEEP_BATCH}`,
      [this.clock.now()],
    );
    let applied = 0;
    for (const { id } of pending) {
      if (stop?.aborted) break;
      const event = await this.db.manager.findOneByOrFail(WebhookEvent, { id });
      try {
        if ((await this.apply(event)) === 'applied') applied += 1;
      } catch (error) {
        this.logger.warn(`event ${id} stays in the inbox: ${String(error)}`);
      }
    }
    return applied;
  }

  private async apply(event: WebhookEvent): Promise<Outcome> {
    try {
      const outcome = event.customerId === null ? 'unknown' : await this.sync.syncCustomer(event.customerId);
      const isParked = outcome === 'unknown';
      const done = isParked ? { error: UNKNOWN_CUSTOMER } : { appliedAt: this.clock.now(), error: null };
      await this.db.manager.update(WebhookEvent, { id: event.id }, done);
      if (!isParked) {
        const lagMs = this.clock.now().getTime() - event.payloadCreatedAt.getTime();
        METRICS.webhookLag.observe(Math.max(0, lagMs / 1_000));
      }
      return isParked ? 'parked' : 'applied';
    } catch (error) {
      await this.noteFailure(event, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  private async noteFailure({ id, failures }: WebhookEvent, reason: string): Promise<void> {
    const waitMs = backOffMs(SETTINGS.billing.webhookBackOff, failures + 1);
    const nextTryAt = new Date(this.clock.now().getTime() + waitMs);
    const noted = { error: reason.slice(0, 500), failures: failures + 1, nextTryAt };
    await this.db.manager.update(WebhookEvent, { id, appliedAt: IsNull() }, noted);
  }
}
