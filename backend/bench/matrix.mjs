/* A transform over HTTP against a bare client that only makes the provider's calls: what our house adds. */
import { FORMAT_KEYS } from '@repurpose/contract';
import { once } from 'node:events';
import { join } from 'node:path';
import { Agent, fetch as undiciFetch } from 'undici';
import { draftSchema } from '@repurpose/writing';
import { ROOT } from '../../scripts/dependencies.mjs';
import { endChild, spawnGuarded } from '../../scripts/services.mjs';
import { closedLoop, openTable, readMetrics } from './measure.mjs';
import { send, signUp } from './people.mjs';
import { prose } from './writing.mjs';

const CONTENT = prose(120);
/** As many as an Agency user may have in flight. */
const PER_USER = 20;

async function startProvider(ms) {
  let child;
  const url = await new Promise((resolve, reject) => {
    const env = { ...process.env, PROVIDER_MS: String(ms) };
    const entry = join(ROOT, 'backend/bench/provider.mjs');
    let said = '';
    child = spawnGuarded(process.execPath, [entry], {
      env,
      onOutput: (text) => {
        said += text;
        const line = said.match(/^http\S+$/m);
        if (line) resolve(line[0]);
      },
    });
    once(child, 'exit').then(() => reject(new Error(`the provider ended: ${said}`)), reject);
  });
  return { url, stop: () => endChild(child) };
}

function bareCall(providerUrl, formats) {
  const agent = new Agent({ connections: 12_000 });
  const bodies = formats.map((format) =>
    JSON.stringify({
      model: 'bare',
      messages: [{ role: 'user', content: CONTENT }],
      response_format: { json_schema: { name: `${format}_draft`, schema: draftSchema(format) } },
    }),
  );
  const one = async (body) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, dispatcher: agent };
    return (await undiciFetch(`${providerUrl}/chat/completions`, init)).json();
  };
  return () => Promise.all(bodies.map(one));
}

/** Four rounds of all callers, two of a thousand; few callers make more, for about ten seconds. */
function requestsOf(callers, ms, isQuick) {
  if (isQuick) return Math.max(10, callers * 2);
  return Math.max(callers * (callers < 1_000 ? 4 : 2), Math.min(40, Math.ceil((10_000 * callers) / ms)));
}

/** `startProduct(env)` starts a product of our own whose model is the provider. */
export async function benchMatrix({ startProduct, isQuick }) {
  const cells = {
    callers: isQuick ? [1, 10] : [1, 50, 200, 1_000],
    upstream: isQuick ? [50] : [300, 3_000, 50],
  };
  for (const ms of cells.upstream) {
    const print = openTable(`A transform over HTTP against the bare calls of a provider that takes ${ms} ms`);
    const provider = await startProvider(ms);
    const product = await startProduct({
      WRITER: 'openai',
      OPENAI_API_KEY: 'sk-bench',
      OPENAI_BASE_URL: provider.url,
      WORKER_CONCURRENCY: '1000',
    });
    const users = await signUp(
      product.url,
      product.databaseUrl,
      Math.ceil(Math.max(...cells.callers) / PER_USER) + 1,
    );
    for (const formats of [FORMAT_KEYS.slice(0, 1), FORMAT_KEYS]) {
      const body = JSON.stringify({ content: CONTENT, formats });
      for (const callers of cells.callers) {
        const load = { callers, requests: requestsOf(callers, ms, isQuick) };
        const bare = await closedLoop({ ...load, call: bareCall(provider.url, formats) });
        await readMetrics(product.metricsPort);
        const ours = await closedLoop({
          ...load,
          call: (_, caller) =>
            send(`${product.url}/api/transform`, {
              method: 'POST',
              headers: users[caller % users.length].headers,
              body,
            }),
        });
        print({
          formats: formats.length,
          callers,
          'bare p50': bare.p50,
          'ours p50': ours.p50,
          'added p50': ours.p50 - bare.p50,
          'bare p99': bare.p99,
          'ours p99': ours.p99,
          'throughput, % of bare': (100 * ours.perSecond) / bare.perSecond,
          'api loop p99': (await readMetrics(product.metricsPort)).lagMs,
          failed: ours.failed,
        });
      }
    }
    await product.stop();
    await provider.stop();
  }
}
