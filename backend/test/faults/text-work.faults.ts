import { segmentsOf, type Draft } from '@repurpose/writing';
import type { FormatKey, OutputState } from '@repurpose/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type Client, signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { brokenInvariants } from '../harness/invariants.js';
import { type OwnProduct, startProduct } from '../harness/product.js';
import { creditsOf, transform } from '../harness/transforms.js';

/* Slow texts do not delay others, and their sender gets an answer within 30 s. */
const OTHERS = 20;
/** One after the other, so that a 99th percentile has enough samples. */
const ATTACKS = 8;
const PACE_MS = 1_000;
const OTHERS_P99_MS = 2_000;
const LIVE_MS = 100;
const ATTACKER_MS = 30_000;

let product: OwnProduct;
let others: Opened[];
beforeAll(async () => {
  product = await startProduct();
  others = await Promise.all(Array.from({ length: OTHERS }, opened));
});
afterAll(() => product?.stop());

interface Opened {
  client: Client;
  path: string;
}

async function opened(): Promise<Opened> {
  const { client } = await signedUp(product.url);
  const { body } = await transform(client, { formats: ['email'] });
  return { client, path: `/api/transformations/${body.id}/pieces/email` };
}

async function edit({ client, path }: Opened, text: string): Promise<Answer<OutputState>> {
  const { version, draft } = (await client.get<OutputState>(path)).body;
  const part = segmentsOf(draft as Draft).find(({ id }) => id.includes('paragraph'))?.id ?? '';
  return client.send('PUT', path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ expectedVersion: version, texts: { [part]: text } }),
  });
}

async function timed<T>(work: Promise<T>): Promise<{ ms: number; answer: T }> {
  const startedAt = performance.now();
  const answer = await work;
  return { ms: performance.now() - startedAt, answer };
}

async function repeat(call: (at: number) => Promise<Answer>, paceMs: number, stop: AbortSignal) {
  const times: number[] = [];
  const refused: number[] = [];
  for (let at = 0; !stop.aborted; at += 1) {
    const { ms, answer } = await timed(call(at));
    times.push(ms);
    if (answer.status !== 200) refused.push(answer.status);
    await delay(Math.max(0, paceMs - ms));
  }
  return { times, refused };
}

const p99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

async function during<T>(attacks: (() => Promise<T>)[]) {
  const stop = new AbortController();
  const working = others.map(async (other, user) => {
    await delay((user * PACE_MS) / OTHERS);
    return repeat((at) => edit(other, `It took ${at} hours in Leeds.`), PACE_MS, stop.signal);
  });
  const probe = delay(PACE_MS).then(() =>
    repeat(() => others[0]?.client.get('/api/health/live') ?? Promise.reject(new Error()), 50, stop.signal),
  );
  await delay(PACE_MS);
  const attacked = [];
  for (const attack of attacks) attacked.push(await timed(attack()));
  stop.abort();
  const seen = await Promise.all(working);
  const live = await probe;
  return {
    attacked,
    othersP99: p99(seen.flatMap(({ times }) => times)),
    liveP99: p99(live.times),
    refused: [...seen, live].flatMap(({ refused }) => refused),
  };
}

function expectUndisturbed({ attacked, othersP99, liveP99, refused }: Awaited<ReturnType<typeof during>>) {
  expect(refused).toEqual([]);
  expect(Math.max(...attacked.map(({ ms }) => ms))).toBeLessThan(ATTACKER_MS);
  expect(othersP99).toBeLessThan(OTHERS_P99_MS);
  expect(liveP99).toBeLessThan(LIVE_MS);
}

/** Differs by `from`, because what is read once is kept. */
const ranges = (from: number): string => `${from}–${from + 1} `.repeat(23_750).trim();

it('edits of 95,000 characters of ranges: each saved once, or refused and nothing saved', async () => {
  const attackers = await Promise.all(Array.from({ length: ATTACKS }, opened));
  const seen = await during(attackers.map((attacker, at) => () => edit(attacker, ranges(at + 1))));
  expectUndisturbed(seen);
  for (const [at, { client, path }] of attackers.entries()) {
    const status = seen.attacked[at]?.answer.status;
    expect([200, 422]).toContain(status);
    const { body } = await client.get<OutputState>(path);
    expect(body.version).toBe(status === 200 ? 2 : 1);
  }
});

const LEANING = ['It did.', 'They were.', 'This means that.', 'That was so.', 'It is.'];
const leaning = (chars: number, hours: number): string =>
  `It took ${hours} hours. ${Array.from({ length: chars / 5 }, (_, at) => LEANING[at % LEANING.length]).join(' ')}`.slice(
    0,
    chars,
  );
const FORMATS: FormatKey[] = ['twitter', 'linkedin', 'facebook', 'instagram', 'email', 'summary'];

it.each([14_000, 100_000])(
  'transforms of %d characters of sentences that lean on each other: each written once, charged if delivered',
  async (chars) => {
    const attackers = await Promise.all(Array.from({ length: ATTACKS }, () => signedUp(product.url)));
    const credits = await Promise.all(attackers.map(({ client }) => creditsOf(client)));
    const seen = await during(
      attackers.map(
        ({ client }, at) =>
          () =>
            transform(client, { content: leaning(chars, at + 1), formats: FORMATS }),
      ),
    );
    expectUndisturbed(seen);
    for (const [at, { client, user }] of attackers.entries()) {
      const isDelivered = seen.attacked[at]?.answer.status === 200;
      expect(await creditsOf(client)).toBe((credits[at] ?? 0) - (isDelivered ? 1 : 0));
      const rows = await query<{ attempt: number }>(
        product.databaseUrl,
        'SELECT attempt FROM transformation WHERE user_id = $1',
        [user.id],
      );
      expect(rows).toEqual([{ attempt: 1 }]);
    }
    expect(await brokenInvariants(product.databaseUrl)).toEqual([]);
  },
);
