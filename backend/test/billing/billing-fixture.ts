import { randomUUID } from 'node:crypto';
import type { LoggerService } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import type { PlanChangeResult, PlanKey } from '@repurpose/contract';
import { startStripeSandbox, type StripeSandbox } from '@repurpose/stripe-sandbox';
import { DataSource } from 'typeorm';
import { Clock } from '../../src/config/clock.js';
import { ConfigModule } from '../../src/config/config.module.js';
import { loadEnv, type Env } from '../../src/config/env.js';
import { DatabaseModule } from '../../src/database/database.module.js';
import type { BillingAccount } from '../../src/modules/billing/billing-account.entity.js';
import { AccountClosingService } from '../../src/modules/billing/account-closing.service.js';
import { BillingAccountsService } from '../../src/modules/billing/billing-accounts.service.js';
import { CheckoutService } from '../../src/modules/billing/checkout.service.js';
import { PaymentsModule } from '../../src/modules/billing/payments/payments.module.js';
import { PlanChangeOfferRepository } from '../../src/modules/billing/plan-change/plan-change-offer.repository.js';
import { PlanChangeService } from '../../src/modules/billing/plan-change/plan-change.service.js';
import { PlanSyncService } from '../../src/modules/billing/plan-sync.service.js';
import { MaintenanceService } from '../../src/modules/billing/maintenance/maintenance.service.js';
import type { SignedEvent } from '../../src/modules/webhooks/stripe-events.js';
import { WebhookInboxModule } from '../../src/modules/webhooks/webhooks.module.js';
import { freshDatabase } from '../harness/database.js';

const nothing = (): void => undefined;
const QUIET: LoggerService = { log: nothing, warn: nothing, error: nothing };

export class FakeClock extends Clock {
  at = new Date();
  override now(): Date {
    return this.at;
  }
}

export interface LedgerFault {
  userId: string;
  problem: string;
}

/** Billing's services on their own database. The sandbox sends no webhooks; specs deliver them. */
export class BillingFixture {
  readonly clock = new FakeClock();
  sandbox!: StripeSandbox;
  env!: Env;
  private module!: TestingModule;

  async open(): Promise<void> {
    const databaseUrl = await freshDatabase();
    this.sandbox = await startStripeSandbox({
      ...{ port: 0, webhookUrl: null, webhookSecret: 'whsec_sandbox', appUrl: 'http://localhost:3000' },
      prices: { pro: 'price_sandbox_pro', agency: 'price_sandbox_agency' },
    });
    const names = {
      DATABASE_URL: databaseUrl,
      REDIS_URL: 'redis://127.0.0.1:1',
      STRIPE_API_BASE: this.sandbox.url,
    };
    this.env = loadEnv(names);
    this.module = await Test.createTestingModule({
      imports: [
        ConfigModule.of(this.env),
        DatabaseModule.of(this.env, 'worker'),
        PaymentsModule,
        WebhookInboxModule,
      ],
      providers: [
        ...[CheckoutService, PlanChangeService, PlanChangeOfferRepository],
        ...[MaintenanceService, AccountClosingService],
      ],
    })
      .overrideProvider(Clock)
      .useValue(this.clock)
      .setLogger(QUIET)
      .compile();
  }

  async close(): Promise<void> {
    await this.module.close();
    await this.sandbox.close();
  }

  get<T>(type: abstract new (...args: never[]) => T): T {
    return this.module.get<T>(type);
  }

  get db(): DataSource {
    return this.module.get(DataSource);
  }

  async newUser(): Promise<string> {
    const userId = randomUUID();
    const accounts = this.get(BillingAccountsService);
    await this.db.transaction(async (tx) => {
      const values = [userId, `${userId}@example.com`];
      await tx.query(`INSERT INTO app_user (id, email, username) VALUES ($1, $2, 'Ada')`, values);
      await accounts.open(tx, userId, this.clock.now());
    });
    return userId;
  }

  account(userId: string): Promise<BillingAccount> {
    return this.get(BillingAccountsService).get(userId);
  }

  async planAndBalance(userId: string): Promise<{ plan: PlanKey; creditsLeft: number }> {
    const { plan, creditsLeft } = await this.account(userId);
    return { plan, creditsLeft };
  }

  async control<T = unknown>(path: string, body: object = {}): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${this.sandbox.url}/_sandbox/${path}`, init)).json() as Promise<T>;
  }

  async atStripe<T>(path: string, form?: Record<string, string>): Promise<T> {
    const headers = { authorization: `Bearer ${this.env.STRIPE_SECRET_KEY}` };
    const init = form ? { method: 'POST', headers, body: new URLSearchParams(form) } : { headers };
    return (await fetch(`${this.sandbox.url}/v1/${path}`, init)).json() as Promise<T>;
  }

  price(plan: 'pro' | 'agency'): string {
    return plan === 'pro' ? this.env.STRIPE_PRICE_PRO : this.env.STRIPE_PRICE_AGENCY;
  }

  async pay(userId: string, plan: 'pro' | 'agency', card = '4242424242424242'): Promise<void> {
    const { clientSecret } = await this.get(CheckoutService).open(userId, this.price(plan));
    const sessionId = String(clientSecret).split('_secret_')[0];
    await this.control(`sessions/${sessionId}/pay`, { card });
  }

  async changePlan(userId: string, plan: 'pro' | 'agency'): Promise<PlanChangeResult> {
    const { planChange } = await this.get(CheckoutService).open(userId, this.price(plan));
    return this.get(PlanChangeService).confirm(userId, String(planChange?.token));
  }

  async changeSubscription(
    userId: string,
    change: (itemId: string) => Record<string, string>,
  ): Promise<void> {
    const { stripeCustomerId } = await this.account(userId);
    const subscriptions = `${this.sandbox.url}/v1/subscriptions`;
    const headers = { authorization: `Bearer ${this.env.STRIPE_SECRET_KEY}` };
    const list = await fetch(`${subscriptions}?customer=${String(stripeCustomerId)}`, { headers });
    const { data } = (await list.json()) as { data: { id: string; items: { data: { id: string }[] } }[] };
    const body = new URLSearchParams(change(String(data[0]?.items.data[0]?.id)));
    await fetch(`${subscriptions}/${String(data[0]?.id)}`, { method: 'POST', headers, body });
  }

  toAgency = (itemId: string): Record<string, string> => ({
    'items[0][id]': itemId,
    'items[0][price]': this.price('agency'),
  });

  async eventsOf(customerId: string | null): Promise<SignedEvent[]> {
    const all = (await (await fetch(`${this.sandbox.url}/_sandbox/events`)).json()) as SignedEvent[];
    return all.filter(({ data }) => (data.object as { customer?: unknown }).customer === customerId);
  }

  async sync(userId: string): Promise<string> {
    const { stripeCustomerId } = await this.account(userId);
    return this.get(PlanSyncService).syncCustomer(String(stripeCustomerId));
  }

  async subscribe(userId: string, plan: 'pro' | 'agency', card?: string): Promise<void> {
    await this.pay(userId, plan, card);
    await this.sync(userId);
  }

  ledgerFaults(): Promise<LedgerFault[]> {
    return this.db.query<LedgerFault[]>(
      `SELECT a.user_id AS "userId", 'sum ' || coalesce(sum(e.credits), 0) || ', balance ' || a.remaining AS problem
         FROM billing_account a LEFT JOIN credit_entry e USING (user_id)
        GROUP BY a.user_id HAVING coalesce(sum(e.credits), 0) <> a.remaining
       UNION ALL
       SELECT user_id, 'line ' || id || ' does not follow the one before' FROM (
         SELECT *, lag(balance_after, 1, 0) OVER (PARTITION BY user_id ORDER BY id) AS before FROM credit_entry) lines
        WHERE before + credits <> balance_after OR balance_after < 0`,
    );
  }
}
