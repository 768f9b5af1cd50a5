import { getQueueToken } from '@nestjs/bull';
import { Test, type TestingModule } from '@nestjs/testing';
import type { Queue } from 'bull';
import { startRedis, type Redis } from '../../../../../scripts/services/redis.ts';
import { BillingFixture } from '../../../../test/billing/billing-fixture.js';
import { until } from '../../../../test/harness/until.js';
import { ConfigModule } from '../../../config/config.module.js';
import { DatabaseModule } from '../../../database/database.module.js';
import { BillingWorkerModule } from '../billing-worker.module.js';
import { MAINTENANCE_JOBS, MAINTENANCE_QUEUE } from './maintenance.queue.js';
import { MaintenanceScheduler } from './maintenance.scheduler.js';

const fixture = new BillingFixture();
let redis: Redis;
let worker: TestingModule;
let queue: Queue;
const scheduler = async () => (await queue.getRepeatableJobs()).map((job) => job.name).sort();
const NAMES = Object.keys(MAINTENANCE_JOBS).sort();

beforeAll(async () => {
  await fixture.open();
  redis = await startRedis();
  const env = { ...fixture.env, REDIS_URL: redis.url };
  const imports = [ConfigModule.of(env), DatabaseModule.of(env, 'worker'), BillingWorkerModule];
  worker = await Test.createTestingModule({ imports }).compile();
  await worker.init();
  queue = worker.get<Queue>(getQueueToken(MAINTENANCE_QUEUE));
});
afterAll(async () => {
  await worker.close();
  await redis.stop();
  await fixture.close();
});

it('is there after a start, and again after Redis lost everything', async () => {
  await until('the timetable', async () => (await scheduler()).length === NAMES.length);
  expect(await scheduler()).toEqual(NAMES);
  // a job that comes due would write its next one
  await queue.pause(true);
  await queue.client.flushall();
  expect(await scheduler()).toEqual([]);
  await worker.get(MaintenanceScheduler).write();
  await worker.get(MaintenanceScheduler).write();
  expect(await scheduler()).toEqual(NAMES);
  await queue.resume(true);
});

/** Its own jobs may come at any minute. */
async function endTimetable(): Promise<void> {
  worker.get(MaintenanceScheduler).onModuleDestroy();
  for (const { key } of await queue.getRepeatableJobs()) await queue.removeRepeatableByKey(key);
  await until('the end of its jobs', async () => {
    const { active, waiting } = await queue.getJobCounts();
    return active + waiting === 0;
  });
}

it.each(NAMES)('has someone who does the job %s', async (name) => {
  await endTimetable();
  const userId = await fixture.newUser();
  const hourAgo = `now() - interval '1 hour'`;
  await fixture.db.query(
    `UPDATE billing_account SET period_start = ${hourAgo}, period_ends_at = ${hourAgo} + interval '1 minute' WHERE user_id = $1`,
    [userId],
  );
  const job = await queue.add(name, {});
  await until(`the job ${name}`, async () => (await queue.getJob(job.id))?.returnvalue !== null);
  const isPeriodOpened = (await fixture.account(userId)).periodEndsAt > new Date();
  expect(isPeriodOpened).toBe(name === 'rollOver');
});
