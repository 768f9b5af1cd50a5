import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration: the first render must equal the prerendered page, so what depends on address, storage or
 * screen waits.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
