import { useForm } from 'react-hook-form';
import { MESSAGES, type LoginRequest } from '@repurpose/contract';
import { PersonField } from '../../shared/forms/person-field.js';
import { useIdentity } from '../../shared/identity/use-identity.js';
import { useToast } from '../../shared/toasts/use-toast.js';
import { Button } from '../../shared/ui/button.js';
import { signInMessageOf } from './identity-messages.js';
import { logIn } from './sign-in.js';
import type { useSignIn } from './use-sign-in.js';

type LoginFormProps = { signIn: ReturnType<typeof useSignIn>; canResetPassword: boolean };

export function LoginForm({ signIn, canResetPassword }: LoginFormProps) {
  const form = useForm<LoginRequest>();
  const sendReset = usePasswordReset();
  const submit = form.handleSubmit(({ email, password }) =>
    signIn.attempt('login', (dispatch, identity) =>
      logIn(dispatch, identity, { email: email.trim(), password }),
    ),
  );
  const reset = async () => {
    if (await form.trigger('email')) await sendReset(form.getValues('email').trim());
  };
  return (
    <form className="auth-fields" noValidate onSubmit={(event) => void submit(event)}>
      <PersonField form={form} name="email" kind="email" label="Email" />
      <PersonField form={form} name="password" kind="password" label="Password" />
      <Button type="submit" isWide disabled={signIn.isLocked}>
        {signIn.busy === 'login' ? MESSAGES.auth.loggingIn : 'Login'}
      </Button>
      {canResetPassword && (
        <Button kind="ghost" size="small" onClick={() => void reset()}>
          Forgot your password?
        </Button>
      )}
    </form>
  );
}

/** A link by email; the answer is the same for every address, so nobody learns who has an account. */
function usePasswordReset() {
  const loadIdentity = useIdentity();
  const toast = useToast();
  const sent = {
    title: 'Check your email',
    description: 'If this address has an account, a link to set a new password is on its way.',
  };
  return async (email: string) => {
    try {
      await (await loadIdentity())?.sendPasswordReset(email);
      toast(sent);
    } catch (cause) {
      const isUnknown = cause instanceof Error && 'code' in cause && cause.code === 'auth/user-not-found';
      toast(
        isUnknown
          ? sent
          : {
              title: 'Password reset failed',
              description: signInMessageOf('login', cause),
              variant: 'destructive',
            },
      );
    }
  };
}
