import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isRefusal, messageOf } from '../../shared/api/failure.js';
import { paths } from '../../shared/paths.js';
import { LogoutButton } from '../../shared/session/logout-button.js';
import { NoAnswer } from '../../shared/session/to-login.js';
import { useAuthState } from '../../shared/session/use-auth-state.js';
import { DeadLink, LinkPage } from '../../shared/session/link-page.js';
import { FailureAlert } from '../../shared/ui/failure-alert.js';
import type { authApi } from './auth.api.js';
import { useLinkToken } from './use-link-token.js';

interface AddressLinkProps {
  title: string;
  lead: string;
  button: string;
  done: (email: string) => string;
  mutation: ReturnType<typeof authApi.useProveAddressMutation>;
}

/** Works only in the account's own session, and only by its button. */
export function AddressLink({ title, lead, button, done, mutation }: AddressLinkProps) {
  const token = useLinkToken();
  const auth = useAuthState({ isProtected: true });
  const [confirm, { data, error, isLoading }] = mutation;
  if (token === '') return <DeadLink />;
  if (auth.status === 'signed-out')
    return auth.isAnswered ? <DeadLink title={title} text={LOG_IN_FIRST} /> : <NoAnswer />;
  if (isRefusal(error))
    return (
      <DeadLink title="This link cannot be used" text={messageOf(error)}>
        <Button href={paths.dashboard.getHref()}>Go to dashboard</Button>
        {error.status === 403 && (
          <LogoutButton size="medium" leadsTo={paths.auth.getHref()}>
            Switch account
          </LogoutButton>
        )}
      </DeadLink>
    );
  return (
    <LinkPage title={title}>
      {data ? (
        <>
          <Typography role="status">{done(data.email)}</Typography>
          <Button href={paths.dashboard.getHref()} fullWidth>
            Go to dashboard
          </Button>
        </>
      ) : (
        <>
          <Typography>{lead}</Typography>
          <FailureAlert error={error} />
          <Button
            fullWidth
            disabled={auth.status === 'loading' || isLoading}
            onClick={() => void confirm({ token: token ?? '' })}
          >
            {button}
          </Button>
        </>
      )}
    </LinkPage>
  );
}

const LOG_IN_FIRST =
  'Please log in to your account first, then open the link from the mail again. If you do not know the password, choose “Forgot your password?” there.';
