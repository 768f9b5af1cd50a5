import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useLogoutEnd } from '../../shared/session/use-logout-end.js';
import { ToastRegion } from '../../shared/toasts/toast-region.js';
import { Loading } from '../../shared/ui/spinner.js';
import { PageBoundary } from './page-boundary.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';
import { usePageChange } from './use-page-change.js';

/** The frame of every page. */
export function SiteLayout() {
  usePageChange();
  useLogoutEnd();
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
          </Suspense>
        </PageBoundary>
      </main>
      <SiteFooter />
      <ToastRegion />
    </>
  );
}
