import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AccountAddress } from '@repurpose/contract';
import { api } from '../../shared/api/api.js';
import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { useApiDispatch } from '../../shared/api/use-api-dispatch.js';
import { paths } from '../../shared/paths.js';
import { useAuthState } from '../../shared/session/use-auth-state.js';
import { DeadLink, INCOMPLETE, LinkPage } from './link-page.js';
import { useLinkToken } from './use-link-token.js';

interface AddressLinkProps {
  title: string;
  lead: string;
  button: string;
  done: (email: string) => string;
  send: (dispatch: ReturnType<typeof useApiDispatch>, token: string) => Promise<AccountAddress>;
}

/** Works only in the account's own session, and only by its button. */
export function AddressLink({ title, lead, button, done, send }: AddressLinkProps) {
  const token = useLinkToken();
  const { status } = useAuthState({ isProtected: true });
  const link = useLink(token, send);
  if (token === '') return frame(title, <DeadLink message={INCOMPLETE} />);
  if (link.email !== null)
    return frame(
      title,
      <>
        <Typography role="status">{done(link.email)}</Typography>
        <Button href={paths.dashboard.getHref()} fullWidth>
          Go to dashboard
        </Button>
      </>,
    );
  if (link.refusal !== null) return frame(title, <DeadLink message={link.refusal} />);
  if (status === 'signed-out') return frame(title, <LogInFirst />);
  return frame(
    title,
    <>
      <Typography>{lead}</Typography>
      <Button fullWidth disabled={status === 'loading' || link.isBusy} onClick={() => void link.run()}>
        {button}
      </Button>
    </>,
  );
}

const frame = (title: string, content: React.ReactNode) => <LinkPage title={title}>{content}</LinkPage>;

function useLink(token: string | null, send: AddressLinkProps['send']) {
  const [email, setEmail] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const dispatch = useApiDispatch();
  async function run(): Promise<void> {
    setBusy(true);
    try {
      setEmail((await send(dispatch, token ?? '')).email);
      dispatch(api.util.invalidateTags(['User']));
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      setRefusal(messageOf(cause));
    } finally {
      setBusy(false);
    }
  }
  return { email, refusal, isBusy, run };
}

const LogInFirst = () => (
  <>
    <Typography role="alert">
      Please log in to your account first, then open the link from the mail again. If you do not know the
      password, choose “Forgot your password?” there.
    </Typography>
    <Button href={paths.auth.getHref()} fullWidth>
      Go to login
    </Button>
  </>
);
