import { useContext, type ReactNode } from 'react';
import { Provider, ReactReduxContext } from 'react-redux';
import { createStore, type AppStore } from './store.js';

let page: { store: AppStore; prerendered: ReturnType<AppStore['getState']> } | undefined;

function pageOf() {
  const store = createStore();
  return { store, prerendered: store.getState() };
}

/**
 * One store per page load, for parts that are loaded separately. Inside another provider, that one's. React hydrates a page
 * in slices: a slice whose turn comes after an answer still begins with the state that the server rendered.
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
