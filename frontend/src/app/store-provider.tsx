import { useContext, type ReactNode } from 'react';
import { Provider, ReactReduxContext } from 'react-redux';
import { createStore, type AppStore } from './store.js';

let pageStore: AppStore | undefined;

/** The one store of this page load, for parts of the page that are loaded apart; inside another provider that one's. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const outer = useContext(ReactReduxContext);
  if (outer !== null) return children;
  pageStore ??= createStore();
  return <Provider store={pageStore}>{children}</Provider>;
}
