import { useContext, useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from './store.js';
import { StoreSlotContext } from './store-slot.js';

/** The site's store around a part that needs it; the library comes with the first such part, never for reading pages. */
export default function StoreFrame({ children }: { children: ReactNode }) {
  const slot = useContext(StoreSlotContext);
  useEffect(() => slot.announce(), [slot]);
  return <Provider store={slot.take(createStore)}>{children}</Provider>;
}
