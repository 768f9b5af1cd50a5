/* How soon a caller of the event stream sees each format after the provider has answered it. */
import { FORMAT_KEYS } from '@repurpose/contract';
import { figures, printTable } from './measure.mjs';
import { signUp } from './people.mjs';
import { startProgram } from './programs.mjs';
import { prose } from './writing.mjs';

/** The provider's answers of one transform: the first after `ms`, the others one by one. */
const ANSWERS = { ms: 300, stepMs: 100 };
const BODY = JSON.stringify({ content: prose(120), formats: FORMAT_KEYS });

/** When each format was seen, in milliseconds since the call. */
async function seen(url, headers) {
  const from = performance.now();
  const answer = await fetch(`${url}/api/transform`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream' },
    body: BODY,
  });
  const at = new Map();
  let told = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    told += chunk;
    for (const [, format] of told.matchAll(/^event: format\ndata: \{"format":"(\w+)"/gm))
      if (!at.has(format)) at.set(format, performance.now() - from);
  }
  if (at.size !== FORMAT_KEYS.length) throw new Error(`saw ${at.size} of ${FORMAT_KEYS.length} formats`);
  return at;
}

/** One caller at a time: what is told beside the figures is the order the provider answers in. */
export async function benchEvents({ startProduct, isQuick }) {
  const { ms, stepMs } = ANSWERS;
  const timing = { PROVIDER_MS: String(ms), PROVIDER_STEP_MS: String(stepMs) };
  const provider = await startProgram('provider.mjs', timing, /^http\S+$/m);
  const env = { WRITER: 'openai', OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: provider.line };
  const product = await startProduct(env);
  const [user] = await signUp(product.url, product.databaseUrl, 1);
  const runs = [];
  for (let run = 0; run < (isQuick ? 5 : 60); run += 1) runs.push(await seen(product.url, user.headers));
  const behind = (index) => runs.slice(2).map((at) => at.get(FORMAT_KEYS[index]) - ms - stepMs * index);
  printTable(
    `A format is seen so long after the provider answered it (${ms} ms, then one each ${stepMs} ms)`,
    [
      ['first', 0],
      ['last but one', FORMAT_KEYS.length - 2],
      ['last', FORMAT_KEYS.length - 1],
    ].map(([format, index]) => {
      const { p50, p99 } = figures(behind(index), 0, 1);
      return { format, p50, p99 };
    }),
  );
  await product.stop();
  await provider.stop();
}
