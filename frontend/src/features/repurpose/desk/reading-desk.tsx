import { lazy, Suspense, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { User } from '@repurpose/contract';
import { HistoryPanel } from '../results/history-panel.js';
import { Outcome } from '../results/outcome.js';
import { useSourceView } from '../results/claims/use-source-view.js';
import { useRun } from '../run/use-run.js';

const SourceDialog = lazy(() => import('../results/claims/source-dialog.js'));
const nothing = () => undefined;

/** For viewers: nothing can be started. */
export function ReadingDesk({ user, reason }: { user: User; reason: string }) {
  const { run, open, select, replace } = useRun(user);
  const sourceView = useSourceView(useRef(null), run.content);
  return (
    <Container id="desk" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Typography variant="h1">Dashboard</Typography>
      <Alert severity="info">{reason}</Alert>
      {run.phase === 'idle' ? (
        <Typography color="textSecondary">
          Nothing has been made in this workspace yet. What others make is shown here.
        </Typography>
      ) : (
        <Outcome
          run={run}
          user={user}
          hasContent
          onTrySample={nothing}
          onStartAgain={nothing}
          onSelect={select}
          onRetry={nothing}
          onShowInSource={sourceView.show}
          onSaved={replace}
        />
      )}
      {run.phase !== 'idle' && <HistoryPanel onOpen={open} openId={run.id} />}
      <Suspense>
        {sourceView.place && (
          <SourceDialog content={run.content} place={sourceView.place} onClose={sourceView.close} />
        )}
      </Suspense>
    </Container>
  );
}
