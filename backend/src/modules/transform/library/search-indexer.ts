import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { Sweeper } from '../../../sweeper.js';
import { toIndexWords } from './search-index.js';

interface Change {
  id: string;
  transformationId: string;
}
interface SearchableText {
  id: string;
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
    const { indexBatch, indexAtOnce } = SETTINGS.library;
    return this.db.transaction(async (tx) => {
      if (!(await isAlone(tx))) return 0;
      const changes = await tx.query<Change[]>(
        'SELECT id, transformation_id AS "transformationId" FROM search_change ORDER BY id LIMIT $1',
        [indexBatch],
      );
      const ids = [...new Set(changes.map((change) => change.transformationId))];
      for (let from = 0; from < ids.length; from += indexAtOnce) {
        await this.index(ids.slice(from, from + indexAtOnce));
      }
      await tx.query('DELETE FROM search_change WHERE id = ANY($1)', [changes.map((change) => change.id)]);
      return changes.length;
    });
  }

  /** On a connection of its own: the rows are locked for this one statement, not for the batch. */
  private async index(ids: string[]): Promise<void> {
    const found = await this.db.query<SearchableText[]>(SEARCHABLE, [ids]);
    const words = found.map(({ userId, texts }) => toIndexWords(userId, texts).join(' '));
    await this.db.query(KEEP, [found.map(({ id }) => id), words]);
  }
}

const SEARCHABLE = `
  SELECT id, user_id AS "userId",
         ARRAY(SELECT name FROM transformation_tag g WHERE g.transformation_id = t.id)
         || ARRAY[excerpt, coalesce(request ->> 'content', '')]
         || ARRAY(SELECT text FROM output o WHERE o.transformation_id = t.id AND o.text IS NOT NULL) AS texts
    FROM transformation t WHERE id = ANY($1)`;

/** What was deleted meanwhile is left out. No word has a space. */
const KEEP = `
  INSERT INTO search_document (transformation_id, words)
  SELECT t.id, array_to_tsvector(string_to_array(d.words, ' '))
    FROM unnest($1::uuid[], $2::text[]) AS d (id, words) JOIN transformation t ON t.id = d.id
   ORDER BY t.id FOR KEY SHARE OF t
  ON CONFLICT (transformation_id) DO UPDATE SET words = excluded.words`;

async function isAlone(tx: EntityManager): Promise<boolean> {
  const [lock] = await tx.query<{ held: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS held', [
    INDEXER_LOCK,
  ]);
  return lock?.held ?? false;
}
