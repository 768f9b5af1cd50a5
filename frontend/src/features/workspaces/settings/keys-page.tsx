import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { can, type CreatedKey } from '@repurpose/contract';
import { useState } from 'react';
import { pageMeta } from '../../../shared/page-meta.js';
import { paths } from '../../../shared/paths.js';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { FailureAlert } from '../../../shared/ui/not-yet.js';
import { Panel } from '../../../shared/ui/panel.js';
import { useOpenWorkspace } from '../../../shared/workspace/workspace-context.js';
import { PlanPrompt } from '../plan-prompt.js';
import { KeyList } from './key-list.js';
import { keysApi } from './keys.api.js';
import { NewKeyForm } from './new-key-form.js';
import AlertTitle from '@mui/material/AlertTitle';
import { intoView } from '../../../shared/browser/bring-into-view.js';
import { CopyButton } from '../../../shared/ui/copy-button.js';
import { SmallButton } from '../../../shared/ui/small-button.js';

export const meta = pageMeta('API keys', 'The API keys of a workspace.', { isIndexed: false });

/** `/w/:slug/settings/keys` */
export default function KeysPage() {
  if (!can(useOpenWorkspace().role, 'workspace:manage'))
    return <Alert severity="info">The owner and admins of this workspace make its API keys.</Alert>;
  return <Keys />;
}

function Keys() {
  const { id: workspaceId, plan, role } = useOpenWorkspace();
  const { data: keys, error } = keysApi.useGetKeysQuery({ workspaceId });
  const [create] = keysApi.useCreateKeyMutation();
  const [rotate] = keysApi.useRotateKeyMutation();
  const [revoke] = keysApi.useRevokeKeyMutation();
  const [made, setMade] = useState<CreatedKey | null>(null);
  const attempt = useAttempt();
  return (
    <Stack sx={{ gap: 6 }}>
      <Typography sx={{ maxWidth: '68ch' }}>
        A key lets your programs use this workspace through the <Link href={paths.api.getHref()}>API</Link>.
        It acts for the person who made it, and ends when they leave.
      </Typography>
      <FailureAlert error={error} />
      {made && <MadeKey made={made} onClose={() => setMade(null)} />}
      {plan === 'agency' ? (
        <Panel id="new-key" title="New key">
          <NewKeyForm
            key={made?.id}
            onCreate={(body) => attempt('No key was made', create({ workspaceId, body }), setMade)}
          />
        </Panel>
      ) : (
        <PlanPrompt canUpgrade={role === 'owner'}>API access is part of Agency.</PlanPrompt>
      )}
      {keys && (
        <Panel id="keys" title="Keys">
          <KeyList
            keys={keys}
            onRotate={(keyId) => void attempt('Not rotated', rotate({ workspaceId, keyId }), setMade)}
            onRevoke={(keyId) => attempt('Not revoked', revoke({ workspaceId, keyId }), () => setMade(null))}
          />
        </Panel>
      )}
    </Stack>
  );
}

/** Shown only once. */
const MadeKey = ({ made, onClose }: { made: CreatedKey; onClose: () => void }) => (
  <Alert ref={intoView} severity="success">
    <AlertTitle>Copy the key “{made.name}” now. It is not shown again.</AlertTitle>
    <Stack spacing={3}>
      <code style={{ overflowWrap: 'anywhere' }}>{made.key}</code>
      <Stack direction="row" spacing={2}>
        <CopyButton variant="contained" text={made.key} label="key" />
        <SmallButton onClick={onClose}>Done</SmallButton>
      </Stack>
    </Stack>
  </Alert>
);
