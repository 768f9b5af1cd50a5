import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useForm } from 'react-hook-form';
import { INBOX_PAGE, MESSAGES, type LoginRequest } from '@repurpose/contract';
import { useState } from 'react';
import { intoView } from '../../shared/browser/bring-into-view.js';
import { useGetConfigQuery, useApiDispatch } from '../../shared/api/api.js';
import { Form } from '../../shared/forms/form.js';
import { FormField } from '../../shared/forms/form-field.js';
import { SmallButton } from '../../shared/ui/small-button.js';
import type { useSignIn } from './use-sign-in.js';
import { signInMessageOf } from './identity-messages.js';
import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { useIdentity } from '../../shared/identity/use-identity.js';
import { failed, useToast } from '../../shared/toasts/use-toast.js';
import { authApi } from './auth.api.js';

export function LoginForm({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const form = useForm<LoginRequest>();
  const passwordReset = usePasswordReset();
  const { data: config } = useGetConfigQuery();
  const submit = ({ email, password }: LoginRequest) => signIn.logIn({ email: email.trim(), password });
  const reset = async () => {
    if (await form.trigger('email')) await passwordReset.send(form.getValues('email').trim());
  };
  return (
    <Form form={form} onSubmit={submit} field="email">
      <FormField<LoginRequest> name="email" kind="email" label="Email" />
      <FormField<LoginRequest> name="password" kind="password" label="Password" />
      <Button type="submit" fullWidth disabled={signIn.isLocked}>
        {signIn.busy === 'login' ? MESSAGES.auth.loggingIn : 'Login'}
      </Button>
      <SmallButton variant="text" onClick={() => void reset()}>
        Forgot your password?
      </SmallButton>
      {passwordReset.sentBy !== null && (
        <Alert ref={intoView} severity="success" role="status">
          <AlertTitle>Check your email</AlertTitle>
          If this address has an account, a link to set a new password is on its way.
          {passwordReset.sentBy === 'us' && config?.mail.isSandbox && (
            <>
              {' '}
              Test mode: the mail is in the{' '}
              <Link component="a" href={INBOX_PAGE}>
                inbox of this installation
              </Link>
              .
            </>
          )}
        </Alert>
      )}
    </Form>
  );
}

/** Answers the same for every address, so it does not reveal who has an account. */
function usePasswordReset() {
  const [sentBy, setSentBy] = useState<'us' | 'identity' | null>(null);
  const loadIdentity = useIdentity();
  const dispatch = useApiDispatch();
  const toast = useToast();
  async function send(email: string): Promise<void> {
    try {
      const identity = await loadIdentity();
      if (identity) await identity.sendPasswordReset(email);
      else await dispatch(authApi.endpoints.requestPasswordReset.initiate({ email })).unwrap();
      setSentBy(identity ? 'identity' : 'us');
    } catch (cause) {
      if (isUnknownUser(cause)) return setSentBy('identity');
      setSentBy(null);
      const description = isApiFailure(cause) ? messageOf(cause) : signInMessageOf('login', cause);
      toast(failed('Password reset failed', description));
    }
  }
  return { sentBy, send };
}

const isUnknownUser = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'auth/user-not-found';
