import {
  FORMATS,
  isFormatKey,
  isLibraryState,
  LIMITS,
  type FormatKey,
  type LibraryQuery,
  type LibraryState,
} from '@repurpose/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** In the address. An empty text does not filter. */
export interface Search {
  q: string;
  format: FormatKey | '';
  state: LibraryState | '';
  tag: string;
  /** In the reader's calendar, `2026-01-31`; both inclusive. */
  from: string;
  to: string;
  isArchive: boolean;
}

const ROWS_PER_PAGE = 50;
const DAY = /^\d{4}-\d\d-\d\d$/;
export const STATE_LABELS: Readonly<Record<LibraryState, string>> = {
  ready: 'Ready',
  writing: 'Being written',
  failed: 'Failed',
};

/** Invalid parts do not filter. */
export function readSearch(params: URLSearchParams): Search {
  const text = (name: string) => params.get(name) ?? '';
  const [format, state] = [text('format'), text('state')];
  return {
    q: text('q').slice(0, LIMITS.searchChars),
    format: isFormatKey(format) ? format : '',
    state: isLibraryState(state) ? state : '',
    tag: text('tag'),
    from: dayOf(text('from')),
    to: dayOf(text('to')),
    isArchive: text('view') === 'archive',
  };
}

export function writeSearch({ isArchive, ...filters }: Search): URLSearchParams {
  const params = new URLSearchParams();
  if (isArchive) params.set('view', 'archive');
  for (const [name, value] of Object.entries(filters)) if (value !== '') params.set(name, value);
  return params;
}

export function toQuery({ q, format, state, tag, from, to, isArchive }: Search): LibraryQuery {
  return {
    ...(q !== '' && { q }),
    ...(format !== '' && { format }),
    ...(state !== '' && { state }),
    ...(tag !== '' && { tag }),
    ...(from !== '' && { from: startOf(from, 0) }),
    ...(to !== '' && { before: startOf(to, 1) }),
    ...(isArchive && { archived: true }),
    limit: ROWS_PER_PAGE,
  };
}

type Filter = Exclude<keyof Search, 'isArchive' | 'q'>;

export function filtersOf(search: Search): { name: Filter; label: string }[] {
  const { format, state, tag, from, to } = search;
  const labels: [Filter, string][] = [
    ['format', format && FORMATS[format].label],
    ['state', state && STATE_LABELS[state]],
    ['tag', tag && `Tag: ${tag}`],
    ['from', from && `From ${from}`],
    ['to', to && `Until ${to}`],
  ];
  return labels.flatMap(([name, label]) => (label === '' ? [] : [{ name, label }]));
}

export const isNarrowed = (search: Search): boolean => search.q !== '' || filtersOf(search).length > 0;

export const withoutFilters = ({ isArchive }: Search): Search => ({
  ...readSearch(new URLSearchParams()),
  isArchive,
});

const dayOf = (text: string): string => (DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');

/** Midnight in the reader's zone, `days` later; daylight saving does not matter. */
function startOf(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + days).toISOString();
}

/** In the address: it can be shared, and the back button undoes it. `replaces`: adds no history entry. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readSearch(params), [params]);
  const change = (changes: Partial<Search>, { replaces = false } = {}): void =>
    setParams(writeSearch({ ...search, ...changes }), { replace: replaces });
  return { search, change };
}
export type ChangeSearch = ReturnType<typeof useSearch>['change'];
