import { Suspense, lazy, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { isSignInLikely, subscribeToSessionHint } from '../../shared/session/session-hint.js';
import { Part } from '../../shared/ui/part.js';
import { useHydrated } from '../../shared/browser/use-hydrated.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';
import { usePageFocus } from './use-page-focus.js';
import css from './layouts.module.css';

const StoreParts = lazy(() => import('./store-parts.js'));

export function SiteFrame({ children }: { children: ReactNode }) {
  usePageFocus();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={css.main}>
        <Suspense>{children}</Suspense>
      </main>
      <SiteFooter />
      <StoreOnNeed />
    </>
  );
}

/**
 * Public pages load without the store until a user is signed in or a page with toasts was visited. A component of its
 * own: a change in the frame would make React hydrate the page in one output.
 */
function StoreOnNeed() {
  const isLikely = useSyncExternalStore(subscribeToSessionHint, isSignInLikely, () => false);
  const hasToasts = useMatches().some(({ handle }) => handle === 'toasts');
  // After hydration: a toast may already be shown.
  const isNeeded = useHydrated() && (isLikely || hasToasts);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!isNeeded && !wasNeeded) return null;
  return (
    <Part fallback={null}>
      <StoreParts />
    </Part>
  );
}
