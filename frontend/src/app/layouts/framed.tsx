import type { ReactNode } from 'react';
import { FRAMES, type Frame } from '../frames.js';

/** A page inside the frames it needs. */
export function Framed({ frame, children }: { frame: Frame; children: ReactNode }) {
  return FRAMES[frame].reduceRight((inner, { Page: Around }) => <Around>{inner}</Around>, children);
}
