import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { INBOX_PAGE, MESSAGES, type LoginRequest } from '@repurpose/contract';
import { useGetConfigQuery } from '../../shared/api/api.js';
import { PersonField } from '../../shared/forms/person-field.js';
import { Note } from '../../shared/ui/note.js';
import { SmallButton } from '../../shared/ui/small-button.js';
import { logIn } from './sign-in.js';
import { usePasswordReset } from './use-password-reset.js';
import type { useSignIn } from './use-sign-in.js';

export function LoginForm({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const form = useForm<LoginRequest>();
  const passwordReset = usePasswordReset();
  const { data: config } = useGetConfigQuery();
  const submit = form.handleSubmit(({ email, password }) =>
    signIn.attempt('login', (dispatch, identity) =>
      logIn(dispatch, identity, { email: email.trim(), password }),
    ),
  );
  const reset = async () => {
    if (await form.trigger('email')) await passwordReset.send(form.getValues('email').trim());
  };
  return (
    <Stack component="form" noValidate spacing={4} onSubmit={(event) => void submit(event)}>
      <PersonField form={form} name="email" kind="email" label="Email" />
      <PersonField form={form} name="password" kind="password" label="Password" />
      <Button type="submit" fullWidth disabled={signIn.isLocked}>
        {signIn.busy === 'login' ? MESSAGES.auth.loggingIn : 'Login'}
      </Button>
      <SmallButton variant="text" onClick={() => void reset()}>
        Forgot your password?
      </SmallButton>
      {passwordReset.isSent && config?.mail.isSandbox && (
        <Note>
          Test mode: the mail is in the{' '}
          <Link component="a" href={INBOX_PAGE}>
            inbox of this installation
          </Link>
          .
        </Note>
      )}
    </Stack>
  );
}
