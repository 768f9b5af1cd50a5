import { useForm } from 'react-hook-form';
import type { ChangeAddressRequest } from '@repurpose/contract';
import { PersonField } from '../../../shared/forms/person-field.js';
import { useChangeAddressMutation } from '../repurpose.api.js';
import { AccountForm } from './account-form.js';

/** The new address counts once its link was opened. */
export default function AddressForm({ onDone }: { onDone: () => void }) {
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
