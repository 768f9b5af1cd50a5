import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered page is taken over: what depends on the address, storage or the screen must not be in that
 * first render, which has to equal what was written at build time.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
