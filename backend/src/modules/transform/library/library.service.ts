import type {
  LibraryChange,
  LibraryTag,
  TransformationDetail,
  TransformationSummary,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../errors/app-error.js';
import { CreditsService } from '../../billing/credits/credits.service.js';
import { presentDetail, presentSummary } from '../results/transformation.presenter.js';
import { TransformationRepository } from '../results/transformation.repository.js';
import type { LibraryCursor, LibraryPageRequest } from './library.filter.js';
import { LibraryRepository } from './library.repository.js';
import { isUuid } from '../versions/output-path.js';

export interface LibraryPage {
  rows: TransformationSummary[];
  /** Null on the last page. */
  next: LibraryCursor | null;
}

@Injectable()
export class LibraryService {
  constructor(
    private readonly db: DataSource,
    private readonly credits: CreditsService,
    private readonly library: LibraryRepository,
    private readonly transformations: TransformationRepository,
  ) {}

  /** Newest first; new transformations do not shift pages. */
  async list(userId: string, request: LibraryPageRequest): Promise<LibraryPage> {
    const { limit } = request;
    const rows = await this.library.list(userId, { ...request, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      rows: page.map(presentSummary),
      next: rows.length > limit && last ? { createdAt: last.createdAtText, id: last.id } : null,
    };
  }

  /** @throws AppError NOT_FOUND, also for another user's */
  async get(userId: string, id: string): Promise<TransformationDetail> {
    const full = isUuid(id) ? await this.transformations.findOwn(userId, id) : null;
    if (!full) throw new AppError('NOT_FOUND');
    return presentDetail(full);
  }

  tags(userId: string): Promise<LibraryTag[]> {
    return this.library.tags(userId);
  }

  /** @throws AppError NOT_FOUND when none of them is the user's */
  async archive(userId: string, ids: readonly string[], isArchived: boolean): Promise<LibraryChange> {
    return changeOf(await this.library.archive(userId, ids, isArchived));
  }

  /** All or nothing. @throws AppError NOT_FOUND when none of them is the user's, TOO_MANY_TAGS */
  async changeTags(
    userId: string,
    ids: readonly string[],
    { add, remove }: { add: readonly string[]; remove: readonly string[] },
  ): Promise<LibraryChange> {
    return this.db.transaction(async (tx) => {
      const own = await this.library.lockForTags(tx, userId, ids);
      await this.library.removeTags(tx, own, remove);
      await this.library.addTags(tx, userId, own, add);
      if (await this.library.hasTooManyTags(tx, userId, own)) throw new AppError('TOO_MANY_TAGS');
      return changeOf(own);
    });
  }

  /**
   * Deletes permanently; the ledger keeps its entries, which hold no content. Skips transformations with jobs in
   * flight. @throws AppError NOT_FOUND when none is the user's, STILL_WRITING when nothing could be deleted
   */
  async delete(userId: string, ids: readonly string[]): Promise<LibraryChange> {
    return this.db.transaction(async (tx) => {
      const own = await this.library.lockForDeletion(tx, userId, ids);
      if (own.length === 0) throw new AppError('NOT_FOUND');
      // In the order of settlements: transformation, then account. It blocks new regenerations.
      await this.credits.lock(tx, userId);
      const kept = await this.library.findUnfinished(tx, own);
      const changed = own.filter((id) => !kept.includes(id));
      if (changed.length === 0) throw new AppError('STILL_WRITING', { retryAfterSeconds: 5 });
      await this.library.delete(tx, changed);
      return { changed, kept };
    });
  }
}

function changeOf(changed: string[]): LibraryChange {
  if (changed.length === 0) throw new AppError('NOT_FOUND');
  return { changed, kept: [] };
}
