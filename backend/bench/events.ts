/* How soon the event stream delivers each format after the provider's answer. */
import { FORMAT_KEYS } from '@repurpose/contract';
import { figures, printTable } from './measure.ts';
import { signUp } from './people.ts';
import { type BenchOptions, startProgram } from './programs.ts';
import { prose } from './writing.ts';

const ANSWERS = { ms: 300, stepMs: 100 };
const POSITIONS = { first: 0, 'last but one': FORMAT_KEYS.length - 2, last: FORMAT_KEYS.length - 1 };
const BODY = JSON.stringify({ content: prose(120), formats: FORMAT_KEYS });

async function formatTimes(url: string, headers: Record<string, string>): Promise<Map<string, number>> {
  const from = performance.now();
  const answer = await fetch(`${url}/api/transform`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream' },
    body: BODY,
  });
  const at = new Map<string, number>();
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    for (const [, format = ''] of text.matchAll(/^event: format\ndata: \{"format":"(\w+)"/gm))
      if (!at.has(format)) at.set(format, performance.now() - from);
  }
  if (at.size !== FORMAT_KEYS.length) throw new Error(`saw ${at.size} of ${FORMAT_KEYS.length} formats`);
  return at;
}

export async function bench({ startProduct, isQuick }: BenchOptions): Promise<void> {
  const { ms, stepMs } = ANSWERS;
  const timing = { PROVIDER_MS: String(ms), PROVIDER_STEP_MS: String(stepMs) };
  const provider = await startProgram('provider.ts', timing, /^http\S+$/m);
  const env = { WRITER: 'openai', OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: provider.line };
  const product = await startProduct(env);
  const [user] = await signUp(product.url, product.databaseUrl, 1);
  if (!user) throw new Error('no user');
  const runs: Map<string, number>[] = [];
  for (let run = 0; run < (isQuick ? 5 : 60); run += 1)
    runs.push(await formatTimes(product.url, user.headers));
  const delays = (index: number): number[] =>
    runs.slice(2).map((at) => (at.get(FORMAT_KEYS[index] ?? '') ?? NaN) - ms - stepMs * index);
  printTable(
    `From the provider's answer to the caller's event (first after ${ms} ms, then one every ${stepMs} ms)`,
    (['first', 'last but one', 'last'] as const).map((format) => {
      const { p50, p99 } = figures(delays(POSITIONS[format]), 0, 1);
      return { format, p50, p99 };
    }),
  );
  await product.stop();
  await provider.stop();
}
