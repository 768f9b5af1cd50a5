import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { metaOf } from '../page-meta.js';

/**
 * On a new page: its title and description, its top (or the anchor, as soon as it stands on the page), and the focus
 * on `main`, so that a screen reader starts where the eye does. A link to an anchor leads there however often it is
 * followed. Where somebody stood on a page they come back to, and the anchor a page is opened with, are the browser's.
 */
export function usePageChange(): void {
  const { key, pathname, hash } = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useEffect(() => {
    const { title, description, isIndexed } = metaOf(pathname);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    setRobots(isIndexed);
  }, [pathname]);
  useEffect(() => {
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (isNew) document.getElementById('main')?.focus({ preventScroll: true });
    if (isTraversal) return undefined;
    if (hash !== '') return scrollToAnchor(hash.slice(1), isNew ? 'instant' : 'auto');
    if (isNew) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, pathname, hash, isTraversal]);
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
