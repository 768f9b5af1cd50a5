import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { Sweeper } from '../../../sweeper.js';
import { toIndexWords } from './search-index.js';
import { SearchRepository } from './search.repository.js';

/** Updates the search index in the worker, so that no request waits for it. */
@Injectable()
export class SearchIndexer extends Sweeper {
  protected readonly everyMs = SETTINGS.library.indexEveryMs;

  constructor(
    private readonly db: DataSource,
    private readonly search: SearchRepository,
  ) {
    super();
  }

  protected sweep(stop: AbortSignal): Promise<void> {
    return this.catchUp(stop);
  }

  /** Indexes until nothing has changed, or `stop`. Safe in several workers. */
  async catchUp(stop?: AbortSignal): Promise<void> {
    while (!stop?.aborted && (await this.indexBatch()) > 0);
  }

  /** Returns the number of changes. They are deleted after indexing, so a crash repeats the batch. */
  private indexBatch(): Promise<number> {
    const { indexBatch, indexAtOnce } = SETTINGS.library;
    return this.db.transaction(async (tx) => {
      if (!(await this.search.tryLock(tx))) return 0;
      const changes = await this.search.findChanges(tx, indexBatch);
      const ids = [...new Set(changes.map((change) => change.transformationId))];
      for (let from = 0; from < ids.length; from += indexAtOnce) {
        await this.index(ids.slice(from, from + indexAtOnce));
      }
      if (changes.length > 0) await this.search.deleteChanges(tx, changes);
      return changes.length;
    });
  }

  /** Outside the batch's transaction, so that rows are locked for one statement only. */
  private async index(ids: string[]): Promise<void> {
    const found = await this.search.findTexts(ids);
    const words = found.map(({ userId, texts }) => toIndexWords(userId, texts).join(' '));
    await this.search.saveWords(
      found.map(({ id }) => id),
      words,
    );
  }
}
