import { useState } from 'react';
import { AppRoutes } from './router.js';
import { StoreSlotContext, createStoreSlot } from './store-slot.js';

/** The whole site inside a router of the caller's: the browser's, a test's, or the prerenderer's. */
export function App() {
  const [slot] = useState(createStoreSlot);
  return (
    <StoreSlotContext value={slot}>
      <AppRoutes />
    </StoreSlotContext>
  );
}
