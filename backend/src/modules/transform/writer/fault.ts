/** A fault in a model's draft, worded for the model. */
export interface Fault {
  complaint: string;
  /** Severity: unsupported claims, then a wrong language, then style. */
  weight: number;
}

export function weightOf(faults: readonly Fault[]): number {
  return faults.reduce((sum, { weight }) => sum + weight, 0);
}
