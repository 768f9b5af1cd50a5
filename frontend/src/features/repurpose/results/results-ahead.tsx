import { MESSAGES } from '@repurpose/contract';
import { Panel } from '../../../shared/ui/panel.js';
import type { RunState } from '../run/run-state.js';
import { Progress } from './progress.js';

/** The pieces' panel while its own chunk is on its way. */
export function ResultsAhead({ run }: { run: RunState }) {
  return (
    <Panel id="results" title={MESSAGES.transform.resultPanel}>
      {run.phase === 'busy' && <Progress run={run} />}
    </Panel>
  );
}
