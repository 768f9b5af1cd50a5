import { LibraryFixture } from '../../../test/transform/library-fixture.js';
import { MailOutbox } from '../mail/mail-outbox.service.js';
import { ownScope } from '../../../test/transform/own-scope.js';
import { RunEndedRepository } from './run-ended.repository.js';
import { RunEndedSweeper } from './run-ended.sweeper.js';

const fixture = new LibraryFixture();
beforeAll(() => fixture.open());
afterAll(() => fixture.close());

const sweep = () =>
  new RunEndedSweeper(new RunEndedRepository(fixture.db), new MailOutbox(fixture.db)).sweep();
const mailsOf = (userId: string) =>
  fixture.db.query<{ subject_id: string; facts: Record<string, string> }[]>(
    `SELECT subject_id, facts FROM mail_message WHERE user_id = $1 AND kind = 'run-ended'`,
    [userId],
  );
async function aPerson({ wants = true, isProven = true } = {}): Promise<string> {
  const id = await fixture.aUser();
  await fixture.db.query(
    'UPDATE app_user SET wants_run_ended = $2, email_proven_at = CASE WHEN $3::boolean THEN now() END WHERE id = $1',
    [id, wants, isProven],
  );
  return id;
}
async function aRun(userId: string, seconds: number, status: 'succeeded' | 'failed' = 'succeeded') {
  const id = await fixture.aTransformation(userId, { status });
  await fixture.db.query(
    `UPDATE transformation SET settled_at = now() - interval '1 minute',
            deadline_at = now() - interval '1 minute' - make_interval(secs => $2) + interval '80 seconds' WHERE id = $1`,
    [id, seconds],
  );
  return id;
}

it('mails about a long run that nobody looked at, once', async () => {
  const userId = await aPerson();
  const [delivered, failed] = [await aRun(userId, 70), await aRun(userId, 75, 'failed')];
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const mails = await mailsOf(userId);
  expect(mails.map(({ subject_id }) => subject_id).sort()).toEqual([delivered, failed].sort());
  expect(mails.find(({ subject_id }) => subject_id === delivered)?.facts).toEqual({
    result: 'Its outputs are ready.',
    path: `/dashboard?open=${delivered}`,
  });
});

it('does not mail about a short run, one that was looked at, or to whoever did not ask or prove the address', async () => {
  const [quiet, unproven, looking] = [
    await aPerson({ wants: false }),
    await aPerson({ isProven: false }),
    await aPerson(),
  ];
  for (const userId of [quiet, unproven]) await aRun(userId, 70);
  await aRun(looking, 50);
  const seen = await aRun(looking, 70);
  await fixture.library.get(ownScope(looking), seen);
  await sweep();
  for (const userId of [quiet, unproven, looking]) expect(await mailsOf(userId)).toEqual([]);
});
