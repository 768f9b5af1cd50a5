import { ownScope } from '../../../../test/transform/own-scope.js';
import { DEFAULT_SETTINGS, type FormatKey, type PlanKey } from '@repurpose/contract';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { textWorkPools } from '../../../../test/harness/text-work.js';
import { openUsers } from '../../../../test/harness/users.js';
import { GENEROUS_LIMITS } from '../../../../test/transform/generous-limits.js';
import { CreditsRepository } from '../../billing/credits/credits.repository.js';
import { CreditsService } from '../../billing/credits/credits.service.js';
import { grantPeriod, addMonths } from '../../billing/credits/grants.js';
import { WritingService } from '../worker/writing.service.js';
import { TransformationRepository } from './transformation.repository.js';
import { AdmissionRepository } from '../admission/admission.repository.js';
import { TRANSFORM_ENTITIES } from '../entities.js';
import { TransformJobService } from '../worker/transform-job.service.js';
import { JobRepository } from '../worker/job.repository.js';
import { OutputRepository } from '../versions/output.repository.js';
import { RegenerationJobService } from '../worker/regeneration-job.service.js';
import { WriterError, type WriterPort, type WrittenOutput } from '../writer/writer.port.js';

const FORMATS: FormatKey[] = ['twitter', 'email', 'summary'];
const IN_A_MINUTE = 60_000;
const textWork = textWorkPools()();
let db: DataSource;
let credits: CreditsService;
let outputs: OutputRepository;
let work: JobRepository;
let admissions: AdmissionRepository;
let transformations: TransformationRepository;

beforeAll(async () => {
  Logger.overrideLogger(false);
  ({ db } = await openUsers(TRANSFORM_ENTITIES));
  credits = new CreditsService(db, new CreditsRepository(db));
  outputs = new OutputRepository(db);
  work = new JobRepository(db, outputs);
  admissions = new AdmissionRepository(db);
  transformations = new TransformationRepository(db);
});
afterAll(() => db.destroy());

const written = (text: string): WrittenOutput => ({
  draft: { format: 'summary', title: text, bullets: [] },
  text,
  checks: { claims: [], unsupportedClaims: 0, count: 1, limit: null, unit: 'characters', warnings: [] },
});

async function accepted(deadlineInMs = IN_A_MINUTE, plan: PlanKey = 'free') {
  const [user] = await db.query<{ id: string }[]>(
    `INSERT INTO app_user (email, username) VALUES ($1, 'Ada') RETURNING id`,
    [`${randomUUID()}@example.com`],
  );
  const userId = user?.id ?? '';
  const now = new Date();
  const period = { anchorAt: now, periodStart: now, periodEndsAt: addMonths(now, 1) };
  await db.query(
    'INSERT INTO billing_account (user_id, anchor_at, period_start, period_ends_at) VALUES ($1, $2, $2, $3)',
    [userId, period.periodStart, period.periodEndsAt],
  );
  await db.transaction((tx) => grantPeriod(tx, userId, { plan, ...period }));
  const id = randomUUID();
  const request = { content: 'A text.', formats: FORMATS, settings: { ...DEFAULT_SETTINGS } };
  const known = { excerpt: 'A text.', requestHash: 'hash', requestId: null, idempotencyKey: 'key' };
  const row = { ...known, id, scope: ownScope(userId), request, deadlineInMs };
  const { outcome } = await admissions.admit(row, GENEROUS_LIMITS, now);
  expect(outcome).toBe('accepted');
  return { userId, id };
}

const creditsOf = async (userId: string): Promise<number> =>
  (await credits.ensureOpenPeriod(userId)).creditsLeft;
const stateOf = async ({ userId, id }: { userId: string; id: string }) => {
  const full = await transformations.findIn(ownScope(userId), id);
  return {
    status: full?.transformation.status,
    errorCode: full?.transformation.errorCode,
    outputs: full?.outputs.map((output) => output.text ?? output.errorCode),
  };
};

function aWriter(answer: (format: FormatKey) => Promise<WrittenOutput>): WriterPort & { asked: FormatKey[] } {
  const asked: FormatKey[] = [];
  return {
    engine: 'offline',
    asked,
    brief: () => Promise.resolve(null),
    write: (_request, format) => (asked.push(format), answer(format)),
  };
}
const retryOf = (id: string) =>
  ({ id, format: 'email', maxRetries: 1, deadlineInMs: IN_A_MINUTE, requestId: 'again' }) as const;
const writesAll = () => aWriter((format) => Promise.resolve(written(format)));
const failsAtEmail = () =>
  aWriter((format) =>
    format === 'email'
      ? Promise.reject(new WriterError('WRITER_FAILED', 'no'))
      : Promise.resolve(written(format)),
  );
const run = (writer: WriterPort, id: string): Promise<void> => {
  const writing = new WritingService(writer, work);
  const regenerations = new RegenerationJobService(writing, work, outputs, textWork);
  const jobs = new TransformJobService(writing, work, transformations, regenerations);
  return jobs.write(id, () => undefined);
};

describe('a transformation', () => {
  it('is charged once when everything was delivered, however often its job runs', async () => {
    const one = await accepted();
    const writer = writesAll();
    await Promise.all([run(writer, one.id), run(writer, one.id)]);
    await run(writer, one.id);
    expect(await stateOf(one)).toEqual({ status: 'succeeded', errorCode: null, outputs: FORMATS });
    expect(await creditsOf(one.userId)).toBe(4);
  });

  it('is charged when some formats were delivered, and says which were not', async () => {
    const one = await accepted();
    await run(failsAtEmail(), one.id);
    expect(await stateOf(one)).toMatchObject({
      status: 'succeeded',
      outputs: ['twitter', 'WRITER_FAILED', 'summary'],
    });
    expect(await creditsOf(one.userId)).toBe(4);
  });

  it('is not charged when nothing was delivered, and its key is free again', async () => {
    const one = await accepted();
    const down = aWriter(() => Promise.reject(new WriterError('WRITER_UNAVAILABLE', 'down')));
    await run(down, one.id);
    expect(await stateOf(one)).toMatchObject({ status: 'failed', errorCode: 'WRITER_UNAVAILABLE' });
    expect(await creditsOf(one.userId)).toBe(5);
    const full = await transformations.findIn(ownScope(one.userId), one.id);
    expect(full?.transformation.idempotencyKey).toBeNull();
  });

  it('that was begun before is gone on with: what was written is not written again', async () => {
    const one = await accepted();
    await work.start(one.id, 'offline');
    await work.storeOutput(one.id, { format: 'email', result: written('the first text'), use: null });
    const writer = writesAll();
    await run(writer, one.id);
    expect([...writer.asked].sort()).toEqual(['summary', 'twitter']);
    const again = { format: 'email' as const, result: written('another text'), use: null };
    expect(await work.storeOutput(one.id, again)).toBe(false);
    expect((await stateOf(one)).outputs).toEqual(['twitter', 'the first text', 'summary']);
  });

  it('whose writing the database broke off waits to be begun again, and is then delivered', async () => {
    const one = await accepted();
    const broken = aWriter(async (format) => {
      await db.query('ALTER TABLE IF EXISTS output RENAME TO output_away');
      return written(format);
    });
    await expect(run(broken, one.id)).rejects.toThrow('output');
    await db.query('ALTER TABLE output_away RENAME TO output');
    expect((await stateOf(one)).status).toBe('queued');
    await run(writesAll(), one.id);
    expect(await stateOf(one)).toEqual({ status: 'succeeded', errorCode: null, outputs: FORMATS });
    expect(await creditsOf(one.userId)).toBe(4);
  });

  it('ends delivered or released when it is settled from all sides at once', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => accepted()));
    const writer = writesAll();
    const settledBy = await Promise.all(
      many.map(async ({ id }) => {
        const [, ...ours] = await Promise.all([
          run(writer, id),
          transformations.settle(id, 'TRANSFORM_TIMEOUT'),
          transformations.settle(id, 'TRANSFORM_TIMEOUT'),
        ]);
        return ours.filter(Boolean).length;
      }),
    );
    expect(Math.max(...settledBy)).toBeLessThanOrEqual(1);
    for (const one of many) {
      const { status, outputs } = await stateOf(one);
      const delivered = outputs?.filter((output) => FORMATS.includes(output as FormatKey)) ?? [];
      expect([status, await creditsOf(one.userId)]).toEqual(
        delivered.length > 0 ? ['succeeded', 4] : ['failed', 5],
      );
    }
  });

  it('is not begun after its deadline, and not by a job that comes late', async () => {
    const late = await accepted(-1_000);
    expect(await work.start(late.id, 'offline')).toBeNull();
    expect(await work.findOverdue(0)).toContain(late.id);
    await transformations.settle(late.id, 'TRANSFORM_TIMEOUT');
    expect(await work.findOverdue(0)).not.toContain(late.id);
    expect(await creditsOf(late.userId)).toBe(5);
  });

  it('that was never begun is found, and given back only while it is still queued', async () => {
    const one = await accepted();
    expect((await work.findStaleQueued(2 * IN_A_MINUTE)).map((job) => job.id)).toContain(one.id);
    expect((await work.findStaleQueued(0)).map((job) => job.id)).not.toContain(one.id);
    await work.start(one.id, 'offline');
    expect(await transformations.settle(one.id, 'QUEUE_UNAVAILABLE', ['queued'])).toBe(false);
  });

  it('is retried free of charge, the failed format only and a bounded number of times', async () => {
    const one = await accepted();
    const failing = failsAtEmail();
    await run(failing, one.id);
    const retry = retryOf(one.id);
    expect(await admissions.reopen(db.manager, { ...retry, format: 'twitter' })).toBeNull();
    expect(await admissions.reopen(db.manager, retry)).toBeInstanceOf(Date);
    await run(failing, one.id);
    expect(await admissions.reopen(db.manager, retry)).toBeNull();
    expect(failing.asked.filter((format) => format === 'email')).toHaveLength(2);
    expect(failing.asked).toHaveLength(4);
    expect([(await stateOf(one)).status, await creditsOf(one.userId)]).toEqual(['succeeded', 4]);
  });

  it('that is retried is not ended by an earlier run that comes late', async () => {
    const one = await accepted();
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = aWriter(async (format) => {
      begun.resolve();
      await released.promise;
      return written(format);
    });
    const late = run(slow, one.id);
    await begun.promise;
    await run(failsAtEmail(), one.id);
    await admissions.reopen(db.manager, retryOf(one.id));
    released.resolve();
    await late;
    expect((await stateOf(one)).status).toBe('queued');
    await run(writesAll(), one.id);
    expect(await stateOf(one)).toMatchObject({ status: 'succeeded', outputs: FORMATS });
  });

  it('keeps texts that no database takes: NUL and half characters', async () => {
    const one = await accepted();
    const writer = aWriter(() => Promise.resolve(written('a\0b\ud800')));
    await run(writer, one.id);
    expect((await stateOf(one)).outputs).toEqual(['ab\ufffd', 'ab\ufffd', 'ab\ufffd']);
  });
});
