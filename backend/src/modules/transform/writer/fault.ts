/** What is wrong with a model's draft, as the model is told. */
export interface Fault {
  complaint: string;
  /** How much worse it makes the draft: an invention counts before a wrong language, that before a matter of style. */
  weight: number;
}

export function weightOf(faults: readonly Fault[]): number {
  return faults.reduce((sum, { weight }) => sum + weight, 0);
}
