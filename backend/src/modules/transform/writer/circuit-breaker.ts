import { METRICS } from '../../../metrics/metrics.js';
import { WriterError } from './writer.port.js';

export interface CircuitOptions {
  /** Not reached this often in a row, over at least `overMs`: nobody is called any more. */
  misses: number;
  overMs: number;
  /** After this pause one call tries again. */
  openMs: number;
}

/** Spares a provider that cannot be reached, and its callers the wait. Answers of any status count as reached. */
export class CircuitBreaker {
  private misses = 0;
  private missedSince = 0;
  private openUntil = 0;

  constructor(
    private readonly options: CircuitOptions,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Before a call. @throws WriterError, not retryable, while nobody is to be called */
  enter(): void {
    if (this.openUntil === 0) return;
    const now = this.now();
    if (now < this.openUntil) throw new WriterError('WRITER_UNAVAILABLE', 'provider not reached of late');
    // This one tries; the others wait for what it finds.
    this.openUntil = now + this.options.openMs;
  }

  reached(): void {
    this.misses = 0;
    if (this.openUntil === 0) return;
    this.openUntil = 0;
    METRICS.providerCircuit.set(0);
  }

  missed(): void {
    const now = this.now();
    if (this.misses === 0) this.missedSince = now;
    this.misses += 1;
    if (this.misses < this.options.misses || now - this.missedSince < this.options.overMs) return;
    this.openUntil = now + this.options.openMs;
    METRICS.providerCircuit.set(1);
  }
}
