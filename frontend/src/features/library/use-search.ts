import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readSearch, writeSearch, type Search } from './search-state.js';

/** In the address: it can be shared, and the back button undoes it. `replaces`: adds no history entry. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readSearch(params), [params]);
  const change = (changes: Partial<Search>, { replaces = false } = {}): void =>
    setParams(writeSearch({ ...search, ...changes }), { replace: replaces });
  return { search, change };
}
export type ChangeSearch = ReturnType<typeof useSearch>['change'];
