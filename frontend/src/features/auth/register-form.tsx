import { useForm } from 'react-hook-form';
import { MESSAGES, type RegisterRequest } from '@repurpose/contract';
import { RULES } from '../../shared/forms/rules.js';
import { TextField } from '../../shared/forms/text-field.js';
import { Button } from '../../shared/ui/button.js';
import { register as registerAccount } from './sign-in.js';
import type { useSignIn } from './use-sign-in.js';

export function RegisterForm({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const { register, handleSubmit, formState } = useForm<RegisterRequest>({
    defaultValues: { username: '', email: '', password: '' },
  });
  const submit = handleSubmit(({ username, email, password }) =>
    signIn.attempt('registration', (dispatch, identity) =>
      registerAccount(dispatch, identity, { username: username.trim(), email: email.trim(), password }),
    ),
  );
  const { errors } = formState;
  return (
    <form className="auth-fields" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Username"
        autoComplete="username"
        error={errors.username?.message}
        {...register('username', RULES.username)}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', RULES.email)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', RULES.password)}
      />
      <Button type="submit" isWide disabled={signIn.isLocked}>
        {signIn.busy === 'registration' ? MESSAGES.auth.registering : 'Register'}
      </Button>
    </form>
  );
}
