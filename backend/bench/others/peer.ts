/*
 * What others would build for the same call, to compare with. PEER=express makes the provider's calls where the request
 * came in; PEER=bullmq hands them to a queue and waits for its events; PEER=bullmq-worker works that queue off. None of
 * them keeps, checks or charges anything. Prints its address, a worker "ready".
 */
import { Queue, QueueEvents, Worker } from 'bullmq';
import express from 'express';
import { Redis } from 'ioredis';
import { fanOut } from './provider-calls.mjs';

const { PEER, PROVIDER_URL, REDIS_URL } = process.env;
const QUEUE = 'peer';
const WAIT_MS = 90_000;
const redis = () => new Redis(REDIS_URL, { maxRetriesPerRequest: null });

async function queued() {
  const queue = new Queue(QUEUE, { connection: redis() });
  const events = new QueueEvents(QUEUE, { connection: redis() });
  events.setMaxListeners(0);
  await events.waitUntilReady();
  const kept = { removeOnComplete: { age: 3_600 }, removeOnFail: { age: 3_600 } };
  return async (body) => (await queue.add('write', body, kept)).waitUntilFinished(events, WAIT_MS);
}

function serve(answer) {
  const app = express();
  app.use(express.json({ limit: '1mb' }));
  app.post('/', async (request, response) => {
    response.json(await answer(request.body));
  });
  const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
}

const write = fanOut(PROVIDER_URL);
if (PEER === 'express') serve((body) => write(body));
else if (PEER === 'bullmq') serve(await queued());
else {
  const worker = new Worker(QUEUE, ({ data }) => write(data), { connection: redis(), concurrency: 1_000 });
  await worker.waitUntilReady();
  console.log('ready');
}
