import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { backOffMs } from '../../config/back-off.js';
import { Clock } from '../../config/clock.js';
import { SETTINGS } from '../../config/settings.js';
import { METRICS } from '../../metrics/metrics.js';
import { PlanSyncService } from '../billing/plan-sync.service.js';
import { customerToSync, type SignedEvent } from './stripe-events.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { WebhookEventRepository } from './webhook-event.repository.js';

/** `parked`: no account has the customer so far. */
type Outcome = 'applied' | 'parked' | 'ignored';

const UNKNOWN_CUSTOMER = 'unknown customer';

/** Applies each event at least once. Keeps a failed one until it is applied, a parked one for at most a day. */
@Injectable()
export class WebhookInboxService {
  private readonly logger = new Logger(WebhookInboxService.name);

  constructor(
    private readonly db: DataSource,
    private readonly events: WebhookEventRepository,
    private readonly sync: PlanSyncService,
    private readonly clock: Clock,
  ) {}

  /** @throws when applying it failed; Stripe and the sweep retry */
  async receive(event: SignedEvent): Promise<Outcome> {
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
    const stored = await this.db.manager.findOneByOrFail(WebhookEvent, { id: event.id });
    return stored.appliedAt === null ? this.apply(stored) : 'applied';
  }

  /** A failing event waits longer each time and delays no others. `stop` takes effect after the current event. */
  async sweep(stop?: AbortSignal): Promise<number> {
    let applied = 0;
    for (const id of await this.events.findDue(this.clock.now())) {
      if (stop?.aborted) break;
      const event = await this.db.manager.findOneByOrFail(WebhookEvent, { id });
      try {
        if ((await this.apply(event)) === 'applied') applied += 1;
      } catch (error) {
        this.logger.warn(`event ${id} stays in the inbox: ${String(error)}`);
      }
    }
    await this.events.forgetParked(this.clock.now());
    return applied;
  }

  private async apply(event: WebhookEvent): Promise<Outcome> {
    const { id } = event;
    try {
      const outcome = event.customerId === null ? 'unknown' : await this.sync.syncCustomer(event.customerId);
      if (outcome === 'unknown') {
        await this.db.manager.update(WebhookEvent, { id }, { error: UNKNOWN_CUSTOMER });
        return 'parked';
      }
      const appliedAt = this.clock.now();
      await this.db.manager.update(WebhookEvent, { id }, { appliedAt, error: null });
      const lagMs = this.clock.now().getTime() - event.payloadCreatedAt.getTime();
      METRICS.webhookLag.observe(Math.max(0, lagMs / 1_000));
      return 'applied';
    } catch (error) {
      await this.noteFailure(event, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  private async noteFailure({ id, failures }: WebhookEvent, reason: string): Promise<void> {
    const waitMs = backOffMs(SETTINGS.billing.webhookBackOff, failures + 1);
    const nextTryAt = new Date(this.clock.now().getTime() + waitMs);
    const failure = { error: reason.slice(0, 500), failures: failures + 1, nextTryAt };
    await this.db.manager.update(WebhookEvent, { id, appliedAt: IsNull() }, failure);
  }
}
