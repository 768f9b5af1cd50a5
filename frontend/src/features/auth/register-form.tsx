import Link from '@mui/material/Link';
import { useForm } from 'react-hook-form';
import { MESSAGES, type RegisterRequest } from '@repurpose/contract';
import { Form } from '../../shared/forms/form.js';
import { FormField } from '../../shared/forms/form-field.js';
import { Note } from '../../shared/ui/note.js';
import type { useSignIn } from './use-sign-in.js';
import { paths } from '../../shared/paths.js';

export function RegisterForm({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const form = useForm<RegisterRequest>();
  const submit = ({ username, email, password }: RegisterRequest) =>
    signIn.register({ username: username.trim(), email: email.trim(), password });
  return (
    <Form
      form={form}
      onSubmit={submit}
      field="email"
      button={signIn.busy === 'registration' ? MESSAGES.auth.registering : 'Register'}
      fullWidth
    >
      <FormField<RegisterRequest> name="username" kind="username" label="Username" />
      <FormField<RegisterRequest> name="email" kind="email" label="Email" />
      <FormField<RegisterRequest> name="password" kind="newPassword" label="Password" />
      <Note>
        By registering you accept the <Link href={paths.terms.getHref()}>Terms of Service</Link>. The{' '}
        <Link href={paths.privacyPolicy.getHref()}>Privacy Policy</Link> says what happens with your data.
      </Note>
    </Form>
  );
}
