import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api/api.js';
import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { useApiDispatch } from '../../shared/api/use-api-dispatch.js';
import { PersonField } from '../../shared/forms/person-field.js';
import { pageMeta } from '../../shared/page-meta.js';
import { paths } from '../../shared/paths.js';
import { useToast } from '../../shared/toasts/use-toast.js';
import { DeadLink } from '../../shared/ui/narrow-page.js';
import { Note } from '../../shared/ui/note.js';
import { authApi } from './auth.api.js';
import { LinkPage } from './link-page.js';
import { useLinkToken } from './use-link-token.js';

export const meta = pageMeta({
  title: 'Reset your password',
  description: 'Set a new password by the link from your mail.',
  isIndexed: false,
});

/** `/reset-password#TOKEN`. Only the button uses up the link. */
export default function ResetPasswordPage() {
  const token = useLinkToken();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<{ password: string }>();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const call = authApi.endpoints.resetPassword.initiate({ token: token ?? '', password });
      const user = await dispatch(call).unwrap();
      await dispatch(api.util.upsertQueryData('getUser', undefined, user));
      toast({ title: 'Password changed', description: 'You are logged in. All other sessions have ended.' });
      await navigate(paths.dashboard.getHref(), { replace: true });
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      if (cause.status === 410) setRefusal(messageOf(cause));
      else form.setError('password', { message: messageOf(cause) });
    }
  });
  if (token === '' || refusal !== null)
    return (
      <DeadLink {...(refusal !== null && { title: 'This link cannot be used', lead: refusal })}>
        <Button href={paths.auth.getHref()}>Get a new link</Button>
        <Note>Choose “Forgot your password?” there.</Note>
      </DeadLink>
    );
  return (
    <LinkPage title="Reset your password">
      <Stack component="form" noValidate spacing={4} onSubmit={(event) => void submit(event)}>
        <PersonField form={form} name="password" kind="newPassword" label="New password" />
        <Button type="submit" fullWidth disabled={form.formState.isSubmitting}>
          Save new password
        </Button>
        <Note>You are logged in here and logged out everywhere else.</Note>
      </Stack>
    </LinkPage>
  );
}
