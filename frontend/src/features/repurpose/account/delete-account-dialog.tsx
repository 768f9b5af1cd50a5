import { useId } from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import type { DeleteAccountRequest } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { PasswordInput } from '../../../shared/forms/password-input.js';
import { hasFirebaseRecord } from '../../../shared/session/session-hint.js';
import { useLeave } from '../../../shared/session/use-leave.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { useDeleteUserMutation } from '../repurpose.api.js';

export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { register, handleSubmit, formState, setError } = useForm<DeleteAccountRequest>();
  const [deleteUser, { isLoading }] = useDeleteUserMutation();
  const leave = useLeave();
  // Users of the identity service have no password here.
  const hasOwnPassword = !hasFirebaseRecord();
  const submit = handleSubmit(async ({ password }) => {
    try {
      await deleteUser(hasOwnPassword ? { password: password ?? '' } : {}).unwrap();
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      return setError('root', { message: messageOf(cause) });
    }
    await leave({ title: 'Account deleted', description: 'Nothing of it is kept here.' });
  });
  return (
    <Dialog
      title="Delete my account"
      onClose={onClose}
      actions={
        <>
          <SmallButton onClick={onClose}>Keep my account</SmallButton>
          <Button type="submit" form={formId} size="small" disabled={isLoading}>
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
        {hasOwnPassword && (
          <PasswordInput label="Your password" autoComplete="current-password" {...register('password')} />
        )}
        {formState.errors.root && (
          <FormHelperText error role="alert">
            {formState.errors.root.message}
          </FormHelperText>
        )}
      </form>
    </Dialog>
  );
}
