import { useState } from 'react';
import { useNavigate } from 'react-router';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Workspace } from '@repurpose/contract';
import { TextField } from '../../../shared/forms/text-field.js';
import { paths } from '../../../shared/paths.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { Panel } from '../../../shared/ui/panel.js';
import { useAttempt } from '../use-attempt.js';
import { useForgetWorkspace } from '../use-forget-workspace.js';
import { useDeleteWorkspaceMutation } from '../workspaces.api.js';

export function DeletePanel({ workspace }: { workspace: Workspace }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel id="delete" title="Delete">
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        Deletes the workspace with every text, version, tag and public link in it, for everybody.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Delete this workspace
      </Button>
      {isAsking && <DeleteDialog workspace={workspace} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** For good, so the name is typed once. */
function DeleteDialog({ workspace: { id, name }, onClose }: { workspace: Workspace; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [remove, { isLoading }] = useDeleteWorkspaceMutation();
  const attempt = useAttempt();
  const forget = useForgetWorkspace();
  const navigate = useNavigate();
  const toast = useToast();
  async function press(): Promise<void> {
    if (!(await attempt('Not deleted', remove({ workspaceId: id })))) return onClose();
    await navigate(paths.workspaces.getHref());
    forget();
    toast({ title: `“${name}” is deleted` });
  }
  return (
    <Dialog
      title={`Delete “${name}”?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" size="small" onClick={onClose}>
            Keep it
          </Button>
          <Button size="small" disabled={isLoading || typed.trim() !== name} onClick={() => void press()}>
            Delete for good
          </Button>
        </>
      }
    >
      <Typography>
        Everything in it is deleted at once, and its members lose it. This cannot be undone. To keep the
        texts, archive it or hand it over.
      </Typography>
      <TextField
        label={`Type its name to confirm: ${name}`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}
