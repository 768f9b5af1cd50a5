import { useState } from 'react';
import { useForm } from 'react-hook-form';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import {
  INBOX_PAGE,
  INVITATION_LIMITS,
  MEMBER_ROLES,
  mayGive,
  type MemberRole,
  type Workspace,
} from '@repurpose/contract';
import { useGetConfigQuery } from '../../../shared/api/api.js';
import { Form } from '../../../shared/forms/form.js';
import { FormField } from '../../../shared/forms/form-field.js';
import { SelectField } from '../../../shared/forms/select-field.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Note } from '../../../shared/ui/note.js';
import { Panel } from '../../../shared/ui/panel.js';
import { ROLE_NAMES, ROLE_NOTES } from '../role-words.js';
import { teamApi } from '../workspaces.api.js';

/** The link is only in the mail. */
export function InviteByMail({ workspace: { id, role: own } }: { workspace: Workspace }) {
  const [role, setRole] = useState<MemberRole>('editor');
  const [invite] = teamApi.useCreateInvitationMutation();
  const { data: config } = useGetConfigQuery();
  const toast = useToast();
  const form = useForm({ defaultValues: { email: '' } });
  const roles = MEMBER_ROLES.filter((each) => mayGive(own, each));
  async function submit({ email }: { email: string }): Promise<void> {
    await invite({ workspaceId: id, body: { email: email.trim(), role } }).unwrap();
    toast({
      title: 'Invitation sent',
      description: `${email.trim()} can accept it for ${INVITATION_LIMITS.mailDays} days.`,
    });
    form.reset();
  }
  return (
    <Panel id="by-mail" title="Invite by mail">
      <Form form={form} onSubmit={submit} field="email" button="Send invitation">
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 4 }}>
          <FormField name="email" kind="email" label="Email" />
          <SelectField
            label="Role"
            value={role}
            options={roles.map((each) => [each, ROLE_NAMES[each]])}
            onChange={setRole}
          />
        </Stack>
        <Note>
          {ROLE_NOTES[role]} The mail names your own address. Whoever has no account yet can open one there.
          {config?.mail.isSandbox && (
            <>
              {' '}
              This installation sends no mails; they are in its <Link href={INBOX_PAGE}>inbox</Link>.
            </>
          )}
        </Note>
      </Form>
    </Panel>
  );
}
