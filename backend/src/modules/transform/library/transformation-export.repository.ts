import type { ExportedTransformation } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface ExportCursor {
  id: string;
  cursor: string;
}
export type ExportRow = Omit<ExportedTransformation, 'shares'> & ExportCursor;

@Injectable()
export class TransformationExportRepository {
  constructor(private readonly db: DataSource) {}

  /** Raw: nested lists as JSON, one statement per page. */
  list(userId: string, limit: number, last: ExportCursor | undefined): Promise<ExportRow[]> {
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
}
