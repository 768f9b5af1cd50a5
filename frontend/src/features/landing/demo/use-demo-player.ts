import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FormatKey } from '@repurpose/contract';
import { DEMO_FORMATS } from '../content/sample.types.js';

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
      { threshold: 0.4 },
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

export type DemoPhase = 'typing' | 'choosing' | 'writing' | 'reading';

export interface DemoFrame {
  readonly phase: DemoPhase;
  /** Share of the source, 0 to 1. */
  readonly typed: number;
  readonly chosen: readonly FormatKey[];
  /** Shares written, 0 to 1. */
  readonly progress: readonly number[];
  /** Index; null before the first result. */
  readonly openResult: number | null;
}

const TYPING_MS = 2_800;
const CHOOSE_EACH_MS = 350;
const CHOOSING_MS = CHOOSE_EACH_MS * (DEMO_FORMATS.length + 1);
/** From the start of the writing. Formats run in parallel. */
const WRITE_MS = [900, 1_700, 2_300, 1_300];
const WRITING_MS = Math.max(...WRITE_MS) + 300;
const READ_EACH_MS = 3_200;

const WRITING_AT_MS = TYPING_MS + CHOOSING_MS;
const READING_AT_MS = WRITING_AT_MS + WRITING_MS;
export const DEMO_LENGTH_MS = READING_AT_MS + READ_EACH_MS * DEMO_FORMATS.length;

function phaseAt(atMs: number): DemoPhase {
  if (atMs < TYPING_MS) return 'typing';
  if (atMs < WRITING_AT_MS) return 'choosing';
  return atMs < READING_AT_MS ? 'writing' : 'reading';
}

/** `atMs`: from the start of the run. The last frame after its end. */
export function frameAt(atMs: number): DemoFrame {
  const now = Math.min(Math.max(atMs, 0), DEMO_LENGTH_MS - 1);
  const phase = phaseAt(now);
  const chosenCount = Math.max(0, Math.floor((now - TYPING_MS) / CHOOSE_EACH_MS));
  return {
    phase,
    typed: Math.min(now / TYPING_MS, 1),
    chosen: DEMO_FORMATS.slice(0, Math.min(chosenCount, DEMO_FORMATS.length)),
    progress: WRITE_MS.map((ms) => Math.min(Math.max((now - WRITING_AT_MS) / ms, 0), 1)),
    openResult: phase === 'reading' ? Math.floor((now - READING_AT_MS) / READ_EACH_MS) : null,
  };
}
/** With reduced motion, and before the start: the first output. */
const STILL_FRAME_MS = READING_AT_MS;
