import { createContext, useContext } from 'react';
import type { PlanKey } from '@repurpose/contract';
import { useApiDispatch } from '../../../shared/api/api.js';
import { outputCalls } from '../edit/outputs.api.js';
import type { OutputAt } from '../repurpose.api.js';
import type { NewOutput } from '../run/use-output-changes.js';
import type { ShowInSource } from './claims/claims.js';
import type { FinishedOutput } from './read-output.js';

/** The output that is shown, for all parts of its view. */
export interface OpenOutput {
  output: FinishedOutput;
  plan: PlanKey;
  /** The source. */
  content: string;
  onShowInSource: ShowInSource;
  at: OutputAt;
  /** Null: cannot be edited, or not yet. */
  editing: { onEdit: () => void; onSaved: (saved: NewOutput) => void } | null;
}
export const OpenOutputContext = createContext<OpenOutput | null>(null);

export function useOpenOutput(): OpenOutput {
  const open = useContext(OpenOutputContext);
  if (open === null) throw new Error('No output is shown here.');
  return open;
}

export function useOutputCalls() {
  const { at } = useOpenOutput();
  const dispatch = useApiDispatch();
  return outputCalls(dispatch, at);
}
