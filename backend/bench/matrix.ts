/* A transform over HTTP: ours, alternatives, and a bare client that only makes the provider calls. */
import { FORMAT_KEYS, type FormatKey } from '@repurpose/contract';
import { startRedis } from '../../scripts/services/redis.ts';
import { type Call, closedLoop, type Figures, openTable, readMetrics, type Row } from './measure.ts';
import { fanOut } from './others/provider-calls.ts';
import { startTextbook, type Textbook } from './others/textbook.ts';
import { type Person, send, signUp } from './people.ts';
import { type BenchProduct, type BenchOptions, startProgram, type Topology } from './programs.ts';
import { prose } from './writing.ts';

const CONTENT = prose(120);
/** An Agency user's limit. */
const PER_USER = 20;
const ADDRESS = /^http\S+$/m;

interface Upstream {
  ms: number;
  callers: number[];
}
const FULL: Upstream[] = [
  { ms: 300, callers: [1, 50, 200, 1_000] },
  { ms: 3_000, callers: [50, 200, 1_000] },
  { ms: 50, callers: [1, 50, 200] },
];
const QUICK: Upstream[] = [{ ms: 50, callers: [1, 10] }];
const TOPOLOGIES: Topology[] = [
  { apis: 1, workers: 1 },
  { apis: 2, workers: 4 },
];

const requestsOf = (callers: number): number => Math.max(20, callers < 1_000 ? callers * 2 : callers);

async function startPeers(providerUrl: string) {
  const redis = await startRedis();
  const start = (PEER: string, ready: RegExp) =>
    startProgram('others/peer.ts', { PEER, PROVIDER_URL: providerUrl, REDIS_URL: redis.url }, ready);
  const express = await start('express', ADDRESS);
  const worker = await start('bullmq-worker', /ready/);
  const bullmq = await start('bullmq', ADDRESS);
  return {
    express: express.line,
    bullmq: bullmq.line,
    stop: async () => {
      await Promise.all([express.stop(), bullmq.stop(), worker.stop()]);
      await redis.stop();
    },
  };
}

type Formats = readonly FormatKey[];

const peerCall = (url: string, formats: Formats): Call => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ content: CONTENT, formats });
  return () => send(url, { method: 'POST', headers, body });
};

const ourCall = ({ urls }: BenchProduct, users: readonly Person[], formats: Formats): Call => {
  const body = JSON.stringify({ content: CONTENT, formats });
  return (_, caller) => {
    const headers = users[caller % users.length]?.headers ?? {};
    const url = urls[caller % urls.length] ?? '';
    return send(`${url}/api/transform`, { method: 'POST', headers, body });
  };
};

const textbookCall = ({ url, cookies }: Textbook, formats: Formats): Call => {
  const body = JSON.stringify({ content: CONTENT, formats });
  return (_, caller) => {
    const cookie = cookies[caller % cookies.length] ?? '';
    const headers = { 'content-type': 'application/json', cookie };
    return send(`${url}/transform`, { method: 'POST', headers, body });
  };
};

interface Measured {
  name: string;
  call: Call;
  load: { callers: number; requests: number };
  bare: Figures | undefined;
  formats: number;
  metricsPort: number | undefined;
}

async function benchCell(print: (row: Row) => void, measured: Measured): Promise<Figures> {
  const { name, call, load, bare, formats, metricsPort } = measured;
  if (metricsPort) await readMetrics(metricsPort);
  const figures = await closedLoop({ ...load, call });
  const { p50, p99, perSecond, failed } = figures;
  print({
    formats,
    callers: load.callers,
    who: name,
    p50,
    p99,
    'added p50': bare ? p50 - bare.p50 : 0,
    'added p99': bare ? p99 - bare.p99 : 0,
    'per second': perSecond,
    '% of bare': bare ? (100 * perSecond) / bare.perSecond : 100,
    'api loop p99': metricsPort ? (await readMetrics(metricsPort)).lagMs : '',
    failed,
  });
  return figures;
}

type Measure = (name: string, callOf: (formats: Formats) => Call, metricsPort?: number) => Promise<void>;

function measureIn(print: (row: Row) => void, callers: readonly number[], isQuick: boolean): Measure {
  const cells = [FORMAT_KEYS.slice(0, 1), FORMAT_KEYS].flatMap((formats) =>
    callers.map((count) => ({ formats, load: { callers: count, requests: requestsOf(count) } })),
  );
  const bares = new Map<object, Figures>();
  return async (name, callOf, metricsPort) => {
    // Warm-up: V8 optimises after some hundred requests.
    await closedLoop({ callers: 50, requests: isQuick ? 10 : 400, call: callOf(FORMAT_KEYS.slice(0, 1)) });
    for (const cell of cells) {
      const { load, formats } = cell;
      const call = callOf(formats);
      const of = { name, call, load, bare: bares.get(cell), formats: formats.length, metricsPort };
      const measured = await benchCell(print, of);
      if (name === 'bare') bares.set(cell, measured);
    }
  };
}

async function benchPeers(measure: Measure, providerUrl: string, users: number): Promise<void> {
  const peers = await startPeers(providerUrl);
  for (const name of ['express', 'bullmq'] as const)
    await measure(name, (formats) => peerCall(peers[name], formats));
  await peers.stop();
  const textbook = await startTextbook(providerUrl, users);
  await measure('same job, textbook', (formats) => textbookCall(textbook, formats));
  await textbook.stop();
}

/** One after the other, so that only one uses the processors. */
async function benchUpstream(
  { ms, callers }: Upstream,
  { startProduct, topologies, isQuick }: BenchOptions & { topologies: Topology[] },
): Promise<void> {
  const measure = measureIn(
    openTable(`A transform over HTTP, the provider takes ${ms} ms`),
    callers,
    isQuick,
  );
  const provider = await startProgram('provider.ts', { PROVIDER_MS: String(ms) }, ADDRESS);
  const write = fanOut(provider.line);
  await measure('bare', (formats) => () => write({ content: CONTENT, formats }));
  const usersNeeded = Math.ceil(Math.max(...callers) / PER_USER) + 1;
  await benchPeers(measure, provider.line, usersNeeded);
  for (const topology of topologies) {
    const env = { WRITER: 'openai', OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: provider.line };
    const product = await startProduct(env, topology);
    const users = await signUp(product.url, product.databaseUrl, usersNeeded);
    const name = topology.apis === 1 ? 'ours' : `ours, ${topology.apis} apis, ${topology.workers} workers`;
    await measure(name, (formats) => ourCall(product, users, formats), product.metricsPort);
    await product.stop();
  }
  await provider.stop();
}

export async function bench(options: BenchOptions): Promise<void> {
  const { isQuick } = options;
  for (const upstream of isQuick ? QUICK : FULL) {
    const topologies = isQuick || upstream.ms !== 300 ? TOPOLOGIES.slice(0, 1) : TOPOLOGIES;
    await benchUpstream(upstream, { ...options, topologies });
  }
}
