/* A transform over HTTP: ours, what others would build, and a bare client that only makes the provider's calls. */
import { FORMAT_KEYS } from '@repurpose/contract';
import { startRedis } from '../../scripts/services.mjs';
import { closedLoop, openTable, readMetrics } from './measure.mjs';
import { send, signUp } from './people.mjs';
import { startProgram } from './programs.mjs';
import { fanOut } from './provider-calls.mjs';
import { prose } from './writing.mjs';

const CONTENT = prose(120);
/** As many as an Agency user may have in flight. */
const PER_USER = 20;
const ADDRESS = /^http\S+$/m;

/** Upstream latencies, each with how many call at once; a product with more processes is shown at the same ones. */
const FULL = [
  { ms: 300, callers: [1, 50, 200, 1_000] },
  { ms: 3_000, callers: [50, 200, 1_000] },
  { ms: 50, callers: [1, 50, 200] },
];
const QUICK = [{ ms: 50, callers: [1, 10] }];
const TOPOLOGIES = [
  { apis: 1, workers: 1 },
  { apis: 2, workers: 4 },
];

const requestsOf = (callers) => Math.max(20, callers < 1_000 ? callers * 2 : callers);

async function startPeers(providerUrl) {
  const redis = await startRedis();
  const start = (PEER, sign) =>
    startProgram('peer.mjs', { PEER, PROVIDER_URL: providerUrl, REDIS_URL: redis.url }, sign);
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

const peerCall = (url, formats) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ content: CONTENT, formats });
  return () => send(url, { method: 'POST', headers, body });
};

/** Callers of a product take turns at its apis, as behind a balancer. */
const ourCall = ({ urls }, users, formats) => {
  const body = JSON.stringify({ content: CONTENT, formats });
  return (_, caller) => {
    const { headers } = users[caller % users.length];
    return send(`${urls[caller % urls.length]}/api/transform`, { method: 'POST', headers, body });
  };
};

async function benchCell(print, { name, call, load, bare, formats, metricsPort }) {
  if (metricsPort) await readMetrics(metricsPort);
  const { p50, p99, perSecond, failed } = await closedLoop({ ...load, call });
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
  return { p50, p99, perSecond };
}

/** One product after the other, so that none has to share the processor with one that is not measured. */
async function benchUpstream({ ms, callers }, { startProduct, topologies, isQuick }) {
  const print = openTable(`A transform over HTTP, the provider takes ${ms} ms`);
  const provider = await startProgram('provider.mjs', { PROVIDER_MS: String(ms) }, ADDRESS);
  const cells = [FORMAT_KEYS.slice(0, 1), FORMAT_KEYS].flatMap((formats) =>
    callers.map((count) => ({ formats, load: { callers: count, requests: requestsOf(count) } })),
  );
  const bares = new Map();
  const each = async (name, callOf, metricsPort) => {
    // A program is as fast as it gets after some hundred requests.
    await closedLoop({ callers: 50, requests: isQuick ? 10 : 400, call: callOf(FORMAT_KEYS.slice(0, 1)) });
    for (const cell of cells) {
      const call = callOf(cell.formats);
      const { load, formats } = cell;
      const of = { name, call, load, bare: bares.get(cell), formats: formats.length, metricsPort };
      const measured = await benchCell(print, of);
      if (name === 'bare') bares.set(cell, measured);
    }
  };
  const write = fanOut(provider.line);
  await each('bare', (formats) => () => write({ content: CONTENT, formats }));
  const peers = await startPeers(provider.line);
  for (const name of ['express', 'bullmq']) await each(name, (formats) => peerCall(peers[name], formats));
  await peers.stop();
  for (const topology of topologies) {
    const env = { WRITER: 'openai', OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: provider.line };
    const product = await startProduct(env, topology);
    const users = await signUp(
      product.url,
      product.databaseUrl,
      Math.ceil(Math.max(...callers) / PER_USER) + 1,
    );
    const name = topology.apis === 1 ? 'ours' : `ours, ${topology.apis} apis, ${topology.workers} workers`;
    await each(name, (formats) => ourCall(product, users, formats), product.metricsPort);
    await product.stop();
  }
  await provider.stop();
}

/** `startProduct(env, { apis, workers })` starts a product of our own whose model is the provider. */
export async function benchMatrix({ startProduct, isQuick }) {
  for (const upstream of isQuick ? QUICK : FULL) {
    const topologies = isQuick || upstream.ms !== 300 ? TOPOLOGIES.slice(0, 1) : TOPOLOGIES;
    await benchUpstream(upstream, { startProduct, topologies, isQuick });
  }
}
