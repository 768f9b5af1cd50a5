import type { ExportedTerm, ExportedVoice } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Raw, with another module's table: workspaces imports users, which imports transform. */
@Injectable()
export class VoiceExportRepository {
  constructor(private readonly db: DataSource) {}

  /** In the form of a voice's words. */
  terms(userId: string): Promise<ExportedTerm[]> {
    return this.db.query<ExportedTerm[]>(
      `SELECT t.workspace_id AS "workspaceId", t.kind, t.text, t.forms, t.replacement,
              t.is_case_sensitive AS "isCaseSensitive", t.language, t.note
         FROM term t JOIN workspace w ON w.id = t.workspace_id
        WHERE w.account_id = $1 ORDER BY t.workspace_id, t.text`,
      [userId],
    );
  }

  /** One voice per statement: its samples may have 600,000 characters. Samples as JSON. */
  async *read(userId: string): AsyncGenerator<ExportedVoice> {
    let last: string | null = null;
    for (;;) {
      const [voice]: ExportedVoice[] = await this.db.query<ExportedVoice[]>(
        `SELECT v.id, v.workspace_id AS "workspaceId", v.name, v.is_default AS "isDefault", v.rules, v.terms,
                v.archived_at AS "archivedAt",
                (SELECT coalesce(json_agg(json_build_object('title', s.title, 'text', s.text, 'language', s.language, 'createdAt', s.created_at)
                                          ORDER BY s.created_at, s.id), '[]')
                   FROM voice_sample s WHERE s.voice_id = v.id) AS samples
           FROM voice v JOIN workspace w ON w.id = v.workspace_id
          WHERE w.account_id = $1 AND ($2::uuid IS NULL OR v.id > $2) ORDER BY v.id LIMIT 1`,
        [userId, last],
      );
      if (!voice) return;
      yield voice;
      last = voice.id;
    }
  }
}
