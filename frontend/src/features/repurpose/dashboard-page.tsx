import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import type { User } from '@repurpose/contract';
import { ToLogin } from '../../shared/session/to-login.js';
import { useAuthState } from '../../shared/session/use-auth-state.js';
import { AheadLabel } from '../../shared/ui/page-ahead.js';
import { useWorkspace } from '../../shared/workspace/workspace-context.js';
import { writeBlockOf } from '../../shared/workspace/write-block.js';
import { unlistedMeta } from '../../shared/page-meta.js';
import { Desk } from './desk/desk.js';
import { HistoryPanel } from './results/history-panel.js';
import { Outcome } from './results/outcome.js';
import { useRun } from './run/use-run.js';

export const meta = unlistedMeta('Dashboard', 'Your desk: one source, many formats.');

/** Protected: loading, then the dashboard or the login page. */
export default function DashboardPage() {
  const auth = useAuthState({ isProtected: true });
  // Hydration must match the prerendered dashboard without a user. The deferred update then renders in slices.
  const status = useDeferredValue(auth.status, 'loading');
  const user = usePlaced(useDeferredValue(auth.user, null));
  const block = writeBlockOf(useWorkspace());
  const [owner, setOwner] = useState<string | null>(null);
  if (user !== null && owner === null) setOwner(user.id);
  if (status === 'signed-out' && auth.status === 'signed-out') return <ToLogin auth={auth} />;
  if (user !== null && block !== null) return <ReadingDesk user={user} reason={block} />;
  // Another user gets a new dashboard. The one without a user becomes the first user's.
  const isOthers = user !== null && owner !== null && user.id !== owner;
  return (
    <>
      {user === null && <AheadLabel label="Opening your desk…" />}
      <Desk key={isOthers ? user.id : 'desk'} user={user} />
    </>
  );
}

/** The workspace's plan decides about formats, exports and credits. */
function usePlaced(user: User | null): User | null {
  const plan = useWorkspace()?.plan;
  return useMemo(() => (user === null || plan === undefined ? user : { ...user, plan }), [user, plan]);
}

const nothing = () => undefined;

/** For viewers: nothing can be started. */
function ReadingDesk({ user, reason }: { user: User; reason: string }) {
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
