import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { User } from '@repurpose/contract';
import { HistoryPanel } from '../results/history-panel.js';
import { Outcome } from '../results/outcome.js';
import { useRun } from '../run/use-run.js';

const nothing = () => undefined;

/** For viewers: nothing can be started. */
export function ReadingDesk({ user, reason }: { user: User; reason: string }) {
  const runs = useRun(user);
  const { run, open } = runs;
  return (
    <Container id="desk" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Typography variant="h1">Dashboard</Typography>
      <Alert severity="info">{reason}</Alert>
      {run.phase === 'idle' ? (
        <Typography color="textSecondary">
          Nothing has been made in this workspace yet. What others make is shown here.
        </Typography>
      ) : (
        <Outcome {...runs} user={user} hasContent onTrySample={nothing} onStartAgain={nothing} />
      )}
      {run.phase !== 'idle' && <HistoryPanel onOpen={open} openId={run.id} />}
    </Container>
  );
}
