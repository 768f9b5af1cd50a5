import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type {
  CustomerRecord,
  EventRecord,
  InvoiceRecord,
  PortalRecord,
  PriceRecord,
  ReplayRecord,
  ScheduleRecord,
  SessionRecord,
  SubscriptionRecord,
} from './records.js';
import { missing } from './stripe-fault.js';

const KEPT_EVENTS = 500;

/** The records of one kind, by id. */
class Table<Row> extends Map<string, Row> {
  constructor(private readonly kind: string) {
    super();
  }

  /** @throws StripeFault `resource_missing` */
  existing(id: string): Row {
    const row = this.get(id);
    if (!row) throw missing(this.kind, id);
    return row;
  }
}

/** All state, in memory, and in a JSON file if a path is given. */
export class SandboxState {
  readonly customers = new Table<CustomerRecord>('customer');
  readonly prices = new Table<PriceRecord>('price');
  readonly sessions = new Table<SessionRecord>('checkout.session');
  readonly subscriptions = new Table<SubscriptionRecord>('subscription');
  readonly schedules = new Table<ScheduleRecord>('subscription_schedule');
  readonly invoices = new Table<InvoiceRecord>('invoice');
  readonly portals = new Map<string, PortalRecord>();
  readonly events = new Table<EventRecord>('event');
  readonly replays = new Map<string, ReplayRecord>();
  /** How far the test clock is ahead of the real one. */
  private aheadMs = 0;

  constructor(private readonly file: string | null) {
    if (file !== null && existsSync(file)) this.load(file);
  }

  /** Unix seconds: the real clock plus the advance of the test clock. */
  now(): number {
    return Math.floor((Date.now() + this.aheadMs) / 1000);
  }

  /** Advances the test clock to an instant (Unix seconds); never moves it back. */
  advanceTo(instant: number): void {
    this.aheadMs = Math.max(this.aheadMs, instant * 1000 - Date.now());
  }

  id(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  save(): void {
    this.forgetOldEvents();
    if (this.file === null) return;
    const tables = Object.entries(this.tables()).map(([name, table]) => [name, [...table.values()]] as const);
    const replays = [...this.replays.entries()];
    const text = JSON.stringify({ aheadMs: this.aheadMs, replays, ...Object.fromEntries(tables) });
    writeFileSync(`${this.file}.new`, text);
    renameSync(`${this.file}.new`, this.file);
  }

  private load(file: string): void {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    this.aheadMs = Number(saved['aheadMs'] ?? 0);
    for (const [key, replay] of (saved['replays'] ?? []) as [string, ReplayRecord][])
      this.replays.set(key, replay);
    for (const [name, table] of Object.entries(this.tables()))
      for (const row of (saved[name] ?? []) as { id: string }[]) table.set(row.id, row);
  }

  private tables(): Record<string, Map<string, { id: string }>> {
    const { customers, prices, sessions, subscriptions, schedules, invoices, portals, events } = this;
    const tables = { customers, prices, sessions, subscriptions, schedules, invoices, portals, events };
    return tables as unknown as Record<string, Map<string, { id: string }>>;
  }

  private forgetOldEvents(): void {
    for (const event of this.events.values()) {
      if (this.events.size <= KEPT_EVENTS) return;
      if (event.isDelivered) this.events.delete(event.id);
    }
  }
}
