import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ChangeAddressRequest, ChangePasswordRequest } from '@repurpose/contract';
import { PersonField } from '../../../shared/forms/person-field.js';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { useChangeAddressMutation, useChangePasswordMutation } from '../repurpose.api.js';

export type SignInPart = 'password' | 'email';
type ChangeSignInProps = { part: SignInPart; onDone: () => void };

/** For accounts with our own sign-in. */
export default function ChangeSignIn({ part, onDone }: ChangeSignInProps) {
  return part === 'password' ? <PasswordForm onDone={onDone} /> : <AddressForm onDone={onDone} />;
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const form = useForm<ChangePasswordRequest>({ defaultValues: { currentPassword: '', newPassword: '' } });
  const [changePassword] = useChangePasswordMutation();
  return (
    <AccountForm
      form={form}
      onSubmit={(passwords) => changePassword(passwords)}
      done={{ title: 'Password changed', description: 'Use the new password from now on.' }}
      failedTitle="Password not changed"
      onDone={onDone}
      action="Save new password"
    >
      <PersonField form={form} name="currentPassword" kind="password" label="Current password" />
      <PersonField form={form} name="newPassword" kind="newPassword" label="New password" />
    </AccountForm>
  );
}

/** The new address counts once its link was opened. */
function AddressForm({ onDone }: { onDone: () => void }) {
  const form = useForm<ChangeAddressRequest>({ defaultValues: { email: '', password: '' } });
  const [changeAddress] = useChangeAddressMutation();
  return (
    <AccountForm
      form={form}
      onSubmit={({ email, password }) => changeAddress({ email: email.trim(), password })}
      done={{ title: 'Check your new mailbox', description: 'Open the link there to use the address.' }}
      failedTitle="Email not changed"
      onDone={onDone}
      action="Send the link"
    >
      <PersonField form={form} name="email" kind="email" label="New email" />
      <PersonField form={form} name="password" kind="password" label="Your password" />
    </AccountForm>
  );
}

interface AccountFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => { unwrap(): Promise<unknown> };
  done: { title: string; description: string };
  failedTitle: string;
  onDone: () => void;
  action: string;
  children: ReactNode;
}

function AccountForm<Values extends FieldValues>(props: AccountFormProps<Values>) {
  const { form, onSubmit, done, failedTitle, onDone, action, children } = props;
  const attempt = useAttempt();
  const toast = useToast();
  const submit = form.handleSubmit((values) =>
    attempt(failedTitle, onSubmit(values), () => {
      toast(done);
      onDone();
    }),
  );
  return (
    <Stack
      component="form"
      noValidate
      spacing={3.5}
      sx={{ mt: 1, mb: 5, maxWidth: 360 }}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <Button type="submit" size="small" disabled={form.formState.isSubmitting} sx={{ alignSelf: 'start' }}>
        {action}
      </Button>
    </Stack>
  );
}
