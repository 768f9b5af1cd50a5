import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { violatedConstraint } from '../../../database/constraints.js';
import { Sweeper } from '../../../sweeper.js';
import { indexEntries } from './search-index.js';

interface Change {
  id: string;
  transformationId: string;
}
interface SearchableText {
  userId: string;
  texts: string[];
}

/** Arbitrary: one worker indexes at a time, so an older reading never replaces a newer one. */
const INDEXER_LOCK = 7_263_002;

/** Keeps what a search finds after what is written, in the worker: neither a request nor a settlement waits for it. */
@Injectable()
export class SearchIndexer extends Sweeper {
  protected readonly everyMs = SETTINGS.library.indexEveryMs;

  constructor(private readonly db: DataSource) {
    super();
  }

  protected sweep(stop: AbortSignal): Promise<void> {
    return this.catchUp(stop);
  }

  /** Indexes until nothing has changed, or `stop`. Safe to run in several workers at once. */
  async catchUp(stop?: AbortSignal): Promise<void> {
    while (!stop?.aborted && (await this.indexBatch()) > 0);
  }

  /** Returns how many changes were taken in. The lines of a batch go when it is indexed: a crash begins it anew. */
  private indexBatch(): Promise<number> {
    return this.db.transaction(async (tx) => {
      if (!(await isAlone(tx))) return 0;
      const changes = await tx.query<Change[]>(
        'SELECT id, transformation_id AS "transformationId" FROM search_change ORDER BY id LIMIT $1',
        [SETTINGS.library.indexBatch],
      );
      for (const id of new Set(changes.map((change) => change.transformationId))) await this.index(id);
      await tx.query('DELETE FROM search_change WHERE id = ANY($1)', [changes.map((change) => change.id)]);
      return changes.length;
    });
  }

  /** On a connection of its own: the row is locked for this one statement, not for the batch. */
  private async index(id: string): Promise<void> {
    const [found] = await this.db.query<SearchableText[]>(SEARCHABLE, [id]);
    if (!found) return;
    try {
      await this.db.query(
        `INSERT INTO search_document (transformation_id, words) VALUES ($1, array_to_tsvector($2::text[]))
         ON CONFLICT (transformation_id) DO UPDATE SET words = excluded.words`,
        [id, indexEntries(found.userId, found.texts)],
      );
    } catch (error) {
      // Deleted meanwhile: there is nothing to be found.
      if (violatedConstraint(error) !== 'fk_search_document_transformation') throw error;
    }
  }
}

const SEARCHABLE = `
  SELECT user_id AS "userId",
         ARRAY(SELECT name FROM transformation_tag g WHERE g.transformation_id = t.id)
         || ARRAY[excerpt, coalesce(request ->> 'content', '')]
         || ARRAY(SELECT text FROM output o WHERE o.transformation_id = t.id AND o.text IS NOT NULL) AS texts
    FROM transformation t WHERE id = $1`;

async function isAlone(tx: EntityManager): Promise<boolean> {
  const [lock] = await tx.query<{ held: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS held', [
    INDEXER_LOCK,
  ]);
  return lock?.held ?? false;
}
