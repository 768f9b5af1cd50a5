import { useId } from 'react';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import type { DeleteAccountRequest } from '@repurpose/contract';
import { Form } from '../../../shared/forms/form.js';
import { FormField } from '../../../shared/forms/form-field.js';
import { hasFirebaseRecord } from '../../../shared/session/session-hint.js';
import { useLeave } from '../../../shared/session/use-leave.js';
import { ConfirmDialog } from '../../../shared/ui/dialog.js';
import { FailureAlert } from '../../../shared/ui/failure-alert.js';
import { repurposeApi } from '../repurpose.api.js';

export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const form = useForm<DeleteAccountRequest>();
  const [deleteUser, { isLoading, error }] = repurposeApi.useDeleteUserMutation();
  const leave = useLeave();
  // Users of the identity service have no password here.
  const hasOwnPassword = !hasFirebaseRecord();
  async function submit({ password = '' }: DeleteAccountRequest): Promise<void> {
    await deleteUser(hasOwnPassword ? { password } : {}).unwrap();
    await leave({ title: 'Account deleted', description: 'Nothing of it is kept here.' });
  }
  return (
    <ConfirmDialog
      title="Delete my account"
      confirm="Delete for good"
      cancel="Keep my account"
      color="error"
      isBlocked={isLoading}
      form={id}
      onClose={onClose}
    >
      <Typography>
        Your texts, history and credits are deleted at once, and a paid plan ends today. This cannot be
        undone.
      </Typography>
      <Form id={id} form={form} onSubmit={submit} field="password">
        {hasOwnPassword ? (
          <FormField<DeleteAccountRequest>
            name="password"
            kind="password"
            label="Your password"
            autoFocus
            rules={{}}
          />
        ) : (
          <FailureAlert error={error} />
        )}
      </Form>
    </ConfirmDialog>
  );
}
