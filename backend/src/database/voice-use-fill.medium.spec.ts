import { LibraryFixture } from '../../test/transform/library-fixture.js';
import { ownScope } from '../../test/transform/own-scope.js';
import { VoicesRepository } from '../modules/transform/voices/voices.repository.js';
import { VoiceUseFill1765937300000 } from './migrations/2025-12/1765937300000-voice-use-fill.js';

const fixture = new LibraryFixture();
beforeAll(() => fixture.open());
afterAll(() => fixture.close());

it('voices of an older database are known as used by requests, outputs and their versions, also when filled twice', async () => {
  const { db } = fixture;
  const userId = await fixture.aUser();
  await db.query(`UPDATE billing_account SET plan = 'agency' WHERE user_id = $1`, [userId]);
  const voices = new VoicesRepository(db);
  const [asked, shown, earlier, unused] = await Promise.all(
    ['Asked', 'Shown', 'Earlier', 'Unused'].map((name) => voices.create(ownScope(userId), name)),
  );
  const id = await fixture.aTransformation(userId);
  const checks = (voiceId: unknown) => JSON.stringify({ voice: { voiceId, version: 2 } });
  await db.query(`UPDATE transformation SET request = request || $2 WHERE id = $1`, [
    id,
    JSON.stringify({ voice: { id: asked, version: 1 } }),
  ]);
  await db.query('UPDATE output SET checks = $2 WHERE transformation_id = $1', [id, checks(earlier)]);
  await fixture.edit(id, 'Edited.');
  await db.query('UPDATE output SET checks = $2 WHERE transformation_id = $1', [id, checks(shown)]);

  const runner = db.createQueryRunner();
  for (let times = 0; times < 2; times += 1) await new VoiceUseFill1765937300000().up(runner);
  await runner.release();
  const used = await db.query<{ voice_id: string; voice_version: number }[]>(
    'SELECT voice_id, voice_version FROM voice_use WHERE transformation_id = $1 ORDER BY voice_version, voice_id',
    [id],
  );
  const known = used.map((row) => [row.voice_id, row.voice_version]);
  expect(known).toHaveLength(3);
  expect(known).toEqual(
    expect.arrayContaining([
      [asked, 1],
      [shown, 2],
      [earlier, 2],
    ]),
  );
  expect(used.map(({ voice_id }) => voice_id)).not.toContain(unused);
});
