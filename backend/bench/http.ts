/* The API's own cost: reading the account, logging in, taking a webhook, holding a credit. */
import 'reflect-metadata';
import { createHmac, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { SANDBOX_KEYS } from '../../scripts/product.mjs';
import { databaseOptions } from '../dist/database/data-source.js';
import { CreditsService } from '../dist/modules/billing/credits/credits.service.js';
import { closedLoop, openLoop, printTable } from './measure.mjs';
import { PASSWORD, send, signUp } from './people.mjs';

function webhook(url) {
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

/** Holds by the product's own service, on its own pool. */
async function benchHolds(databaseUrl, isQuick) {
  const db = await new DataSource(
    databaseOptions({ DATABASE_URL: databaseUrl }, () => undefined),
  ).initialize();
  const credits = new CreditsService(db);
  const rows = await db.query('SELECT user_id AS id FROM billing_account');
  const hold = (userId) => db.transaction((tx) => credits.hold(tx, userId, randomUUID()));
  const load = { callers: 20, call: (i) => hold(rows[i % rows.length].id) };
  // The first ones open the pool's connections.
  await closedLoop({ ...load, requests: 400 });
  const spread = await closedLoop({ ...load, requests: isQuick ? 200 : 5_000 });
  await db.query('UPDATE billing_account SET remaining = 50, plan = $2 WHERE user_id = $1', [
    rows[0].id,
    'pro',
  ]);
  let held = 0;
  const hot = await closedLoop({
    callers: 1_000,
    requests: 1_000,
    call: () =>
      hold(rows[0].id).then(
        () => void (held += 1),
        (error) => {
          if (error.code !== 'NO_CREDITS') throw error;
        },
      ),
  });
  await db.destroy();
  return [
    { case: 'credit hold, spread, 20 callers', ...spread },
    { case: `1,000 holds at once on 50 credits: ${held} held`, ...hot },
  ];
}

export async function benchHttp({ product, isQuick }) {
  const { url, databaseUrl } = product;
  const users = await signUp(url, databaseUrl, isQuick ? 5 : 50);
  const seconds = isQuick ? 1 : 10;
  const rows = [];
  const run = async (name, perSecond, call) => {
    const load = { perSecond: isQuick ? perSecond / 10 : perSecond, seconds, call };
    rows.push({ case: `${name}, ${load.perSecond}/s`, ...(await openLoop(load)) });
  };
  const of = (i) => users[i % users.length];
  await run('GET /api/user', 500, (i) => send(`${url}/api/user`, { headers: of(i).headers }));
  await run('POST /api/login', 50, (i) => {
    const { email, headers } = of(i);
    const own = { 'content-type': 'application/json', 'x-forwarded-for': headers['x-forwarded-for'] };
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
