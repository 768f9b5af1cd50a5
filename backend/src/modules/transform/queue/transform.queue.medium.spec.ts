import type { PlanKey } from '@repurpose/contract';
import Bull, { type Queue, type QueueOptions } from 'bull';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SETTINGS } from '../../../config/settings.js';
import { testServices } from '../../../../test/harness/test-services.js';
import { boundClose, queueOptions } from './queue-connection.js';
import { ResultWaiters } from '../results/result-waiters.js';
import type { TransformationRepository } from '../results/transformation.repository.js';
import type { TransformJobService } from '../worker/transform-job.service.js';
import { TransformProcessor } from '../worker/transform.processor.js';
import { jobIdOf, rowIdOf, TransformQueue } from './transform.queue.js';

const queues: Queue[] = [];
const clients: Redis[] = [];
const connect = (name: string, redisUrl = testServices.redisUrl()): Queue => {
  const options = queueOptions({ REDIS_URL: redisUrl });
  const createClient: QueueOptions['createClient'] = (type, redis) => {
    const client = options.createClient?.(type, redis) as Redis;
    clients.push(client);
    return client;
  };
  const queue = new Bull(name, { ...options, createClient });
  queue.on('error', () => undefined);
  boundClose(queue, 2_000);
  queues.push(queue);
  return queue;
};
/** Without a connection `disconnect()` keeps the process for two seconds. */
const end = async (client: Redis): Promise<void> => {
  if (client.status !== 'reconnecting') return client.disconnect();
  client.options.retryStrategy = () => null;
  await new Promise<void>((resolve) => client.once('end', () => resolve()));
};
const rows = {
  settle: () => Promise.reject(new Error('no job fails here')),
} as unknown as TransformationRepository;
const queueOf = (queue: Queue): TransformQueue => new TransformQueue(queue, rows);
const process = (queue: Queue, jobs: number, write: (id: string) => Promise<void>): TransformProcessor => {
  const work = { write } as unknown as TransformJobService;
  const processor = new TransformProcessor(queue, { WORKER_CONCURRENCY: jobs }, work, rows);
  processor.onApplicationBootstrap();
  return processor;
};
const aJob = (plan: PlanKey = 'free') => ({
  id: randomUUID(),
  deadlineAt: new Date(Date.now() + 60_000),
  plan,
});

afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.close(true)));
  // Bull does not close connections that it did not create.
  await Promise.all(clients.map(end));
});

describe('the queue of transformations', () => {
  it('serves Agency before Pro before Free', async () => {
    const queue = connect(`order-${randomUUID()}`);
    const add = queueOf(queue);
    const plans: PlanKey[] = ['free', 'pro', 'free', 'agency', 'pro'];
    const planOf = new Map<string, PlanKey>();
    for (const plan of plans) {
      const job = aJob(plan);
      planOf.set(job.id, plan);
      await add.enqueue(job);
    }
    const served = await new Promise<PlanKey[]>((resolve) => {
      const order: PlanKey[] = [];
      void queue.process(1, (job) => {
        order.push(planOf.get(rowIdOf(job.id)) ?? 'free');
        if (order.length === plans.length) resolve(order);
        return Promise.resolve();
      });
    });
    expect(served).toEqual(['agency', 'pro', 'pro', 'free', 'free']);
  });

  it('a job whose Redis knows its name alone, started again empty while it was taken, is still for its row', async () => {
    const queue = connect(`named-${randomUUID()}`);
    const [lost, whole] = [aJob(), aJob()];
    await queue.client.lpush(queue.toKey('wait'), jobIdOf(lost.id, lost.deadlineAt));
    const taken: string[] = [];
    const bothTaken = Promise.withResolvers<void>();
    process(queue, 1, (id) => {
      if (taken.push(id) === 2) bothTaken.resolve();
      return Promise.resolve();
    });
    await queueOf(queue).enqueue(whole);
    await bothTaken.promise;
    expect(taken.sort()).toEqual([lost.id, whole.id].sort());
  });

  it('starts no job after a shutdown, also one that was being fetched when it began', async () => {
    const rounds = Array.from({ length: 10 }, async () => {
      const name = `stop-${randomUUID()}`;
      const add = queueOf(connect(name));
      let [started, ended] = [0, 0];
      const processor = process(connect(name), 4, async () => {
        started += 1;
        await delay(5);
        ended += 1;
      });
      let isOver = false;
      const adding = (async () => {
        while (!isOver) await add.enqueue(aJob());
      })();
      while (ended < 10) await delay(1);
      await processor.beforeApplicationShutdown();
      const atStop = { started, ended };
      await delay(200);
      isOver = true;
      await adding;
      return { open: atStop.started - atStop.ended, startedLater: started - atStop.started };
    });
    expect(await Promise.all(rounds)).toEqual(Array(10).fill({ open: 0, startedLater: 0 }));
  });

  it('holds a transformation once, however often it is added; a retry is another job', async () => {
    const queue = connect(`once-${randomUUID()}`);
    const add = queueOf(queue);
    const job = aJob();
    await Promise.all([add.enqueue(job), add.enqueue(job), add.enqueue(job)]);
    expect(await queue.getWaitingCount()).toBe(1);
    await add.enqueue({ ...job, deadlineAt: new Date(job.deadlineAt.getTime() + 1) });
    expect(await queue.getWaitingCount()).toBe(2);
    expect(rowIdOf(jobIdOf(job.id, job.deadlineAt))).toBe(job.id);
  });

  it('carries no data', async () => {
    const queue = connect(`payload-${randomUUID()}`);
    const job = aJob();
    await queueOf(queue).enqueue(job);
    expect((await queue.getJob(jobIdOf(job.id, job.deadlineAt)))?.data).toEqual({});
  });

  it('wakes every waiter of two hundred jobs that take no time at all', async () => {
    const name = `fast-${randomUUID()}`;
    const [worker, api] = [connect(name), connect(name)];
    const bus = new ResultWaiters();
    api.on('global:completed', (jobId: string) => bus.wake(rowIdOf(jobId), 'settled'));
    const listening = new Promise((resolve) => api.once('registered:global:completed', resolve));
    void worker.process(50, () => Promise.resolve());
    await listening;
    const add = queueOf(api);
    const woken = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const job = aJob();
        const waiter = bus.open(job.id, ['settled']);
        await add.enqueue(job);
        const woken = waiter.next(60_000).then(() => true);
        const isWoken = await Promise.race([woken, delay(30_000, false, { ref: false })]);
        waiter.close();
        return isWoken;
      }),
    );
    expect(woken.filter(Boolean)).toHaveLength(200);
  });

  it('does not keep a caller waiting when Redis is away, or says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    for (const port of [9, (silent.address() as AddressInfo).port]) {
      const lost = connect('lost', `redis://127.0.0.1:${port}`);
      const ended = queueOf(lost)
        .enqueue(aJob())
        .catch(() => 'refused');
      // Timers of one process end in their order, however late.
      const late = delay(SETTINGS.transform.enqueueMs + 100, 'waits on');
      expect([port, await Promise.race([ended, late])]).toEqual([port, 'refused']);
    }
    silent.close();
  });
});
