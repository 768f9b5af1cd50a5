import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';
import { Sweeper } from '../../../sweeper.js';
import { TextWorkPool } from '../text-work/text-work-pool.js';
import { SearchRepository, type SearchableText } from './search.repository.js';

const KEY = 'search index';

@Injectable()
export class SearchIndexer extends Sweeper {
  constructor(
    private readonly db: DataSource,
    private readonly search: SearchRepository,
    private readonly textWork: TextWorkPool,
  ) {
    super(SETTINGS.library.indexEveryMs);
  }

  async sweep(stop?: AbortSignal): Promise<void> {
    while (!stop?.aborted && (await this.indexBatch()) > 0);
  }

  /** Changes are deleted last, so that a crash repeats the batch. */
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

  /** Outside the batch's transaction: rows are locked for one statement only. */
  private async index(ids: string[]): Promise<void> {
    const found = await this.search.findTexts(ids);
    const words = await Promise.all(found.map((document) => this.wordsOf(document)));
    await this.search.saveWords(
      found.map(({ id }) => id),
      words,
    );
  }

  /** '' over the task's budget: the text cannot be found. */
  private async wordsOf({ id, accountId, texts }: SearchableText): Promise<string> {
    try {
      return await this.textWork.run('searchWords', { accountId, texts }, { key: KEY });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'TEXT_TOO_COMPLEX')) throw error;
      this.logger.warn({ transformationId: id }, 'a transformation cannot be indexed');
      return '';
    }
  }
}
