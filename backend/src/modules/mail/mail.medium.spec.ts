import { randomUUID } from 'node:crypto';
import { Test, type TestingModule } from '@nestjs/testing';
import { getQueueToken } from '@nestjs/bull';
import { type MailSandbox, type ReceivedMail, startMailSandbox } from '@repurpose/mail-sandbox';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { type Redis, startRedis } from '../../../../scripts/services/redis.ts';
import { freshDatabase } from '../../../test/harness/database.js';
import { until } from '../../../test/harness/until.js';
import { ConfigModule } from '../../config/config.module.js';
import { loadEnv } from '../../config/env.js';
import { DatabaseModule } from '../../database/database.module.js';
import { RedisModule } from '../../database/redis.module.js';
import { MailMessage } from './mail-message.entity.js';
import { MailOutbox } from './mail-outbox.service.js';
import { MailRetentionSweeper } from './mail-retention.sweeper.js';
import { MailModule } from './mail.module.js';
import { MailWorkerModule } from './mail-worker.module.js';
import { MAIL_QUEUE } from './mail.queue.js';
import { OneTimeToken } from './one-time-token.entity.js';

let sandbox: MailSandbox;
let redis: Redis;
let worker: TestingModule;
let db: DataSource;

beforeAll(async () => {
  [sandbox, redis] = await Promise.all([startMailSandbox({ smtpPort: 0, port: 0 }), startRedis()]);
  const addresses = { DATABASE_URL: await freshDatabase(), REDIS_URL: redis.url, SMTP_URL: sandbox.smtpUrl };
  const env = loadEnv({ ...addresses, NODE_ENV: 'test' });
  const imports = [
    ConfigModule.of(env),
    DatabaseModule.of(env, 'worker'),
    RedisModule.of(env),
    MailModule,
    MailWorkerModule,
  ];
  worker = await Test.createTestingModule({ imports }).compile();
  await worker.init();
  db = worker.get(DataSource);
});
afterAll(async () => {
  await worker.close();
  await Promise.all([redis.stop(), sandbox.close()]);
});

const outbox = () => worker.get(MailOutbox);
const newUser = async () => {
  const to = { userId: randomUUID(), address: `${randomUUID()}@example.com` };
  await db.query(`INSERT INTO app_user (id, email, username) VALUES ($1, $2, 'Ada')`, [
    to.userId,
    to.address,
  ]);
  return to;
};
const received = async (address: string) =>
  (await (await fetch(`${sandbox.url}/_sandbox/mails?to=${address}`)).json()) as ReceivedMail[];
const messageOf = (userId: string) => db.manager.findOneByOrFail(MailMessage, { userId });
const hasEnded = async (userId: string) => (await messageOf(userId)).endedAt !== null;

it('sends what a transaction committed, and nothing of one that failed', async () => {
  const [to, other] = [await newUser(), await newUser()];
  const failed = db.transaction(async (tx) => {
    await outbox().put({ kind: 'password-changed', to: other }, tx);
    throw new Error('the cause failed');
  });
  await expect(failed).rejects.toThrow('the cause failed');
  await db.transaction((tx) => outbox().put({ kind: 'password-changed', to }, tx));
  await until('the mail', async () => (await received(to.address)).length === 1);
  await until('its end', () => hasEnded(to.userId));
  expect(await messageOf(to.userId)).toMatchObject({ status: 'sent' });
  expect(await received(other.address)).toEqual([]);
});

it('sends one mail for one cause', async () => {
  const to = await newUser();
  const mail = { kind: 'password-changed' as const, subjectId: randomUUID(), to };
  await Promise.all(Array.from({ length: 10 }, () => outbox().put(mail)));
  await until('its end', () => hasEnded(to.userId));
  expect(await db.manager.countBy(MailMessage, { subjectId: mail.subjectId })).toBe(1);
  expect(await received(to.address)).toHaveLength(1);
});

it('tries again after a refusal, and gives up on a final one', async () => {
  const refuse = (code: number) =>
    fetch(`${sandbox.url}/_sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mails: 1, code }),
    });
  const [busy, unknown] = [await newUser(), await newUser()];
  await refuse(451);
  await outbox().put({ kind: 'password-reset', to: busy });
  await until('the second attempt', async () => (await received(busy.address)).length === 1);
  // Either mail may arrive, so each attempt has its own token.
  expect(await db.manager.countBy(OneTimeToken, { userId: busy.userId })).toBe(2);
  await refuse(550);
  await outbox().put({ kind: 'password-changed', to: unknown });
  await until('its end', () => hasEnded(unknown.userId));
  expect(await messageOf(unknown.userId)).toMatchObject({ status: 'failed' });
});

it('keeps addresses and tokens out of Redis, and only hashes of tokens in the database', async () => {
  const to = await newUser();
  const queue = worker.get<Queue>(getQueueToken(MAIL_QUEUE));
  await queue.pause(true);
  await outbox().put({ kind: 'password-reset', to });
  await until('the job', async () => (await messageOf(to.userId)).queuedAt !== null);
  const { id } = await messageOf(to.userId);
  expect(JSON.stringify(await queue.client.hgetall(queue.toKey(id)))).not.toContain(to.address);
  await queue.resume(true);
  await until('the mail', async () => (await received(to.address)).length === 1);
  const token = /#([\w-]{43})/.exec((await received(to.address))[0]?.text ?? '')?.[1] ?? '';
  const rows = JSON.stringify(await db.query('SELECT m, t FROM mail_message m, one_time_token t'));
  expect(token).toHaveLength(43);
  expect(rows).not.toContain(token);
});

it('forgets addresses and tokens after a week', async () => {
  const [old, fresh] = [await newUser(), await newUser()];
  for (const to of [old, fresh]) await outbox().put({ kind: 'password-reset', to });
  await until('their end', async () => (await hasEnded(old.userId)) && (await hasEnded(fresh.userId)));
  const eightDays = `now() - interval '8 days'`;
  await db.query(`UPDATE mail_message SET created_at = ${eightDays} WHERE user_id = $1`, [old.userId]);
  await db.query(`UPDATE one_time_token SET expires_at = ${eightDays} WHERE user_id = $1`, [old.userId]);
  await worker.get(MailRetentionSweeper).sweep();
  expect(await messageOf(old.userId)).toMatchObject({ toAddress: null, status: 'sent' });
  expect(await messageOf(fresh.userId)).toMatchObject({ toAddress: fresh.address });
  expect(await db.manager.existsBy(OneTimeToken, { userId: old.userId })).toBe(false);
});
