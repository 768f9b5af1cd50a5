import { whenIdle } from '../../shared/ui/when-idle.js';

/**
 * Lays out what `content-visibility` left out of the first view, one element whenever the page has time: a whole page
 * for whoever searches, prints or jumps in it, without a long task. Returns what ends it.
 */
export function layOutWhenIdle(elements: Iterable<HTMLElement>): () => void {
  const waiting = [...elements];
  const next = (): void => {
    const element = waiting.shift();
    if (!element) return;
    element.style.contentVisibility = 'visible';
    end = whenIdle(next);
  };
  let end = whenIdle(next);
  return () => end();
}
