import { ownScope } from '../../../../test/transform/own-scope.js';
import type { FormatKey } from '@repurpose/contract';
import { randomUUID } from 'node:crypto';
import { LibraryFixture } from '../../../../test/transform/library-fixture.js';
import { AdmissionRepository } from '../admission/admission.repository.js';

const fixture = new LibraryFixture();
beforeAll(() => fixture.open());
afterAll(() => fixture.close());

describe('deleting', () => {
  const TABLES = `
    SELECT table_name AS name FROM information_schema.columns
     WHERE column_name = 'transformation_id' AND table_schema = 'public' AND table_name <> 'credit_entry'`;

  it('leaves nothing anywhere but the lines of the ledger', async () => {
    const userId = await fixture.aUser();
    const id = await fixture.aTransformation(userId, { content: 'Very secret' });
    await fixture.edit(id, 'Secret two');
    await fixture.library.changeTags(ownScope(userId), [id], { add: ['secret'], remove: [] });
    await fixture.indexer.sweep();
    expect(await fixture.library.delete(ownScope(userId), [id])).toEqual({ changed: [id], kept: [] });
    await fixture.indexer.sweep();
    const tables = await fixture.db.query<{ name: string }[]>(TABLES);
    expect(tables.length).toBeGreaterThan(4);
    for (const { name } of tables)
      expect(await fixture.db.query(`SELECT 1 FROM ${name} WHERE transformation_id = $1`, [id])).toEqual([]);
    expect(await fixture.transformations.findIn(ownScope(userId), id)).toBeNull();
    const lines = await fixture.db.query(
      'SELECT kind FROM credit_entry WHERE transformation_id = $1 ORDER BY id',
      [id],
    );
    expect(lines).toEqual([{ kind: 'hold' }, { kind: 'capture' }]);
    await expect(fixture.library.delete(ownScope(userId), [id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps what is being written, and is refused when that is all there is', async () => {
    const userId = await fixture.aUser();
    const [done, running] = [
      await fixture.aTransformation(userId),
      await fixture.aTransformation(userId, { status: 'running' }),
    ];
    await expect(fixture.library.delete(ownScope(userId), [running])).rejects.toMatchObject({
      code: 'STILL_WRITING',
    });
    expect(await fixture.library.delete(ownScope(userId), [done, running])).toEqual({
      changed: [done],
      kept: [running],
    });
    await expect(fixture.library.delete(ownScope(await fixture.aUser()), [running])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('and a piece written anew at the same moment: one of them comes first, and no credit is lost', async () => {
    const userId = await fixture.aUser();
    const admissions = new AdmissionRepository(fixture.db);
    for (let round = 0; round < 12; round += 1) {
      const id = await fixture.aTransformation(userId);
      const regeneration = randomUUID();
      const regenerate = fixture.db.transaction(async (tx) => {
        const parent = await admissions.lockIn(tx, ownScope(userId), id);
        if (!parent) throw new Error('deleted');
        const { plan } = await fixture.credits.lockInOpenPeriod(tx, userId);
        await fixture.credits.hold(tx, userId, regeneration);
        const request = { formats: ['twitter'] as [FormatKey], part: null, instruction: '', variant: 1 };
        const row = { parent, authorId: userId, request, plan, requestId: regeneration };
        await admissions.insertRegeneration(tx, { id: regeneration, deadlineInMs: 60_000, ...row });
      });
      const [deleted, accepted] = await Promise.allSettled([
        fixture.library.delete(ownScope(userId), [id]),
        regenerate,
      ]);
      expect([deleted.status, accepted.status].sort()).toEqual(['fulfilled', 'rejected']);
      await fixture.settle(regeneration);
      const open = await fixture.db.query(
        `SELECT 1 FROM credit_entry h WHERE h.kind = 'hold' AND h.transformation_id = $1
            AND NOT EXISTS (SELECT 1 FROM credit_entry s WHERE s.transformation_id = $1 AND s.kind <> 'hold')`,
        [regeneration],
      );
      expect(open).toEqual([]);
    }
  });

  it('and a settlement at the same moment end without a deadlock', async () => {
    const userId = await fixture.aUser();
    for (let round = 0; round < 12; round += 1) {
      const id = await fixture.aTransformation(userId, { status: 'running' });
      const [deleted, settled] = await Promise.allSettled([
        fixture.library.delete(ownScope(userId), [id]),
        fixture.settle(id),
      ]);
      expect(settled).toEqual({ status: 'fulfilled', value: true });
      if (deleted.status === 'rejected') expect(deleted.reason).toMatchObject({ code: 'STILL_WRITING' });
    }
  });
});
