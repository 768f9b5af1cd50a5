import { useLayoutEffect, useState, type RefObject } from 'react';

/** From a post's first sentence to the post, in pixels of the box around both. */
interface Thread {
  path: string;
  ends: [DOMPoint, DOMPoint];
}

/** Slack, and level at both ends. */
function pathBetween(start: DOMPoint, end: DOMPoint): string {
  const slack = Math.max(12, (end.x - start.x) / 2);
  return `M${start.x} ${start.y}C${start.x + slack} ${start.y} ${end.x - slack} ${end.y} ${end.x} ${end.y}`;
}

/** Starts at the card's edge beside the marked sentence, so that it crosses no text. */
function threadOn(desk: HTMLElement): Thread | null {
  const sentence = desk.querySelector<HTMLElement>('[data-sentence][data-on="true"]');
  const sheet = sentence?.closest('section');
  const post = desk.querySelector('button[aria-pressed="true"]');
  if (!sentence || !sheet || !post) return null;
  const origin = desk.getBoundingClientRect();
  const [words, target] = [sentence.getBoundingClientRect(), post.getBoundingClientRect()];
  const start = new DOMPoint(
    sheet.getBoundingClientRect().right - origin.left,
    words.top + words.height / 2 - origin.top,
  );
  const end = new DOMPoint(target.left - origin.left, target.top + target.height / 2 - origin.top);
  return { path: pathBetween(start, end), ends: [start, end] };
}

/** Of the marked post (`active`), measured again whenever the layout changes. */
export function useThread(desk: RefObject<HTMLElement | null>, active: number): Thread | null {
  const [thread, setThread] = useState<Thread | null>(null);
  useLayoutEffect(() => {
    const element = desk.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setThread(threadOn(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [desk, active]);
  return thread;
}
