import type { FormatKey } from '@repurpose/contract';
import { DEMO_FORMATS } from '../content/sample.types.js';

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
export const STILL_FRAME_MS = READING_AT_MS;
