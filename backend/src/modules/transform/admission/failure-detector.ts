/** What one look at a sign of life told: there, not there, or nobody could say. */
export type HeartbeatSignal = 'alive' | 'absent' | 'unknown';

/**
 * When somebody who shows a sign of life is to be called gone. Only a row of looks that found none proves it: one
 * `unknown` (nobody could look) starts the patience anew, and before the first sign there is a longer one.
 */
export class FailureDetector {
  private missableAt: number;

  constructor(
    now: number,
    startGraceMs: number,
    private readonly patienceMs: number,
  ) {
    this.missableAt = now + startGraceMs;
  }

  /** Notes one look and tells whether whoever is looked for is gone. */
  note(sign: HeartbeatSignal, now: number): boolean {
    if (sign === 'alive') this.missableAt = now + this.patienceMs;
    if (sign === 'unknown') this.missableAt = Math.max(this.missableAt, now + this.patienceMs);
    return sign === 'absent' && now >= this.missableAt;
  }
}
