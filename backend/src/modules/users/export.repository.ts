import type { AccountExport, ExportedTerm, ExportedTransformation, ExportedVoice } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface ExportCursor {
  id: string;
  cursor: string;
}
export type ExportRow = Omit<ExportedTransformation, 'shares'> & ExportCursor;

/** All of a user, from the tables of several modules. Raw: nested lists as JSON, one statement per page. */
@Injectable()
export class ExportRepository {
  constructor(private readonly db: DataSource) {}

  /** Oldest first. */
  async workspaces(userId: string): Promise<AccountExport['workspaces']> {
    const rows = await this.db.query<
      (Omit<AccountExport['workspaces'][number], 'joinedAt'> & { joinedAt: Date })[]
    >(
      `SELECT w.id, w.name, 'owner' AS role, w.created_at AS "joinedAt" FROM workspace w WHERE w.account_id = $1
       UNION ALL
       SELECT w.id, w.name, m.role, m.created_at FROM workspace_member m JOIN workspace w ON w.id = m.workspace_id
        WHERE m.user_id = $1
        ORDER BY 4, 1`,
      [userId],
    );
    return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }));
  }

  transformations(userId: string, limit: number, last: ExportCursor | undefined): Promise<ExportRow[]> {
    return this.db.query<ExportRow[]>(
      `SELECT t.id, t.status, t.request, t.created_at AS "createdAt", t.created_at::text AS cursor,
              t.archived_at IS NOT NULL AS "isArchived",
              ARRAY(SELECT name FROM transformation_tag g WHERE g.transformation_id = t.id ORDER BY key) AS tags,
              (SELECT coalesce(json_agg(json_build_object('format', o.format, 'text', o.text, 'updatedAt', o.updated_at)
                                        ORDER BY o.format), '[]')
                 FROM output o WHERE o.transformation_id = t.id) AS outputs,
              (SELECT coalesce(json_agg(json_build_object('format', v.format, 'version', v.version, 'kind', v.kind,
                                                          'text', v.text, 'createdAt', v.created_at)
                                        ORDER BY v.format, v.version), '[]')
                 FROM output_version v WHERE v.transformation_id = t.id) AS versions,
              (SELECT coalesce(json_agg(json_build_object('format', r.formats[1], 'part', r.request ->> 'part',
                                                          'instruction', r.request ->> 'instruction',
                                                          'createdAt', r.created_at)
                                        ORDER BY r.created_at, r.id), '[]')
                 FROM transformation r WHERE r.parent_id = t.id AND r.kind = 'regeneration') AS regenerations
         FROM transformation t
        WHERE t.author_id = $1 AND t.kind = 'transform'
          AND ($2::timestamptz IS NULL OR (t.created_at, t.id) < ($2::timestamptz, $3::uuid))
        ORDER BY t.created_at DESC, t.id DESC LIMIT $4`,
      [userId, last?.cursor ?? null, last?.id ?? null, limit],
    );
  }

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

  /** One voice per statement: its samples may have 600,000 characters. */
  async *voices(userId: string): AsyncGenerator<ExportedVoice> {
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
