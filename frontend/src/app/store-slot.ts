import { createContext } from 'react';
import type { AppStore } from './store.js';

/** Where the site keeps its one store: empty until the first part that needs it is on screen. */
export interface StoreSlot {
  /** The store; made by the first who asks. */
  take(create: () => AppStore): AppStore;
  /** Tells who waits for `isTaken` that it is so. */
  announce(): void;
  isTaken(): boolean;
  subscribe(changed: () => void): () => void;
}

export function createStoreSlot(): StoreSlot {
  let store: AppStore | null = null;
  const listeners = new Set<() => void>();
  return {
    take: (create) => (store ??= create()),
    announce: () => listeners.forEach((changed) => changed()),
    isTaken: () => store !== null,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

export const StoreSlotContext = createContext<StoreSlot>(createStoreSlot());
