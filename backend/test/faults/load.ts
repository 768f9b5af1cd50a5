import type { FormatKey } from '@repurpose/contract';
import { setTimeout as delay } from 'node:timers/promises';
import type { Balancer } from '../harness/balancer.js';
import { type Client, signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { brokenInvariants } from '../harness/invariants.js';
import type { OpenAiServer } from '../harness/openai-server.js';
import { type OwnProduct, startProduct } from '../harness/product.js';
import { ARTICLE, transform } from '../harness/transforms.js';
import { until } from '../harness/until.js';

const MIX: FormatKey[][] = [
  ['summary'],
  ['twitter', 'email'],
  ['linkedin', 'facebook', 'summary'],
  ['instagram'],
];
const USERS = 25;
export const LOAD = USERS * MIX.length;

export type Outcome = number | `cut: ${string}`;

export const outcome = (answer: Promise<{ status: number }>): Promise<Outcome> =>
  answer.then(
    ({ status }) => status,
    // fetch gives the reason in `cause`; for names with two addresses, only in its code.
    ({ cause = {}, message }: Error & { cause?: { code?: string; message?: string } }): Outcome =>
      `cut: ${cause.code ?? ''} ${cause.message ?? message}`,
  );

export const modelEnv = (provider: OpenAiServer): Record<string, string> => ({
  WRITER: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: provider.baseUrl,
});

export function startWith(
  provider: OpenAiServer,
  { env = {}, ...options }: { databaseUrl?: string; env?: Record<string, string> } = {},
): Promise<OwnProduct> {
  return startProduct({ env: { ...modelEnv(provider), ...env }, ...options });
}

export function slowly(provider: OpenAiServer, ms: number): void {
  provider.behave = async () => {
    await delay(ms);
    return 'ok' as const;
  };
}

export function signUpUsers(product: Pick<OwnProduct, 'url'>, size = USERS): Promise<Client[]> {
  return Promise.all(Array.from({ length: size }, async () => (await signedUp(product.url)).client));
}

/** A hundred requests in one instant would test the machine, not the fault. */
const EVERY_MS = 30;

/** Mixed requests within three seconds. */
export function load(clients: Client[]): Promise<Outcome[]> {
  const sent = clients.flatMap((client, user) =>
    MIX.map(async (formats, i) => {
      await delay((user * MIX.length + i) * EVERY_MS);
      const content = `${ARTICLE}\n\nVersion ${user}-${i}.`;
      return outcome(transform(client, { content, formats }));
    }),
  );
  return Promise.all(sent);
}

export function tally(outcomes: Outcome[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(outcomes)]
      .sort()
      .map((status) => [status, outcomes.filter((other) => other === status).length]),
  );
}

export const callsReach = (provider: OpenAiServer, count: number): Promise<boolean> =>
  until(`${count} calls`, () => Promise.resolve(provider.calls.length >= count));

export async function atRest(databaseUrl: string): Promise<{ broken: string[]; charged: number }> {
  await until(
    'rest',
    async () =>
      (await query(databaseUrl, `SELECT 1 FROM transformation WHERE status IN ('queued', 'running')`))
        .length === 0,
    120_000,
  );
  const [row] = await query<{ charged: number }>(
    databaseUrl,
    `SELECT count(*)::int AS charged FROM credit_entry WHERE kind = 'capture'`,
  );
  return { broken: await brokenInvariants(databaseUrl), charged: row?.charged ?? 0 };
}

/** Fails unless all outcomes are `allowed` and half are deliveries. A busy machine may refuse some (503). */
export function delivered(outcomes: Outcome[], allowed: readonly Outcome[] = [200, 503]): number {
  const others = tally(outcomes.filter((status) => !allowed.includes(status)));
  const served = outcomes.filter((status) => status === 200).length;
  expect([others, served >= LOAD / 2 ? 'half or more' : tally(outcomes)]).toEqual([{}, 'half or more']);
  return served;
}

export function allServed(balancer: Balancer, ...loads: Outcome[][]): void {
  const areServed = loads.flat().every((each) => each === 200);
  expect([loads.map(tally), areServed ? [] : balancer.journal]).toEqual([
    loads.map((outcomes) => ({ 200: outcomes.length })),
    [],
  ]);
}
