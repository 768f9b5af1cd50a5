import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { DEMO_LENGTH_MS, STILL_FRAME_MS } from './demo-script.js';

/** Smooth enough to type, cheap enough for a phone. */
const STEP_MS = 50;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays once when `stage` comes into view. With reduced motion it waits for Play on the finished frame. */
export function useDemoPlayer(stage: RefObject<HTMLElement | null>) {
  const [atMs, setAtMs] = useState(STILL_FRAME_MS);
  const [isPlaying, setPlaying] = useState(false);
  const hasStarted = useRef(false);

  const playFromStart = useCallback(() => {
    hasStarted.current = true;
    setAtMs(0);
    setPlaying(true);
  }, []);

  useEffect(() => {
    const element = stage.current;
    if (!element || typeof IntersectionObserver === 'undefined' || wantsStillness()) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || hasStarted.current) return;
        observer.disconnect();
        playFromStart();
      },
      // The middle of the screen: on a phone the stage is taller than the screen.
      { rootMargin: '-40% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, playFromStart]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setAtMs((now) => Math.min(now + STEP_MS, DEMO_LENGTH_MS)), STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const isOver = atMs >= DEMO_LENGTH_MS;
  const toggle = useCallback(() => {
    if (!hasStarted.current || isOver) playFromStart();
    else setPlaying((playing) => !playing);
  }, [isOver, playFromStart]);

  return { atMs, isPlaying: isPlaying && !isOver, toggle };
}
