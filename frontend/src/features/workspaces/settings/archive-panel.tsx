import Button from '@mui/material/Button';
import type { Workspace } from '@repurpose/contract';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Panel } from '../../../shared/ui/panel.js';
import { useChangeWorkspaceMutation } from '../workspaces.api.js';

const TEXTS = {
  open: {
    title: 'Archive',
    lead: 'Puts it out of the way: nobody can write in it until you bring it back. Everything in it is kept.',
    word: 'Archive this workspace',
    failed: 'Not archived',
    done: (name: string) => `“${name}” is archived`,
  },
  archived: {
    title: 'This workspace is archived',
    lead: 'Nobody can write in it, and it is not in the switcher. Everything in it is kept and can be read.',
    word: 'Bring it back',
    failed: 'Not brought back',
    done: (name: string) => `“${name}” is back`,
  },
} as const;

export function ArchivePanel({ workspace: { id, name, isArchived } }: { workspace: Workspace }) {
  const [change, { isLoading }] = useChangeWorkspaceMutation();
  const attempt = useAttempt();
  const toast = useToast();
  const { title, lead, word, failed, done } = TEXTS[isArchived ? 'archived' : 'open'];
  const press = () =>
    attempt(failed, change({ workspaceId: id, body: { isArchived: !isArchived } }), () =>
      toast({ title: done(name) }),
    );
  return (
    <Panel id="archive" title={title} lead={lead}>
      <Button variant="outlined" disabled={isLoading} onClick={() => void press()}>
        {word}
      </Button>
    </Panel>
  );
}
