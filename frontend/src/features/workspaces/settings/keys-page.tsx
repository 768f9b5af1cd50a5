import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ApiKey, CreatedKey, CreateKeyRequest, Workspace } from '@repurpose/contract';
import { useState } from 'react';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { pageMeta } from '../../../shared/page-meta.js';
import { paths } from '../../../shared/paths.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { Panel } from '../../../shared/ui/panel.js';
import { useWorkspace } from '../../../shared/workspace/workspace-context.js';
import { KeyList } from './key-list.js';
import {
  useCreateKeyMutation,
  useGetKeysQuery,
  useRevokeKeyMutation,
  useRotateKeyMutation,
} from './keys.api.js';
import { MadeKey } from './made-key.js';
import { NewKeyForm } from './new-key-form.js';

export const meta = pageMeta({
  title: 'API keys',
  description: 'The API keys of a workspace.',
  isIndexed: false,
});

/** `/w/:slug/settings/keys` */
export default function KeysPage() {
  const workspace = useWorkspace();
  return workspace && <Keys workspace={workspace} />;
}

function Keys({ workspace: { id: workspaceId, plan } }: { workspace: Workspace }) {
  const { data: keys, error } = useGetKeysQuery(workspaceId);
  const [create, { isLoading: isCreating }] = useCreateKeyMutation();
  const [rotate] = useRotateKeyMutation();
  const [revoke] = useRevokeKeyMutation();
  const [made, setMade] = useState<CreatedKey | null>(null);
  const [toRevoke, setToRevoke] = useState<ApiKey | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function run(work: () => Promise<CreatedKey | null>): Promise<void> {
    setRefusal(null);
    try {
      setMade(await work());
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      setRefusal(messageOf(cause));
    }
  }
  const createKey = (request: CreateKeyRequest) => run(() => create({ workspaceId, request }).unwrap());
  return (
    <Stack sx={{ gap: 6 }}>
      <Typography sx={{ maxWidth: '68ch' }}>
        A key lets your programs use this workspace through the <Link href={paths.api.getHref()}>API</Link>.
        It acts for the person who made it, and ends when they leave.
      </Typography>
      {isApiFailure(error) && <Alert severity="error">{messageOf(error)}</Alert>}
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      {made && <MadeKey made={made} onClose={() => setMade(null)} />}
      {plan === 'agency' ? (
        <Panel id="new-key" title="New key">
          <NewKeyForm key={made?.id} isBusy={isCreating} onCreate={(request) => void createKey(request)} />
        </Panel>
      ) : (
        <Alert severity="info">API access is part of the Agency plan.</Alert>
      )}
      {keys && (
        <Panel id="keys" title="Keys">
          <KeyList
            keys={keys}
            onRotate={({ id: keyId }) => void run(() => rotate({ workspaceId, keyId }).unwrap())}
            onRevoke={setToRevoke}
          />
        </Panel>
      )}
      {toRevoke && (
        <Dialog
          title={`Revoke “${toRevoke.name}”?`}
          onClose={() => setToRevoke(null)}
          actions={
            <>
              <Button variant="outlined" size="small" onClick={() => setToRevoke(null)}>
                Keep
              </Button>
              <Button
                size="small"
                onClick={() => {
                  void run(() => revoke({ workspaceId, keyId: toRevoke.id }).unwrap());
                  setToRevoke(null);
                }}
              >
                Revoke
              </Button>
            </>
          }
        >
          <Typography>
            Programs that use it are refused from now on. To replace it without an interruption, rotate it.
          </Typography>
        </Dialog>
      )}
    </Stack>
  );
}
