import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { FORMATS, MESSAGES, type FormatKey, type PlanKey } from '@repurpose/contract';
import { Sheet } from '../../../shared/ui/sheet.js';
import { deliveredFormats, type RunState } from '../run/run-state.js';
import { Failures } from './failures.js';
import { PieceView } from './piece-view.js';
import { Progress } from './progress.js';
import type { ShowInSource } from './claims.js';

type ResultsPanelProps = {
  run: RunState;
  plan: PlanKey;
  onSelect: (format: FormatKey) => void;
  onRetry: (format: FormatKey) => void;
  onShowInSource: ShowInSource | null;
};

/** The pieces: rows that fill while it runs, a tab for each that is finished, failures with their retry. */
export function ResultsPanel({ run, plan, onSelect, onRetry, onShowInSource }: ResultsPanelProps) {
  const delivered = deliveredFormats(run);
  const shown =
    run.selected !== null && delivered.includes(run.selected) ? run.selected : (delivered[0] ?? null);
  const piece = shown === null ? undefined : run.pieces[shown];
  if (run.phase === 'error' && delivered.length === 0) return null;
  return (
    <Sheet id="results" title={MESSAGES.transform.resultPanel} className="results">
      {run.phase === 'busy' && <Progress run={run} />}
      {shown !== null && (
        <Tabs
          className="results-tabs"
          value={shown}
          onChange={(_event, next: FormatKey) => onSelect(next)}
          variant="scrollable"
          scrollButtons="auto"
          aria-label={MESSAGES.transform.resultPanel}
        >
          {delivered.map((format) => (
            <Tab
              key={format}
              id={`result-tab-${format}`}
              aria-controls="result-panel"
              value={format}
              label={FORMATS[format].label}
            />
          ))}
        </Tabs>
      )}
      {shown !== null && piece?.status === 'done' && (
        <div role="tabpanel" id="result-panel" aria-labelledby={`result-tab-${shown}`}>
          <PieceView key={shown} format={shown} piece={piece} plan={plan} onShowInSource={onShowInSource} />
        </div>
      )}
      <Failures run={run} onRetry={onRetry} />
    </Sheet>
  );
}
