import { useEffect, useState, type RefObject } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Tie {
  readonly path: string;
  readonly start: Point;
  readonly end: Point;
}

/** A slack thread from a sheet to the edge of a piece: level at both ends. */
export function tieBetween(start: Point, end: Point): Tie {
  const slack = Math.max(12, (end.x - start.x) / 2);
  return {
    start,
    path: `M${start.x} ${start.y}C${start.x + slack} ${start.y} ${end.x - slack} ${end.y} ${end.x} ${end.y}`,
    end,
  };
}

/** From the sheet's edge beside the sentence, so that the thread crosses no text. */
function measure(desk: HTMLElement, index: number): Tie | null {
  const sentence = desk.querySelector(`[data-sentence="${index}"]`);
  const sheet = sentence?.closest('section');
  const post = desk.querySelector(`[data-post="${index}"]`);
  if (!sentence || !sheet || !post) return null;
  const origin = desk.getBoundingClientRect();
  const [words, target] = [sentence.getBoundingClientRect(), post.getBoundingClientRect()];
  return tieBetween(
    { x: sheet.getBoundingClientRect().right - origin.left, y: words.top + words.height / 2 - origin.top },
    { x: target.left - origin.left, y: target.top + target.height / 2 - origin.top },
  );
}

/** The line between a sentence and its post inside `desk`, measured anew when the layout changes. */
export function useTie(desk: RefObject<HTMLElement | null>, active: number): Tie | null {
  const [tie, setTie] = useState<Tie | null>(null);
  useEffect(() => {
    const element = desk.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setTie(measure(element, active)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [desk, active]);
  return tie;
}
