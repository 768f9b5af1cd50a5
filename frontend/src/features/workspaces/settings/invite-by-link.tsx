import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LINK_ROLES, type LinkRole, type Workspace } from '@repurpose/contract';
import { intoView } from '../../../shared/browser/bring-into-view.js';
import { counted } from '../../../shared/figures.js';
import { SelectField } from '../../../shared/forms/select-field.js';
import { TextField } from '../../../shared/forms/text-field.js';
import { CopyButton } from '../../../shared/ui/copy-button.js';
import { FailureAlert } from '../../../shared/ui/not-yet.js';
import { Note } from '../../../shared/ui/note.js';
import { Panel } from '../../../shared/ui/panel.js';
import { ROLE_NAMES } from '../role-words.js';
import { teamApi } from '../workspaces.api.js';

const DAYS = [1, 7, 30] as const;
const USES = [1, 5, 10, 50] as const;

/** Shown once: only its hash is stored. */
export function InviteByLink({ workspace: { id } }: { workspace: Workspace }) {
  const [role, setRole] = useState<LinkRole>('viewer');
  const [days, setDays] = useState<number>(7);
  const [maxUses, setMaxUses] = useState<number>(1);
  const [create, { data: made, error, isLoading }] = teamApi.useCreateInvitationMutation();
  return (
    <Panel id="by-link" title="Invite with a link">
      <Stack sx={{ gap: 4 }}>
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 4 }}>
          <SelectField
            label="Role"
            value={role}
            options={LINK_ROLES.map((each) => [each, ROLE_NAMES[each]])}
            onChange={setRole}
          />
          <SelectField
            label="Works for"
            value={days}
            options={DAYS.map((each) => [each, counted(each, 'day')])}
            onChange={setDays}
          />
          <SelectField
            label="And for"
            value={maxUses}
            options={USES.map((each) => [each, counted(each, 'person', 'people')])}
            onChange={setMaxUses}
          />
        </Stack>
        <Note>
          Anyone who has the link can use it, so send it only to those it is for. Admins are invited by mail.
        </Note>
        <Button
          variant="outlined"
          disabled={isLoading}
          onClick={() => void create({ workspaceId: id, body: { role, days, maxUses } })}
          sx={{ alignSelf: 'flex-start' }}
        >
          Create link
        </Button>
        <FailureAlert error={error} />
        {made?.url && <NewLink url={made.url} />}
      </Stack>
    </Panel>
  );
}

const NewLink = ({ url }: { url: string }) => (
  <Alert ref={intoView} severity="success" sx={{ scrollMarginBottom: 16 }}>
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <span>Copy the link now: it is not shown again.</span>
      <TextField
        label="Invitation link"
        value={url}
        inputProps={{ readOnly: true }}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={url} label="link" word="Copy link" />
    </Stack>
  </Alert>
);
