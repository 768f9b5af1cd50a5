import { createHmac } from 'node:crypto';
import type { EventRecord } from '../records.js';
import { eventShape } from '../shapes.js';
import type { SandboxState } from '../state.js';

export interface WebhookSenderOptions {
  url: string | null;
  secret: string;
  /** Waits between attempts; the last one repeats. Stripe retries for three days, the sandbox sooner and forever. */
  retryDelaysMs: readonly number[];
}

/** Stripe's `Stripe-Signature` header (scheme v1: HMAC-SHA256 of `timestamp.body`), with the real clock. */
function signatureHeader(body: string, secret: string): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}

/** Delivers events to the product's webhook at least once, independently of each other, until a 2xx response. */
export class WebhookSender {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly underWay = new Set<Promise<void>>();
  private isPaused = false;
  private isClosed = false;

  constructor(
    private readonly state: SandboxState,
    private readonly options: WebhookSenderOptions,
  ) {}

  /** Records and delivers an event. */
  publish(type: string, object: Record<string, unknown>): void {
    const event: EventRecord = {
      ...{ id: this.state.id('evt'), type, object, created: this.state.now() },
      ...{ isDelivered: this.options.url === null, attempts: 0 },
    };
    this.state.events.set(event.id, event);
    this.send(event);
  }

  /** Delivers an event again, like Stripe's "Resend". */
  resend(event: EventRecord): void {
    event.isDelivered = false;
    this.send(event);
  }

  /** While paused, events accumulate; resuming delivers them. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (!isPaused) this.sendPending();
  }

  sendPending(): void {
    for (const event of this.state.events.values()) if (!event.isDelivered) this.send(event);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.underWay);
  }

  private send(event: EventRecord): void {
    if (this.isPaused || this.isClosed || this.options.url === null || event.isDelivered) return;
    const attempt = this.attempt(this.options.url, event).finally(() => this.underWay.delete(attempt));
    this.underWay.add(attempt);
  }

  private async attempt(url: string, event: EventRecord): Promise<void> {
    const body = JSON.stringify(eventShape(event));
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureHeader(body, this.options.secret),
    };
    event.attempts += 1;
    const status = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.status,
      () => 0, // no answer counts as a refusal and is retried below
    );
    if (status >= 200 && status < 300) event.isDelivered = true;
    else this.retryLater(event);
  }

  private retryLater(event: EventRecord): void {
    if (this.isClosed) return;
    const delays = this.options.retryDelaysMs;
    const delayMs = delays[Math.min(event.attempts, delays.length) - 1] ?? 1_000;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.send(event);
    }, delayMs);
    this.timers.add(timer);
  }
}
