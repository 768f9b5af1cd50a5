/** Safari has no idle callbacks. */
const SOON_MS = 50;

/**
 * Lays out what `content-visibility` left out of the first view, one element whenever the page has time: a whole page
 * for whoever searches, prints or jumps in it, without a long task. Returns what ends it.
 */
export function layOutWhenIdle(elements: Iterable<HTMLElement>): () => void {
  const waiting = [...elements];
  const [ask, end] =
    'requestIdleCallback' in window
      ? [window.requestIdleCallback, window.cancelIdleCallback]
      : [(run: () => void) => setTimeout(run, SOON_MS), clearTimeout];
  let asked: ReturnType<typeof ask>;
  const next = (): void => {
    const element = waiting.shift();
    if (!element) return;
    element.style.contentVisibility = 'visible';
    asked = ask(next);
  };
  asked = ask(next);
  return () => end(asked as number);
}
