import type { AccountExport } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class MembershipsRepository {
  constructor(private readonly db: DataSource) {}

  /** Oldest first. Raw, with another module's tables: workspaces imports users. */
  async list(userId: string): Promise<AccountExport['workspaces']> {
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
}
