import { VOICE_LIMITS, type AppliedVoice, type VoiceVersion } from '@repurpose/contract';
import type { EntityManager } from 'typeorm';

/** Call after the change, in its transaction. Raw: copies the row. */
export async function noteVersion(tx: EntityManager, voiceId: string, changedBy: string): Promise<void> {
  await tx.query(
    `INSERT INTO voice_version (voice_id, version, rules, fingerprint, changed_by)
     SELECT id, version, rules, fingerprint, $2 FROM voice WHERE id = $1 ON CONFLICT DO NOTHING`,
    [voiceId, changedBy],
  );
}

/** For a change of the shared words. Rules and samples are unchanged, so they are not copied. */
export async function noteVersions(tx: EntityManager, workspaceId: string, changedBy: string): Promise<void> {
  await tx.query(
    `INSERT INTO voice_version (voice_id, version, changed_by)
     SELECT id, version, $2 FROM voice WHERE workspace_id = $1 AND archived_at IS NULL ON CONFLICT DO NOTHING`,
    [workspaceId, changedBy],
  );
}

/** What was used is archived instead of deleted. Raw: a stored function, which admissions call too. */
export async function noteVoiceUse(
  tx: EntityManager,
  transformationId: string,
  { id, version }: Pick<AppliedVoice, 'id' | 'version'>,
): Promise<void> {
  await tx.query('SELECT note_voice_use($1, $2)', [transformationId, JSON.stringify({ id, version })]);
}

/** Newest first. Raw: joins users' names. */
export async function versionsOf(db: EntityManager, voiceId: string): Promise<VoiceVersion[]> {
  const rows = await db.query<(Omit<VoiceVersion, 'changedAt'> & { changedAt: Date })[]>(
    `SELECT v.version, v.created_at AS "changedAt", u.username AS "changedBy"
       FROM voice_version v LEFT JOIN app_user u ON u.id = v.changed_by
      WHERE v.voice_id = $1 ORDER BY v.version DESC LIMIT ${VOICE_LIMITS.versionsShown}`,
    [voiceId],
  );
  return rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }));
}
