import { useState } from 'react';
import type { Workspace } from '@repurpose/contract';
import { TextField } from '../../../shared/forms/text-field.js';
import { ConfirmButton } from '../../../shared/ui/dialog.js';
import { Panel } from '../../../shared/ui/panel.js';
import { useWayOut } from '../use-way-out.js';
import { useDeleteWorkspaceMutation } from '../workspaces.api.js';

/** Permanent, so the name must be typed. */
export function DeletePanel({ workspace: { id, name } }: { workspace: Workspace }) {
  const [typed, setTyped] = useState('');
  const [remove] = useDeleteWorkspaceMutation();
  const leave = useWayOut();
  return (
    <Panel
      id="delete"
      title="Delete"
      lead="Deletes the workspace with every text, version, tag and public link in it, for everybody."
    >
      <ConfirmButton
        color="error"
        word="Delete this workspace"
        title={`Delete “${name}”?`}
        confirm="Delete for good"
        cancel="Keep it"
        isBlocked={typed.trim() !== name}
        onConfirm={() => leave(remove({ workspaceId: id }), 'Not deleted', `“${name}” is deleted`)}
      >
        <span>
          Everything in it is deleted at once, and its members lose it. This cannot be undone. To keep the
          texts, archive it or hand it over.
        </span>
        <TextField
          label={`Type its name to confirm: ${name}`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmButton>
    </Panel>
  );
}
