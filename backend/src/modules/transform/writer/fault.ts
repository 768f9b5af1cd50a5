/** A fault in a model's draft, in the words sent to the model. */
export interface Fault {
  complaint: string;
  /** How much worse it makes the draft: an invention counts before a wrong language, that before a matter of style. */
  weight: number;
}

export function weightOf(faults: readonly Fault[]): number {
  return faults.reduce((sum, { weight }) => sum + weight, 0);
}
