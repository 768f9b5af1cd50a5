import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration. Anything that depends on the address, storage or the screen must wait, because the first
 * render has to equal the HTML written at build time.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
