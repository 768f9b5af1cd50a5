import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Workspace } from '@repurpose/contract';
import { SelectField } from '../../../shared/forms/select-field.js';
import { ConfirmButton } from '../../../shared/ui/dialog.js';
import { Panel } from '../../../shared/ui/panel.js';
import { useWayOut } from '../use-way-out.js';
import { teamApi } from '../workspaces.api.js';

const LEAD =
  'Makes a member the owner: everything in the workspace becomes theirs, and their plan pays for it. They have to be on the Agency plan. You are not in it any more.';

/** The new owner pays from then on. */
export function HandOverPanel({ workspace: { id, name } }: { workspace: Workspace }) {
  const { data: people = [] } = teamApi.useGetMembersQuery({ workspaceId: id });
  const members = people.filter(({ role }) => role !== 'owner');
  const [chosen, setChosen] = useState('');
  const [handOver] = teamApi.useHandOverWorkspaceMutation();
  const leave = useWayOut();
  const receiver = members.find(({ userId }) => userId === chosen) ?? members[0];
  if (receiver === undefined)
    return (
      <Panel id="hand-over" title="Hand over" lead={LEAD}>
        <Typography>There is nobody to hand it over to yet. Invite the next owner first.</Typography>
      </Panel>
    );
  const { userId, username } = receiver;
  return (
    <Panel id="hand-over" title="Hand over" lead={LEAD}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 3, alignItems: { xs: 'flex-start', md: 'flex-end' } }}
      >
        <SelectField
          label="New owner"
          value={userId}
          options={members.map((each) => [
            each.userId,
            each.email === null ? each.username : `${each.username} (${each.email})`,
          ])}
          onChange={setChosen}
        />
        <ConfirmButton
          word="Hand over"
          title={`Hand “${name}” over to ${username}?`}
          confirm="Hand over"
          cancel="Keep it"
          onConfirm={() =>
            leave(
              handOver({ workspaceId: id, body: { userId } }),
              'Not handed over',
              `“${name}” belongs to ${username} now`,
            )
          }
        >
          You lose access to its texts at once. Only {username} can give it back or invite you.
        </ConfirmButton>
      </Stack>
    </Panel>
  );
}
