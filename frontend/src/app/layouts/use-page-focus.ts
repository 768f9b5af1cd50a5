import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * On a new page, scrolls to its top or anchor and focuses `main`, where a screen reader starts. Works for repeated
 * links to an anchor. The browser handles going back, and an anchor that is there when the page is opened.
 */
export function usePageFocus(): void {
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
