import { Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { SearchChange } from './search-change.entity.js';

export interface SearchableText {
  id: string;
  accountId: string;
  texts: string[];
}

/** Arbitrary. One indexer at a time: an older text never replaces a newer one. */
const INDEXER_LOCK = 7_263_002;

@Injectable()
export class SearchRepository {
  constructor(private readonly db: DataSource) {}

  /** Raw: TypeORM has no advisory locks. */
  async tryLock(tx: EntityManager): Promise<boolean> {
    const [lock] = await tx.query<{ held: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS held', [
      INDEXER_LOCK,
    ]);
    return lock?.held ?? false;
  }

  findChanges(tx: EntityManager, limit: number): Promise<SearchChange[]> {
    return tx.find(SearchChange, { order: { id: 'ASC' }, take: limit });
  }

  async deleteChanges(tx: EntityManager, changes: readonly SearchChange[]): Promise<void> {
    await tx.delete(SearchChange, { id: Any(changes.map(({ id }) => id)) });
  }

  /** Raw: all texts of a transformation as one array. */
  findTexts(ids: string[]): Promise<SearchableText[]> {
    return this.db.query<SearchableText[]>(
      `SELECT id, user_id AS "accountId",
              ARRAY(SELECT name FROM transformation_tag g WHERE g.transformation_id = t.id)
              || ARRAY[excerpt, coalesce(request ->> 'content', '')]
              || ARRAY(SELECT text FROM output o WHERE o.transformation_id = t.id AND o.text IS NOT NULL) AS texts
         FROM transformation t WHERE id = ANY($1)`,
      [ids],
    );
  }

  /** `words`: per id, separated by spaces. Skips deleted transformations. Raw: `tsvector`. */
  async saveWords(ids: string[], words: string[]): Promise<void> {
    await this.db.query(
      `INSERT INTO search_document (transformation_id, words)
       SELECT t.id, array_to_tsvector(string_to_array(d.words, ' '))
         FROM unnest($1::uuid[], $2::text[]) AS d (id, words) JOIN transformation t ON t.id = d.id
        ORDER BY t.id FOR KEY SHARE OF t
       ON CONFLICT (transformation_id) DO UPDATE SET words = excluded.words`,
      [ids, words],
    );
  }
}
