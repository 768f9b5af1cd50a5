import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { MESSAGES, type RegisterRequest } from '@repurpose/contract';
import { PersonField } from '../../shared/forms/person-field.js';
import { paths } from '../../shared/paths.js';
import { Note } from '../../shared/ui/note.js';
import { register as registerAccount } from './sign-in.js';
import type { useSignIn } from './use-sign-in.js';

export function RegisterForm({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const form = useForm<RegisterRequest>();
  const submit = form.handleSubmit(({ username, email, password }) =>
    signIn.attempt('registration', (dispatch, identity) =>
      registerAccount(dispatch, identity, { username: username.trim(), email: email.trim(), password }),
    ),
  );
  return (
    <Stack component="form" noValidate spacing={4} onSubmit={(event) => void submit(event)}>
      <PersonField form={form} name="username" kind="username" label="Username" />
      <PersonField form={form} name="email" kind="email" label="Email" />
      <PersonField form={form} name="password" kind="newPassword" label="Password" />
      <Button type="submit" fullWidth disabled={signIn.isLocked}>
        {signIn.busy === 'registration' ? MESSAGES.auth.registering : 'Register'}
      </Button>
      <Note>
        By registering you accept the <Link href={paths.terms.getHref()}>Terms of Service</Link>. The{' '}
        <Link href={paths.privacyPolicy.getHref()}>Privacy Policy</Link> says what happens with your data.
      </Note>
    </Stack>
  );
}
