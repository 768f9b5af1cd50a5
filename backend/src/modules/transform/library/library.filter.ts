import {
  isFormatKey,
  isLibraryState,
  LIMITS,
  LIBRARY_STATES,
  tagKey,
  type FormatKey,
  type TransformationStatus,
} from '@repurpose/contract';
import { AppError } from '../../../errors/app-error.js';
import { isUUID } from 'class-validator';

export const PAGE_LIMIT = { minimum: 1, maximum: 100, default: 20 };
const KEPT = ['workspaceId', 'q', 'format', 'state', 'tag', 'from', 'before', 'archived'];
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)$/;

export interface LibraryCursor {
  createdAt: string;
  id: string;
}

export interface LibraryFilter {
  search: string | null;
  format: FormatKey | null;
  statuses: readonly TransformationStatus[] | null;
  tagKey: string | null;
  from: string | null;
  before: string | null;
  isArchived: boolean;
}
export interface LibraryPageRequest {
  filter: LibraryFilter;
  limit: number;
  after: LibraryCursor | null;
}

type Query = Readonly<Record<string, unknown>>;

export function readPageRequest(query: Query): LibraryPageRequest {
  const { q, format, state, tag, from, before, archived, limit, cursor } = query;
  if (typeof q === 'string' && q.length > LIMITS.searchChars) throw new AppError('SEARCH_TOO_LONG');
  const search = textOf(q, LIMITS.searchChars)?.trim() ?? '';
  const name = textOf(tag);
  return {
    filter: {
      search: search === '' ? null : search,
      format: formatOf(format),
      statuses: statusesOf(state),
      tagKey: name === null ? null : tagKey(name),
      from: instantOf('from', from),
      before: instantOf('before', before),
      isArchived: textOf(archived) === 'true',
    },
    limit: limitOf(limit),
    after: readCursor(cursor),
  };
}

export const cursorOf = ({ createdAt, id }: LibraryCursor): string => `${createdAt}_${id}`;

export function nextQuery(query: Query, limit: number, last: LibraryCursor): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of KEPT) {
    const value = query[name];
    if (typeof value === 'string') next.set(name, value);
  }
  next.set('limit', String(limit));
  next.set('cursor', cursorOf(last));
  return next;
}

function textOf(value: unknown, maxChars: number = LIMITS.parameterChars): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || value.length > maxChars || value.includes('\0'))
    throw new AppError('BAD_REQUEST');
  return value;
}

function limitOf(value: unknown): number {
  const { minimum, maximum } = PAGE_LIMIT;
  const text = textOf(value) ?? String(PAGE_LIMIT.default);
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < minimum || limit > maximum)
    throw new AppError('BAD_REQUEST', { message: `limit is a whole number from ${minimum} to ${maximum}.` });
  return limit;
}

function formatOf(value: unknown): FormatKey | null {
  if (value === undefined || value === '') return null;
  if (!isFormatKey(value)) throw new AppError('FORMAT_UNKNOWN');
  return value;
}

function statusesOf(value: unknown): readonly TransformationStatus[] | null {
  if (value === undefined || value === '') return null;
  if (!isLibraryState(value)) throw new AppError('BAD_REQUEST');
  return LIBRARY_STATES[value];
}

function instantOf(name: string, value: unknown): string | null {
  const text = textOf(value);
  if (text !== null && !isInstant(text))
    throw new AppError('BAD_REQUEST', { message: `${name} is a time such as 2026-11-24T09:00:00Z.` });
  return text;
}

function readCursor(value: unknown): LibraryCursor | null {
  if (value === undefined) return null;
  const [createdAt = '', id = ''] = textOf(value)?.split('_') ?? [];
  if (!isInstant(createdAt) || !isUUID(id, 'loose')) throw new AppError('BAD_REQUEST');
  return { createdAt, id };
}

const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text));
