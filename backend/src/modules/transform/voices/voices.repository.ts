import {
  DEFAULT_VOICE_RULES,
  PLAN_KEYS,
  PLANS,
  VOICE_LIMITS,
  type Fingerprint,
  type PlanKey,
  type UpdateVoiceRequest,
  type VoiceVersion,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { inScope, type Scope, scopeParameter, workspaceIn } from '../../../database/scope.js';
import { noteVersion, versionsOf } from './voice-versions.repository.js';
import { VoiceSampleEntity } from './voice-sample.entity.js';
import { VoiceEntity } from './voice.entity.js';

const LIMIT_BY_PLAN = JSON.stringify(Object.fromEntries(PLAN_KEYS.map((plan) => [plan, PLANS[plan].voices])));

export type NewSample = Pick<VoiceSampleEntity, 'title' | 'text' | 'words' | 'language'>;
export type SampleRow = Pick<VoiceSampleEntity, 'id' | 'title' | 'words' | 'language'>;

@Injectable()
export class VoicesRepository {
  constructor(private readonly db: DataSource) {}

  list(scope: Scope): Promise<VoiceEntity[]> {
    return this.db.manager.find(VoiceEntity, {
      where: { workspaceId: inScope(scope), archivedAt: IsNull() },
      order: { name: 'ASC' },
    });
  }

  find(scope: Scope, id: string): Promise<VoiceEntity | null> {
    return this.db.manager.findOneBy(VoiceEntity, { id, workspaceId: inScope(scope) });
  }

  findDefault(scope: Scope): Promise<VoiceEntity | null> {
    return this.db.manager.findOneBy(VoiceEntity, { workspaceId: inScope(scope), isDefault: true });
  }

  /** The owner's. Raw: joins billing's table to the scope's workspace. */
  async planOf(scope: Scope): Promise<PlanKey> {
    const [row] = await this.db.query<{ plan: PlanKey }[]>(
      `SELECT a.plan FROM workspace w JOIN billing_account a ON a.user_id = w.account_id
        WHERE w.id = ${workspaceIn('$1')}`,
      [scopeParameter(scope)],
    );
    return row?.plan ?? 'free';
  }

  /** Null at the plan's limit. Raw: checks it under the workspace's lock. */
  async create(scope: Scope, name: string): Promise<string | null> {
    return this.db.transaction(async (tx) => {
      const parameter = scopeParameter(scope);
      await tx.query(`SELECT 1 FROM workspace WHERE id = ${workspaceIn('$1')} FOR UPDATE`, [parameter]);
      const [row] = await tx.query<{ id: string }[]>(
        `INSERT INTO voice (workspace_id, name, rules)
         SELECT w.id, $2, $3::jsonb FROM workspace w JOIN billing_account a ON a.user_id = w.account_id
          WHERE w.id = ${workspaceIn('$1')}
            AND (SELECT count(*) FROM voice WHERE workspace_id = w.id AND archived_at IS NULL) < ($4::jsonb ->> a.plan)::integer
         RETURNING id`,
        [parameter, name, JSON.stringify(DEFAULT_VOICE_RULES), LIMIT_BY_PLAN],
      );
      if (row) await noteVersion(tx, row.id, scope.userId);
      return row?.id ?? null;
    });
  }

  async update(
    { id, workspaceId }: VoiceEntity,
    request: UpdateVoiceRequest,
    changedBy: string,
  ): Promise<boolean> {
    const { expectedVersion, name, rules, terms, isDefault } = request;
    return this.db.transaction(async (tx) => {
      if (isDefault)
        await tx.update(VoiceEntity, { workspaceId, isDefault: true, id: Not(id) }, { isDefault: false });
      const { affected } = await tx.update(
        VoiceEntity,
        { id, version: expectedVersion, archivedAt: IsNull() },
        { name, rules, terms, isDefault, version: expectedVersion + 1 },
      );
      if (affected === 1) await noteVersion(tx, id, changedBy);
      return affected === 1;
    });
  }

  versions(voiceId: string): Promise<VoiceVersion[]> {
    return versionsOf(this.db.manager, voiceId);
  }

  /** Archived if texts were written in it, else deleted. Its samples are deleted in any case. Raw: no entity for uses. */
  async remove({ id, workspaceId }: VoiceEntity): Promise<void> {
    await this.db.transaction(async (tx) => {
      const where = { id, workspaceId, archivedAt: IsNull() };
      await tx.findOne(VoiceEntity, { where, lock: { mode: 'pessimistic_write' } });
      const uses = await tx.query<unknown[]>('SELECT 1 FROM voice_use WHERE voice_id = $1 LIMIT 1', [id]);
      if (uses.length === 0) return void (await tx.delete(VoiceEntity, where));
      await tx.update(VoiceEntity, where, { archivedAt: () => 'now()', isDefault: false });
      await tx.delete(VoiceSampleEntity, { voiceId: id });
    });
  }

  samples(voiceId: string): Promise<SampleRow[]> {
    return this.db.manager.find(VoiceSampleEntity, {
      where: { voiceId },
      select: { id: true, title: true, words: true, language: true },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async addSample(voiceId: string, sample: NewSample): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      await tx.findOne(VoiceEntity, { where: { id: voiceId }, lock: { mode: 'pessimistic_write' } });
      if ((await tx.countBy(VoiceSampleEntity, { voiceId })) >= VOICE_LIMITS.samples) return false;
      await tx.insert(VoiceSampleEntity, { voiceId, ...sample });
      return true;
    });
  }

  async removeSample(voiceId: string, id: string): Promise<void> {
    await this.db.manager.delete(VoiceSampleEntity, { id, voiceId });
  }

  /** Measuring takes seconds, so not in a transaction. If the samples have changed since, their changer measures. */
  async remeasure(
    voiceId: string,
    changedBy: string,
    measure: (texts: readonly string[]) => Promise<Fingerprint | null>,
  ): Promise<void> {
    const measured = await this.samplesOf(voiceId);
    const fingerprint = await measure(measured.map(({ text }) => text));
    await this.db.transaction(async (tx) => {
      await tx.findOne(VoiceEntity, { where: { id: voiceId }, lock: { mode: 'pessimistic_write' } });
      const current = await tx.find(VoiceSampleEntity, { select: { id: true }, where: { voiceId } });
      const ids = new Set(current.map(({ id }) => id));
      if (ids.size !== measured.length || !measured.every(({ id }) => ids.has(id))) return;
      await tx.update(VoiceEntity, { id: voiceId }, { fingerprint, version: () => 'version + 1' });
      await noteVersion(tx, voiceId, changedBy);
    });
  }

  private samplesOf(voiceId: string): Promise<VoiceSampleEntity[]> {
    return this.db.manager.find(VoiceSampleEntity, { where: { voiceId }, order: { createdAt: 'ASC' } });
  }
}
