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
/** Requests in flight when the fault strikes. */
export const LOAD = USERS * MIX.length;

/** What became of a request: its status, or why there is none. */
export type Outcome = number | `cut: ${string}`;

export const outcome = (answer: Promise<{ status: number }>): Promise<Outcome> =>
  answer.then(
    ({ status }) => status,
    // fetch says why in the cause alone, and of a name with two addresses in its code alone.
    ({ cause = {}, message }: Error & { cause?: { code?: string; message?: string } }): Outcome =>
      `cut: ${cause.code ?? ''} ${cause.message ?? message}`,
  );

/** The settings that make `provider` the model. */
export const modelEnv = (provider: OpenAiServer): Record<string, string> => ({
  WRITER: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: provider.baseUrl,
});

/** A product whose model is `provider`. */
export function startWith(
  provider: OpenAiServer,
  { env = {}, ...options }: { databaseUrl?: string; env?: Record<string, string> } = {},
): Promise<OwnProduct> {
  return startProduct({ env: { ...modelEnv(provider), ...env }, ...options });
}

/** Answers each call after `ms`. */
export function slowly(provider: OpenAiServer, ms: number): void {
  provider.behave = async () => {
    await delay(ms);
    return 'ok' as const;
  };
}

/** Signs up the users whose requests `load` sends. */
export function crowd(product: Pick<OwnProduct, 'url'>, size = USERS): Promise<Client[]> {
  return Promise.all(Array.from({ length: size }, async () => (await signedUp(product.url)).client));
}

/** A request every so often: a hundred at the same instant are a load test of the machine, not of a fault. */
const EVERY_MS = 30;

/** A hundred mixed requests within three seconds; resolves with what became of each. */
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

/** How often each status was answered. */
export function tally(outcomes: Outcome[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(outcomes)]
      .sort()
      .map((status) => [status, outcomes.filter((other) => other === status).length]),
  );
}

export const callsReach = (provider: OpenAiServer, count: number): Promise<boolean> =>
  until(`${count} calls`, () => Promise.resolve(provider.calls.length >= count));

/** Waits until nothing is open, then what does not hold; and the charges, which are one for each 200. */
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

/**
 * Everybody was answered by one of `allowed`, half of them with what they asked for; a busy machine may refuse some
 * (503). Returns how many were delivered.
 */
export function delivered(outcomes: Outcome[], allowed: readonly Outcome[] = [200, 503]): number {
  const others = tally(outcomes.filter((status) => !allowed.includes(status)));
  const served = outcomes.filter((status) => status === 200).length;
  expect([others, served >= LOAD / 2 ? 'half or more' : tally(outcomes)]).toEqual([{}, 'half or more']);
  return served;
}

/** Everybody got 200 by way of `balancer`; if not, its journal is shown: which process was what when which line broke. */
export function allServed(balancer: Balancer, ...loads: Outcome[][]): void {
  const areServed = loads.flat().every((each) => each === 200);
  expect([loads.map(tally), areServed ? [] : balancer.journal]).toEqual([
    loads.map((outcomes) => ({ 200: outcomes.length })),
    [],
  ]);
}
