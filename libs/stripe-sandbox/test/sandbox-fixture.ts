import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startStripeSandbox, type StripeSandbox } from '../src/index.js';

export const prices = { pro: 'price_pro', agency: 'price_agency' };
const SECRET = 'whsec_spec';
const RETURN_URL = 'http://app.test/checkout-return?session_id={CHECKOUT_SESSION_ID}';

/** The real SDK, pointed at a sandbox. */
export function clientOf(url: string, key = 'sk_test_sandbox', apiVersion?: string): Stripe {
  const { hostname, port } = new URL(url);
  const config = { host: hostname, port: Number(port), protocol: 'http' as const, maxNetworkRetries: 0 };
  return new Stripe(key, apiVersion === undefined ? config : { ...config, apiVersion: apiVersion as never });
}

export const item = (subscription: Stripe.Subscription): Stripe.SubscriptionItem =>
  subscription.items.data[0] as Stripe.SubscriptionItem;

/** A sandbox with a state file, and a product that verifies and collects its webhooks. */
export class SandboxFixture {
  readonly received: Stripe.Event[] = [];
  /** Number of deliveries that the product refuses first. */
  refusals = 0;
  sandbox!: StripeSandbox;
  stripe!: Stripe;
  private readonly stateDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  private readonly hook = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.refusals -= 1;
      const signature = String(request.headers['stripe-signature']);
      if (this.refusals < 0)
        this.received.push(this.stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, SECRET));
      response.writeHead(this.refusals < 0 ? 200 : 500).end();
    });
  });

  async open(): Promise<void> {
    await once(this.hook.listen(0, '127.0.0.1'), 'listening');
    await this.start(0);
  }

  async start(port: number): Promise<void> {
    this.sandbox = await startStripeSandbox({
      ...{ port, webhookSecret: SECRET, prices, appUrl: 'http://app.test', retryDelaysMs: [10] },
      webhookUrl: `http://127.0.0.1:${(this.hook.address() as AddressInfo).port}/hook`,
      stateFile: join(this.stateDir, 'state.json'),
    });
    this.stripe = clientOf(this.sandbox.url);
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    this.hook.close();
    this.hook.closeAllConnections();
    rmSync(this.stateDir, { recursive: true });
  }

  async control(path: string, body: unknown = {}): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${this.sandbox.url}/_sandbox/${path}`, init)).json();
  }

  openSession(customer: string, price = prices.pro): Promise<Stripe.Checkout.Session> {
    return this.stripe.checkout.sessions.create({
      ...{ mode: 'subscription', ui_mode: 'embedded_page', return_url: RETURN_URL, customer },
      line_items: [{ price, quantity: 1 }],
    });
  }

  async subscriber(price = prices.pro, card = '4242 4242 4242 4242') {
    const customer = await this.stripe.customers.create({ email: 'ada@example.com' });
    const session = await this.openSession(customer.id, price);
    await this.control(`sessions/${session.id}/pay`, { card });
    const [subscription] = (await this.stripe.subscriptions.list({ customer: customer.id, status: 'all' }))
      .data;
    return { customer, session, subscription: subscription as Stripe.Subscription };
  }

  /** Types of all events received about a customer. */
  eventTypesOf(customer: string): string[] {
    const about = this.received.filter(
      (event) => (event.data.object as { customer?: unknown }).customer === customer,
    );
    return about.map((event) => event.type).sort();
  }

  async until(what: string, holds: () => boolean): Promise<void> {
    const deadline = Date.now() + 20_000;
    while (!holds()) {
      if (Date.now() > deadline) throw new Error(`${what} did not happen`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
