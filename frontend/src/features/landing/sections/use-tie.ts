import { useEffect, useState, type RefObject } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Tie {
  readonly path: string;
  readonly end: Point;
}

/** A slack thread from the end of a sentence to the edge of a piece: level at both ends. */
export function tieBetween(start: Point, end: Point): Tie {
  const slack = Math.max(24, (end.x - start.x) / 2);
  return {
    path: `M${start.x} ${start.y}C${start.x + slack} ${start.y} ${end.x - slack} ${end.y} ${end.x} ${end.y}`,
    end,
  };
}

function measure(desk: HTMLElement, index: number): Tie | null {
  const sentence = desk.querySelector(`[data-sentence="${index}"]`);
  const post = desk.querySelector(`[data-post="${index}"]`);
  const lastLine = sentence && [...sentence.getClientRects()].at(-1);
  if (!lastLine || !post) return null;
  const origin = desk.getBoundingClientRect();
  const target = post.getBoundingClientRect();
  const start = { x: lastLine.right - origin.left, y: lastLine.bottom - origin.top };
  return tieBetween(start, { x: target.left - origin.left, y: target.top + target.height / 2 - origin.top });
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
