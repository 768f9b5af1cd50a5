import Stack from '@mui/material/Stack';
import type { User } from '@repurpose/contract';
import { useTurns } from '../../../shared/browser/use-turns.js';
import { useWorkspace } from '../../../shared/workspace/workspace-context.js';
import { AccountPanel } from '../account/account-panel.js';
import { ChangePlanPanel } from '../account/change-plan-panel.js';
import { HistoryPanel } from '../results/history-panel.js';

type DeskBelowProps = { user: User; onOpen: (id: string) => void; openId: string | null };

/** Below the fold, in a chunk that loads after the editor. Account and plan are for the owner. */
export default function DeskBelow({ user, onOpen, openId }: DeskBelowProps) {
  const workspace = useWorkspace();
  const isOwner = workspace === null || workspace.role === 'owner';
  const shown = useTurns(true, 3);
  return (
    // Far below the first view on a phone: laid out when it comes near.
    <Stack spacing={5} sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 420px', mt: 5 }}>
      {shown > 0 && <HistoryPanel onOpen={onOpen} openId={openId} />}
      {isOwner && shown > 1 && <AccountPanel user={user} />}
      {isOwner && shown > 2 && <ChangePlanPanel user={user} />}
    </Stack>
  );
}
