import type { TransformationDetail, TransformationSummary } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.js';
import { presentDetail, presentSummary } from './transform.presenter.js';
import { TransformationRepository, type HistoryCursor } from './transformation.repository.js';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

export interface HistoryPage {
  rows: TransformationSummary[];
  limit: number;
  /** Null on the last page. */
  nextCursor: string | null;
}

/** What a user has had written; only ever their own. */
@Injectable()
export class HistoryService {
  constructor(private readonly transformations: TransformationRepository) {}

  /** Newest first. `limit` beyond its bounds is brought within them. @throws AppError BAD_REQUEST on a cursor that is none of ours */
  async list(userId: string, limit: unknown, cursor: unknown): Promise<HistoryPage> {
    const wanted = Number(limit ?? DEFAULT_LIMIT);
    const rowsPerPage = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), MAX_LIMIT) : DEFAULT_LIMIT;
    const rows = await this.transformations.listOwn(userId, rowsPerPage + 1, parseCursor(cursor));
    const page = rows.slice(0, rowsPerPage);
    const last = page.at(-1);
    return {
      rows: page.map(presentSummary),
      limit: rowsPerPage,
      nextCursor: rows.length > rowsPerPage && last ? `${last.createdAtText}_${last.id}` : null,
    };
  }

  /** @throws AppError NOT_FOUND, also for another user's */
  async get(userId: string, id: string): Promise<TransformationDetail> {
    const full = UUID.test(id) ? await this.transformations.findOwn(userId, id) : null;
    if (!full) throw new AppError('NOT_FOUND');
    return presentDetail(full);
  }
}

function parseCursor(cursor: unknown): HistoryCursor | null {
  if (cursor === undefined) return null;
  const [createdAt = '', id = ''] = typeof cursor === 'string' ? cursor.split('_') : [];
  if (!INSTANT.test(createdAt) || Number.isNaN(Date.parse(createdAt)) || !UUID.test(id)) {
    throw new AppError('BAD_REQUEST');
  }
  return { createdAt, id };
}
