import { useForm } from 'react-hook-form';
import type { ChangePasswordRequest } from '@repurpose/contract';
import { PersonField } from '../../../shared/forms/person-field.js';
import { useChangePasswordMutation } from '../repurpose.api.js';
import { AccountForm } from './account-form.js';

/** For accounts with our own sign-in. */
export default function PasswordForm({ onDone }: { onDone: () => void }) {
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
