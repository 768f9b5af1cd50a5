/*
 * PEER=express calls the provider in the request, PEER=bullmq through a queue that PEER=bullmq-worker works on. None
 * stores, checks or charges. Prints its address, or "ready".
 */
import type { AddressInfo } from 'node:net';
import { Queue, QueueEvents, Worker } from 'bullmq';
import express from 'express';
import { Redis } from 'ioredis';
import { fanOut, type WriteRequest } from './provider-calls.ts';

const { PEER, PROVIDER_URL = '', REDIS_URL = '' } = process.env;
const QUEUE = 'peer';
const WAIT_MS = 90_000;
const redis = (): Redis => new Redis(REDIS_URL, { maxRetriesPerRequest: null });
type Answer = (body: WriteRequest) => Promise<unknown>;

async function queued(): Promise<Answer> {
  const queue = new Queue<WriteRequest>(QUEUE, { connection: redis() });
  const events = new QueueEvents(QUEUE, { connection: redis() });
  events.setMaxListeners(0);
  await events.waitUntilReady();
  const options = { removeOnComplete: { age: 3_600 }, removeOnFail: { age: 3_600 } };
  return async (body) => (await queue.add('write', body, options)).waitUntilFinished(events, WAIT_MS);
}

function serve(answer: Answer): void {
  const app = express();
  app.use(express.json({ limit: '1mb' }));
  app.post('/', async (request, response) => {
    response.json(await answer(request.body as WriteRequest));
  });
  const server = app.listen(0, '127.0.0.1', () => {
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}

const write = fanOut(PROVIDER_URL);
if (PEER === 'express') serve((body) => write(body));
else if (PEER === 'bullmq') serve(await queued());
else {
  const options = { connection: redis(), concurrency: 1_000 };
  await new Worker<WriteRequest>(QUEUE, ({ data }) => write(data), options).waitUntilReady();
  console.log('ready');
}
