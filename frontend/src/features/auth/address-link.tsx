import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { paths } from '../../shared/paths.js';
import { NoAnswer } from '../../shared/session/to-login.js';
import { useAuthState } from '../../shared/session/use-auth-state.js';
import { DeadLink, LinkPage } from '../../shared/ui/narrow-page.js';
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
  if (isApiFailure(error)) return <DeadLink title="This link cannot be used" lead={messageOf(error)} />;
  if (auth.status === 'signed-out')
    return auth.isAnswered ? <DeadLink title={title} lead={LOG_IN_FIRST} /> : <NoAnswer />;
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
