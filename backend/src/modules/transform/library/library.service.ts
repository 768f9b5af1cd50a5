import type {
  LibraryChange,
  LibraryTag,
  TransformationDetail,
  TransformationSummary,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../database/scope.js';
import { AppError } from '../../../errors/app-error.js';
import { CreditsService } from '../../billing/credits/credits.service.js';
import { presentDetail, presentSummary } from '../results/transformation.presenter.js';
import { TransformationRepository, wasLong } from '../results/transformation.repository.js';
import type { LibraryCursor, LibraryPageRequest } from './library.filter.js';
import { LibraryRepository } from './library.repository.js';
import { isUUID } from 'class-validator';

export interface LibraryPage {
  rows: TransformationSummary[];
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

  async list(scope: Scope, request: LibraryPageRequest): Promise<LibraryPage> {
    const { limit } = request;
    const rows = await this.library.list(scope, { ...request, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      rows: page.map(presentSummary),
      next: rows.length > limit && last ? { createdAt: last.createdAtText, id: last.id } : null,
    };
  }

  async get(scope: Scope, id: string): Promise<TransformationDetail> {
    const full = isUUID(id, 'loose') ? await this.transformations.findIn(scope, id) : null;
    if (!full) throw new AppError('NOT_FOUND');
    const { authorId, seenAt } = full.transformation;
    if (authorId === scope.userId && seenAt === null && wasLong(full.transformation))
      await this.transformations.markSeen(id);
    return presentDetail(full);
  }

  tags(scope: Scope): Promise<LibraryTag[]> {
    return this.library.tags(scope);
  }

  async archive(scope: Scope, ids: readonly string[], isArchived: boolean): Promise<LibraryChange> {
    return changeOf(await this.library.archive(scope, ids, isArchived));
  }

  /** All or nothing. @throws AppError NOT_FOUND when none is the user's, TOO_MANY_TAGS */
  async changeTags(
    scope: Scope,
    ids: readonly string[],
    { add, remove }: { add: readonly string[]; remove: readonly string[] },
  ): Promise<LibraryChange> {
    return this.db.transaction(async (tx) => {
      const own = await this.library.lockForTags(tx, scope, ids);
      await this.library.removeTags(tx, own, remove);
      await this.library.addTags(tx, scope, own, add);
      if (await this.library.hasTooManyTags(tx, scope, own)) throw new AppError('TOO_MANY_TAGS');
      return changeOf(own);
    });
  }

  /** Permanently. Skips those in flight. @throws AppError NOT_FOUND, STILL_WRITING when none was deleted */
  async delete(scope: Scope, ids: readonly string[]): Promise<LibraryChange> {
    return this.db.transaction(async (tx) => {
      const locked = await this.library.lockForDeletion(tx, scope, ids);
      const [first] = locked;
      if (!first) throw new AppError('NOT_FOUND');
      const own = locked.map(({ id }) => id);
      // The lock order of settlements. Blocks new regenerations.
      await this.credits.lockInOpenPeriod(tx, first.accountId);
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
