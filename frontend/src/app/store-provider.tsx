import { useContext, type ReactNode } from 'react';
import { Provider, ReactReduxContext } from 'react-redux';
import { createStore, type AppStore } from './store.js';

let pageStore: AppStore | undefined;

/** One store per page load, for parts that are loaded separately. Inside another provider, that one's. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const outer = useContext(ReactReduxContext);
  if (outer !== null) return children;
  pageStore ??= createStore();
  return <Provider store={pageStore}>{children}</Provider>;
}
