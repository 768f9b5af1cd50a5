/* The API's own cost: reading the account, logging in, taking a webhook, holding a credit. */
import 'reflect-metadata';
import { createHmac, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { SANDBOX_KEYS } from '../../scripts/services/product.ts';
import { BillingAccount } from '@repurpose/backend/modules/billing/billing-account.entity.js';
import { CreditEntry } from '@repurpose/backend/modules/billing/credits/credit-entry.entity.js';
import { databaseOptions } from '@repurpose/backend/database/data-source.js';
import { CreditsRepository } from '@repurpose/backend/modules/billing/credits/credits.repository.js';
import { CreditsService } from '@repurpose/backend/modules/billing/credits/credits.service.js';
import { type Call, closedLoop, openLoop, printTable, type Row } from './measure.ts';
import { PASSWORD, type Person, send, signUp } from './people.ts';
import type { BenchOptions } from './programs.ts';

function webhook(url: string): Promise<unknown> {
  const created = Math.floor(Date.now() / 1_000);
  const object = { id: `sub_${randomUUID()}`, object: 'subscription', customer: `cus_${randomUUID()}` };
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created,
  };
  const body = JSON.stringify({ ...event, livemode: false, data: { object } });
  const signed = createHmac('sha256', SANDBOX_KEYS.STRIPE_WEBHOOK_SECRET).update(`${created}.${body}`);
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': `t=${created},v1=${signed.digest('hex')}`,
  };
  return send(`${url}/api/webhooks/stripe`, { method: 'POST', headers, body });
}

async function benchHolds(databaseUrl: string, isQuick: boolean): Promise<Row[]> {
  const db = await new DataSource({
    ...databaseOptions({ DATABASE_URL: databaseUrl }, () => undefined),
    entities: [BillingAccount, CreditEntry],
  }).initialize();
  const credits = new CreditsService(db, new CreditsRepository(db));
  const accounts = await db.query<{ id: string }[]>('SELECT user_id AS id FROM billing_account');
  const idOf = (i: number): string => accounts[i % accounts.length]?.id ?? '';
  const hold = (userId: string): Promise<unknown> =>
    db.transaction((tx) => credits.hold(tx, userId, randomUUID()));
  const load = { callers: 20, call: (i: number) => hold(idOf(i)) };
  await closedLoop({ ...load, requests: 400 });
  const spread = await closedLoop({ ...load, requests: isQuick ? 200 : 5_000 });
  await db.query('UPDATE billing_account SET remaining = 50, plan = $2 WHERE user_id = $1', [idOf(0), 'pro']);
  let held = 0;
  const hot = await closedLoop({
    callers: 1_000,
    requests: 1_000,
    call: () =>
      hold(idOf(0)).then(
        () => void (held += 1),
        (error: { code?: string }) => {
          if (error.code !== 'NO_CREDITS') throw error as Error;
        },
      ),
  });
  await db.destroy();
  return [
    { case: 'credit hold, spread, 20 callers', ...spread },
    { case: `1,000 holds at once on 50 credits: ${held} held`, ...hot },
  ];
}

export async function bench({ startProduct, isQuick }: BenchOptions): Promise<void> {
  const { url, databaseUrl } = await startProduct();
  const users = await signUp(url, databaseUrl, isQuick ? 5 : 50);
  const seconds = isQuick ? 1 : 10;
  const rows: Row[] = [];
  const run = async (name: string, perSecond: number, call: Call): Promise<void> => {
    const load = { perSecond: isQuick ? perSecond / 10 : perSecond, seconds, call };
    rows.push({ case: `${name}, ${load.perSecond}/s`, ...(await openLoop(load)) });
  };
  const userOf = (i: number): Person => {
    const user = users[i % users.length];
    if (!user) throw new Error('no users');
    return user;
  };
  await run('GET /api/user', 500, (i) => send(`${url}/api/user`, { headers: userOf(i).headers }));
  await run('POST /api/login', 50, (i) => {
    const { email, address } = userOf(i);
    const own = { 'content-type': 'application/json', 'x-forwarded-for': address };
    return send(`${url}/api/login`, {
      method: 'POST',
      headers: own,
      body: JSON.stringify({ email, password: PASSWORD }),
    });
  });
  await run('POST /api/webhooks/stripe', 100, () => webhook(url));
  rows.push(...(await benchHolds(databaseUrl, isQuick)));
  printTable('The API', rows);
}
