import { METRICS } from '../../../metrics/metrics.js';
import { WriterError } from './writer.port.js';

export interface CircuitOptions {
  misses: number;
  overMs: number;
  openMs: number;
}

/** For an unreachable provider. Responses of any status count as reached. */
export class CircuitBreaker {
  private misses = 0;
  private missedSince = 0;
  private openUntil = 0;

  constructor(
    private readonly options: CircuitOptions,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws WriterError, not retryable, while the circuit is open */
  enter(): void {
    if (this.openUntil === 0) return;
    const now = this.now();
    if (now < this.openUntil)
      throw new WriterError('WRITER_UNAVAILABLE', 'provider was not reached recently');
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
