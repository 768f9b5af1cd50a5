import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { metaOf } from '../page-meta.js';

/**
 * On a new page: its title and description, scroll to the top (or to the anchor, as soon as it stands on the page),
 * and the focus on `main`, so that a screen reader starts where the eye does.
 */
export function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const { title, description, isIndexed } = metaOf(pathname);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    setRobots(isIndexed);
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);
  useEffect(() => (hash === '' ? undefined : scrollToAnchor(hash.slice(1))), [pathname, hash]);
}

function setRobots(isIndexed: boolean): void {
  const present = document.querySelector('meta[name="robots"]');
  if (isIndexed) present?.remove();
  else if (!present) {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
  }
}

/** The page of the anchor may still be loading: waits for it to appear, and stops when the reader leaves. */
function scrollToAnchor(id: string): () => void {
  const scroll = () => {
    const target = document.getElementById(id);
    target?.scrollIntoView();
    return target !== null;
  };
  if (scroll()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (scroll()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
