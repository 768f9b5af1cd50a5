import { useContext, type ReactNode } from 'react';
import { Provider, ReactReduxContext } from 'react-redux';
import { configureStore } from '@reduxjs/toolkit';
import { api } from '../shared/api/api.js';
import { sessionSlice } from '../shared/session/session.slice.js';
import { toastsSlice } from '../shared/toasts/toasts.slice.js';

let page: { store: AppStore; prerendered: ReturnType<AppStore['getState']> } | undefined;

function pageOf() {
  const store = createStore();
  return { store, prerendered: store.getState() };
}

/**
 * One store per page load, for parts that are loaded separately. Inside another provider, that one's. React hydrates a page
 * in slices, and a late slice must still match the server's HTML after an answer has changed the store.
 */
export function StoreProvider({ children }: { children: ReactNode }) {
  const outer = useContext(ReactReduxContext);
  if (outer !== null) return children;
  page ??= pageOf();
  return (
    <Provider store={page.store} serverState={page.prerendered}>
      {children}
    </Provider>
  );
}

/** One per page load and per test. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, toasts: toastsSlice.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    // A save is on screen before the code that waited for it continues.
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
