/* The cost of an API key: a call that does nothing else, beside one without a key. */
import { closedLoop, type Figures, printTable } from './measure.ts';
import { type Person, send, signUp } from './people.ts';
import type { BenchOptions } from './programs.ts';

/** Within the limits of 300 calls a minute per account and 60 per key. */
const KEYS_OF_ONE = 5;
const CALLS_OF_ONE = 300;
const TARGET_P50_MS = 2;

async function keysOf(url: string, { headers }: Person): Promise<string[]> {
  const { text } = await send(`${url}/api/workspaces`, { headers });
  const [place] = JSON.parse(text) as { id: string }[];
  const body = JSON.stringify({ name: 'Bench', scopes: ['credits:read'], days: 30 });
  const make = async (): Promise<string> => {
    const made = await send(`${url}/api/workspaces/${place?.id}/keys`, { method: 'POST', headers, body });
    return (JSON.parse(made.text) as { key: string }).key;
  };
  return Promise.all(Array.from({ length: KEYS_OF_ONE }, make));
}

export async function bench({ startProduct, isQuick }: BenchOptions): Promise<void> {
  const { url, databaseUrl } = await startProduct();
  const users = await signUp(url, databaseUrl, isQuick ? 2 : 20);
  const keys = (await Promise.all(users.map((user) => keysOf(url, user)))).flat();
  const plain = (): Promise<unknown> => send(`${url}/api/config`);
  const keyed = (index: number): Promise<unknown> =>
    send(`${url}/api/v1/formats`, { headers: { authorization: `Bearer ${keys[index % keys.length]}` } });
  await closedLoop({ callers: 4, requests: 400, call: plain });
  const requests = (users.length * CALLS_OF_ONE) / 4;
  let from = 0;
  const both = async (callers: number): Promise<{ without: Figures; withKey: Figures }> => {
    const without = await closedLoop({ callers, requests, call: plain });
    const first = from;
    from += requests;
    return { without, withKey: await closedLoop({ callers, requests, call: (i) => keyed(first + i) }) };
  };
  await both(1);
  const rows = [];
  for (const callers of [1, 10]) {
    const { without, withKey } = await both(callers);
    rows.push({ case: `GET /api/config, ${callers} at once`, ...without });
    rows.push({ case: `GET /api/v1/formats with a key, ${callers} at once`, ...withKey });
    if (callers === 1)
      rows.push({
        case: `a key adds (at most ${TARGET_P50_MS} at p50)`,
        p50: withKey.p50 - without.p50,
        p99: withKey.p99 - without.p99,
        perSecond: '',
        failed: withKey.failed,
      });
  }
  printTable('API keys', rows);
}
