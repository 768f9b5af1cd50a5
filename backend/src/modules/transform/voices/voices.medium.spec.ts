import type { Fingerprint } from '@repurpose/contract';
import { LibraryFixture } from '../../../../test/transform/library-fixture.js';
import { ownScope } from '../../../../test/transform/own-scope.js';
import { VoicesRepository } from './voices.repository.js';

const fixture = new LibraryFixture();
beforeAll(() => fixture.open());
afterAll(() => fixture.close());

async function aVoice() {
  const userId = await fixture.aUser();
  await fixture.db.query(`UPDATE billing_account SET plan = 'pro' WHERE user_id = $1`, [userId]);
  const voices = new VoicesRepository(fixture.db);
  const id = (await voices.create(ownScope(userId), 'House')) ?? '';
  const add = (text: string) => voices.addSample(id, { title: '', text, words: 1, language: 'en' });
  await add('One.');
  return { voices, id, add, userId };
}
const sizedAs = (samples: readonly string[]): Fingerprint => ({
  language: 'en',
  words: samples.length,
  windows: {},
});

it('while samples are measured, the voice can be changed', async () => {
  const { voices, id, userId } = await aVoice();
  await voices.remeasure(id, userId, async (samples) => {
    await fixture.db.transaction(async (tx) => {
      await tx.query(`SET LOCAL lock_timeout = '1s'`);
      await tx.query(`UPDATE voice SET name = 'Changed' WHERE id = $1`, [id]);
    });
    return sizedAs(samples);
  });
  expect(await fixture.db.query('SELECT name, fingerprint FROM voice WHERE id = $1', [id])).toEqual([
    { name: 'Changed', fingerprint: sizedAs(['One.']) },
  ]);
});

it('what was measured before another sample came is not kept', async () => {
  const { voices, id, add, userId } = await aVoice();
  await voices.remeasure(id, userId, async (samples) => {
    await add('Two.');
    await voices.remeasure(id, userId, (both) => Promise.resolve(sizedAs(both)));
    return sizedAs(samples);
  });
  expect(await fixture.db.query('SELECT fingerprint FROM voice WHERE id = $1', [id])).toEqual([
    { fingerprint: sizedAs(['One.', 'Two.']) },
  ]);
});
