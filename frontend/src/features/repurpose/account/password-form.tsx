import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import type { ChangePasswordRequest } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { PersonField } from '../../../shared/forms/person-field.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { useChangePasswordMutation } from '../repurpose.api.js';

/** A new password for an account with a session of ours. */
export default function PasswordForm({ onDone }: { onDone: () => void }) {
  const form = useForm<ChangePasswordRequest>({
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const toast = useToast();
  const submit = form.handleSubmit(async (passwords) => {
    try {
      await changePassword(passwords).unwrap();
      toast({ title: 'Password changed', description: 'Use the new password from now on.' });
      onDone();
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      toast({ title: 'Password not changed', description: messageOf(cause), variant: 'destructive' });
    }
  });
  return (
    <Stack
      component="form"
      noValidate
      spacing={3.5}
      sx={{ mt: 1, mb: 5, maxWidth: 360 }}
      onSubmit={(event) => void submit(event)}
    >
      <PersonField form={form} name="currentPassword" kind="password" label="Current password" />
      <PersonField form={form} name="newPassword" kind="newPassword" label="New password" />
      <Button type="submit" size="small" disabled={isLoading} sx={{ alignSelf: 'start' }}>
        Save new password
      </Button>
    </Stack>
  );
}
