import { MESSAGES } from '@repurpose/contract';
import { Sheet } from '../../../shared/ui/sheet.js';
import type { RunState } from '../run/run-state.js';
import { Progress } from './progress.js';

/** The pieces' panel while its own chunk is on its way. */
export function ResultsAhead({ run }: { run: RunState }) {
  return (
    <Sheet id="results" title={MESSAGES.transform.resultPanel} className="results">
      {run.phase === 'busy' && <Progress run={run} />}
    </Sheet>
  );
}
