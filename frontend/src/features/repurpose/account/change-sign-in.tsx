import { useForm } from 'react-hook-form';
import type { ChangeAddressRequest, ChangePasswordRequest } from '@repurpose/contract';
import { Form } from '../../../shared/forms/form.js';
import { FormField } from '../../../shared/forms/form-field.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { repurposeApi } from '../repurpose.api.js';

export type SignInPart = 'password' | 'email';
type ChangeSignInProps = { part: SignInPart; onDone: () => void };

const LOOK = { spacing: 3.5, sx: { mt: 1, mb: 5, maxWidth: 360 }, size: 'small' } as const;

/** For accounts with our own sign-in. */
export default function ChangeSignIn({ part, onDone }: ChangeSignInProps) {
  return part === 'password' ? <PasswordForm onDone={onDone} /> : <AddressForm onDone={onDone} />;
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const form = useForm<ChangePasswordRequest>({ defaultValues: { currentPassword: '', newPassword: '' } });
  const [changePassword] = repurposeApi.useChangePasswordMutation();
  const toast = useToast();
  async function submit(passwords: ChangePasswordRequest): Promise<void> {
    await changePassword(passwords).unwrap();
    toast({ title: 'Password changed', description: 'Use the new password from now on.' });
    onDone();
  }
  return (
    <Form {...LOOK} form={form} onSubmit={submit} field="currentPassword" button="Save new password">
      <FormField<ChangePasswordRequest> name="currentPassword" kind="password" label="Current password" />
      <FormField<ChangePasswordRequest> name="newPassword" kind="newPassword" label="New password" />
    </Form>
  );
}

/** The new address counts once its link was opened. */
function AddressForm({ onDone }: { onDone: () => void }) {
  const form = useForm<ChangeAddressRequest>({ defaultValues: { email: '', password: '' } });
  const [changeAddress] = repurposeApi.useChangeAddressMutation();
  const toast = useToast();
  async function submit({ email, password }: ChangeAddressRequest): Promise<void> {
    await changeAddress({ email: email.trim(), password }).unwrap();
    toast({ title: 'Check your new mailbox', description: 'Open the link there to use the address.' });
    onDone();
  }
  return (
    <Form {...LOOK} form={form} onSubmit={submit} field="password" button="Send the link">
      <FormField<ChangeAddressRequest> name="email" kind="email" label="New email" />
      <FormField<ChangeAddressRequest> name="password" kind="password" label="Your password" />
    </Form>
  );
}
