import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import type { ChangeAddressRequest } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { PersonField } from '../../../shared/forms/person-field.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { useChangeAddressMutation } from '../repurpose.api.js';

/** Asks for a new address. It is used once the link sent there was opened. */
export default function AddressForm({ onDone }: { onDone: () => void }) {
  const form = useForm<ChangeAddressRequest>({ defaultValues: { email: '', password: '' } });
  const [changeAddress, { isLoading }] = useChangeAddressMutation();
  const toast = useToast();
  const submit = form.handleSubmit(async ({ email, password }) => {
    try {
      await changeAddress({ email: email.trim(), password }).unwrap();
      toast({ title: 'Check your new mailbox', description: 'Open the link there to use the address.' });
      onDone();
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      toast({ title: 'Email not changed', description: messageOf(cause), variant: 'destructive' });
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
      <PersonField form={form} name="email" kind="email" label="New email" />
      <PersonField form={form} name="password" kind="password" label="Your password" />
      <Button type="submit" size="small" disabled={isLoading} sx={{ alignSelf: 'start' }}>
        Send the link
      </Button>
    </Stack>
  );
}
