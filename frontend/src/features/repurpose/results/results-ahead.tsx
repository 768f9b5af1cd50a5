import { lazy, Suspense } from 'react';
import { MESSAGES } from '@repurpose/contract';
import { Panel } from '../../../shared/ui/panel.js';
import type { RunState } from '../run/run-state.js';

const Progress = lazy(async () => ({ default: (await import('./progress.js')).Progress }));

/** While the results' chunk loads. */
export function ResultsAhead({ run }: { run: RunState }) {
  return (
    <Panel id="results" title={MESSAGES.transform.resultPanel}>
      <Suspense>{run.phase === 'busy' && <Progress run={run} />}</Suspense>
    </Panel>
  );
}
