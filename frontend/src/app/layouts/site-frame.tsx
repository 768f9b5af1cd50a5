import { Suspense, lazy, useState, useSyncExternalStore, type ReactNode, useEffect, useRef } from 'react';
import { useMatches, useLocation, useNavigationType } from 'react-router';
import { isSignInLikely, subscribeToSessionHint } from '../../shared/session/session-hint.js';
import { Part } from '../../shared/ui/part.js';
import { useHydrated } from '../../shared/browser/use-hydrated.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';
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

/**
 * On a new page, scrolls to its top or anchor and focuses `main`, where a screen reader starts. Works for repeated
 * links to an anchor. The browser handles going back, and an anchor that is there when the page is opened.
 */
function usePageFocus(): void {
  const { key, pathname, hash } = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useEffect(() => {
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (isNew) document.getElementById('main')?.focus({ preventScroll: true });
    if (isTraversal) return key === 'default' ? awaitAnchor(hash) : undefined;
    if (hash !== '') return scrollToAnchor(hash.slice(1), isNew ? 'instant' : 'auto');
    if (isNew) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, pathname, hash, isTraversal]);
}

const awaitAnchor = (hash: string) =>
  hash !== '' && document.getElementById(hash.slice(1)) === null
    ? scrollToAnchor(hash.slice(1), 'instant')
    : undefined;

/** The anchor's part may still be loading. Stops when the reader scrolls or leaves. */
function scrollToAnchor(id: string, behavior: ScrollBehavior): () => void {
  const scroll = () => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ behavior });
    target?.focus({ preventScroll: true });
    return target !== null;
  };
  if (scroll()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (scroll()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
