import { Suspense, lazy, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Part } from '../../shared/ui/part.js';
import { Loading } from '../../shared/ui/spinner.js';
import { StoreSlotContext } from '../store-slot.js';
import { PageBoundary } from './page-boundary.js';
import { Shown } from './shown.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';
import { usePageChange } from './use-page-change.js';

const StoreParts = lazy(() => import('./store-parts.js'));

/** The frame of every page. */
export function SiteLayout() {
  usePageChange();
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="site-main">
        <PageBoundary key={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
            <Shown />
          </Suspense>
        </PageBoundary>
      </main>
      <SiteFooter />
      <PartsOfStore />
    </>
  );
}

/** They come after the store, whoever asked for it; nothing on screen needs them before. */
function PartsOfStore() {
  const slot = useContext(StoreSlotContext);
  const isTaken = useSyncExternalStore(slot.subscribe, slot.isTaken, () => false);
  const isStoreThere = useDeferredValue(isTaken, false);
  return (
    isStoreThere && (
      <Part fallback={null}>
        <StoreParts />
      </Part>
    )
  );
}
