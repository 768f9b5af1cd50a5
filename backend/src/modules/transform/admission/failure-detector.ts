/** The result of one heartbeat check; `unknown`: it could not be read. */
export type HeartbeatSignal = 'alive' | 'absent' | 'unknown';

/** Reports several missing heartbeats in a row. `unknown` restarts the count; a longer grace precedes the first. */
export class FailureDetector {
  private failsAt: number;

  constructor(
    now: number,
    startGraceMs: number,
    private readonly patienceMs: number,
  ) {
    this.failsAt = now + startGraceMs;
  }

  observe(signal: HeartbeatSignal, now: number): boolean {
    if (signal === 'alive') this.failsAt = now + this.patienceMs;
    if (signal === 'unknown') this.failsAt = Math.max(this.failsAt, now + this.patienceMs);
    return signal === 'absent' && now >= this.failsAt;
  }
}
