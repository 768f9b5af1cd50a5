import { Provider } from 'react-redux';
import { AppRoutes } from './router.js';
import type { AppStore } from './store.js';

/** The whole site inside a router of the caller's: the browser's, a test's, or the prerenderer's. */
export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <AppRoutes />
    </Provider>
  );
}
