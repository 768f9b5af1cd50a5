import { useId } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import type { DeleteAccountRequest } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { PasswordInput } from '../../../shared/forms/password-input.js';
import { hasFirebaseRecord } from '../../../shared/session/session-hint.js';
import { useLeave } from '../../../shared/session/use-leave.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { FailureAlert } from '../../../shared/ui/not-yet.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { useDeleteUserMutation } from '../repurpose.api.js';

export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { register, handleSubmit } = useForm<DeleteAccountRequest>();
  const [deleteUser, { isLoading, error }] = useDeleteUserMutation();
  const leave = useLeave();
  // Users of the identity service have no password here.
  const hasOwnPassword = !hasFirebaseRecord();
  const submit = handleSubmit(async ({ password }) => {
    const answer = await deleteUser(hasOwnPassword ? { password: password ?? '' } : {});
    if (!('error' in answer))
      await leave({ title: 'Account deleted', description: 'Nothing of it is kept here.' });
  });
  return (
    <Dialog
      title="Delete my account"
      onClose={onClose}
      actions={
        <>
          <SmallButton onClick={onClose}>Keep my account</SmallButton>
          <Button type="submit" form={formId} size="small" color="error" disabled={isLoading}>
            Delete for good
          </Button>
        </>
      }
    >
      <Typography>
        Your texts, history and credits are deleted at once, and a paid plan ends today. This cannot be
        undone.
      </Typography>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {hasOwnPassword ? (
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            autoFocus
            error={isApiFailure(error) ? messageOf(error) : undefined}
            {...register('password')}
          />
        ) : (
          <FailureAlert error={error} />
        )}
      </form>
    </Dialog>
  );
}
