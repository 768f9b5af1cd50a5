import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { api, useApiDispatch } from '../../shared/api/api.js';
import { isRefusal, messageOf } from '../../shared/api/failure.js';
import { Form } from '../../shared/forms/form.js';
import { FormField } from '../../shared/forms/form-field.js';
import { unlistedMeta } from '../../shared/page-meta.js';
import { paths } from '../../shared/paths.js';
import { LogoutButton } from '../../shared/session/logout-button.js';
import { useAuthState } from '../../shared/session/use-auth-state.js';
import { useToast } from '../../shared/toasts/use-toast.js';
import { DeadLink, LinkPage } from '../../shared/session/link-page.js';
import { Note } from '../../shared/ui/note.js';
import { authApi } from './auth.api.js';
import { useLinkToken } from './use-link-token.js';

export const meta = unlistedMeta('Reset your password', 'Set a new password by the link from your mail.');

/** `/reset-password#TOKEN`. Only the button uses up the link. */
export default function ResetPasswordPage() {
  const token = useLinkToken();
  const [reset, { error }] = authApi.useResetPasswordMutation();
  const form = useForm<{ password: string }>();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  async function submit({ password }: { password: string }): Promise<void> {
    const user = await reset({ token: token ?? '', password }).unwrap();
    await dispatch(api.util.upsertQueryData('getUser', undefined, user));
    toast({ title: 'Password changed', description: 'You are logged in. All other sessions have ended.' });
    await navigate(paths.dashboard.getHref(), { replace: true });
  }
  const gone = isRefusal(error) && error.status === 410 ? error : null;
  if (token === '' || gone !== null)
    return (
      <DeadLink {...(gone && { title: 'This link cannot be used', text: messageOf(gone) })}>
        <NewLink />
      </DeadLink>
    );
  return (
    <LinkPage title="Reset your password">
      <Form form={form} onSubmit={submit} field="password" button="Save new password" fullWidth>
        <FormField<{ password: string }> name="password" kind="newPassword" label="New password" />
        <Note>You are logged in here and logged out everywhere else.</Note>
      </Form>
    </LinkPage>
  );
}

/** Users who are logged in see no login page. */
function NewLink() {
  const { status } = useAuthState();
  if (status === 'signed-in')
    return (
      <>
        <Button href={paths.dashboard.getHref()}>Go to dashboard</Button>
        <LogoutButton size="medium" leadsTo={paths.auth.getHref()}>
          Log out and get a new link
        </LogoutButton>
      </>
    );
  return (
    <>
      <Button href={paths.auth.getHref()}>Get a new link</Button>
      <Note sx={{ alignSelf: 'center' }}>Choose “Forgot your password?” there.</Note>
    </>
  );
}
