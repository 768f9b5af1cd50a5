import type { SharedTerm, Term } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { inScope, type Scope, scopeParameter, workspaceIn } from '../../../database/scope.js';
import { AppError } from '../../../errors/app-error.js';
import { noteVersions } from './voice-versions.repository.js';
import { TermEntity } from './term.entity.js';
import { VoiceEntity } from './voice.entity.js';

@Injectable()
export class TermsRepository {
  constructor(private readonly db: DataSource) {}

  async list(scope: Scope): Promise<SharedTerm[]> {
    const terms = await this.db.manager.findBy(TermEntity, { workspaceId: inScope(scope) });
    return terms
      .map(({ language, note, ...term }) => ({
        ...term,
        ...(language !== null && { language }),
        ...(note !== null && { note }),
      }))
      .sort((a, b) => a.text.localeCompare(b.text, 'en'));
  }

  count(scope: Scope): Promise<number> {
    return this.db.manager.countBy(TermEntity, { workspaceId: inScope(scope) });
  }

  /** `most` includes the longest list of a voice. Raw: the unique index is on `lower(text)`. @throws AppError TOO_MANY_TERMS */
  async add(scope: Scope, terms: readonly Term[], most: number): Promise<void> {
    await this.change(scope, async (tx, workspaceId) => {
      await tx.query(
        `INSERT INTO term (workspace_id, kind, text, forms, replacement, is_case_sensitive, language, note)
         SELECT DISTINCT ON (lower(t.text)) $1::uuid, t.kind, t.text,
                ARRAY(SELECT jsonb_array_elements_text(t.forms)), t.replacement, t."isCaseSensitive", t.language, t.note
           FROM jsonb_to_recordset($2::jsonb)
             AS t(kind text, text text, forms jsonb, replacement text, "isCaseSensitive" boolean,
                 language text, note text)
         ON CONFLICT (workspace_id, lower(text)) DO UPDATE
            SET kind = EXCLUDED.kind, text = EXCLUDED.text, forms = EXCLUDED.forms,
                replacement = EXCLUDED.replacement, is_case_sensitive = EXCLUDED.is_case_sensitive,
                language = EXCLUDED.language, note = EXCLUDED.note`,
        [workspaceId, JSON.stringify(terms)],
      );
      const [row] = await tx.query<{ n: number }[]>(
        `SELECT ((SELECT count(*) FROM term WHERE workspace_id = $1)
                 + coalesce((SELECT max(jsonb_array_length(terms)) FROM voice
                               WHERE workspace_id = $1 AND archived_at IS NULL), 0))::integer AS n`,
        [workspaceId],
      );
      if ((row?.n ?? 0) > most) throw new AppError('TOO_MANY_TERMS');
    });
  }

  async remove(scope: Scope, id: string): Promise<void> {
    await this.change(scope, async (tx, workspaceId) => {
      const { affected } = await tx.delete(TermEntity, { id, workspaceId });
      if (affected === 0) throw new AppError('NOT_FOUND');
    });
  }

  /** Adds a version of every living voice. Raw: locks the scope's workspace. */
  private async change(
    scope: Scope,
    work: (tx: EntityManager, workspaceId: string) => Promise<void>,
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      const [workspace] = await tx.query<{ id: string }[]>(
        `SELECT id FROM workspace WHERE id = ${workspaceIn('$1')} FOR UPDATE`,
        [scopeParameter(scope)],
      );
      const workspaceId = workspace?.id ?? '';
      await work(tx, workspaceId);
      await tx.update(VoiceEntity, { workspaceId, archivedAt: IsNull() }, { version: () => 'version + 1' });
      await noteVersions(tx, workspaceId, scope.userId);
    });
  }
}
