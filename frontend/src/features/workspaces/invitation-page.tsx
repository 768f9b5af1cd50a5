import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router';
import type { InvitationView, User } from '@repurpose/contract';
import { isApiFailure, isRefusal, messageOf } from '../../shared/api/failure.js';
import { readStored, writeStored } from '../../shared/browser/stored.js';
import { useHydrated } from '../../shared/browser/use-hydrated.js';
import { longDay } from '../../shared/dates.js';
import { unlistedMeta } from '../../shared/page-meta.js';
import { paths } from '../../shared/paths.js';
import { LogoutButton } from '../../shared/session/logout-button.js';
import { NoAnswer } from '../../shared/session/to-login.js';
import { useAuthState, type AuthState } from '../../shared/session/use-auth-state.js';
import { useToast } from '../../shared/toasts/use-toast.js';
import { Loading } from '../../shared/ui/loading.js';
import { FailureAlert } from '../../shared/ui/failure-alert.js';
import { DeadLink, LinkPage } from '../../shared/session/link-page.js';
import { Note } from '../../shared/ui/note.js';
import { ROLE_NOTES } from './role-words.js';
import { teamApi } from './workspaces.api.js';

export const meta = unlistedMeta('Invitation', 'You are invited to a workspace.');

/** `/invitation#TOKEN`. Only the button accepts. */
export default function InvitationPage() {
  const { token, forget } = useInvitationToken();
  const auth = useAuthState({ isProtected: true });
  const isReady = token !== null && token !== '' && auth.status !== 'loading';
  const { data, error } = teamApi.useGetInvitationQuery({ token: token ?? '' }, { skip: !isReady });
  const way = auth.status === 'signed-in' && (
    <Button href={paths.workspaces.getHref()}>Your workspaces</Button>
  );
  if (token === '') return <DeadLink>{way}</DeadLink>;
  if (isRefusal(error))
    return (
      <DeadLink title="This invitation cannot be used" text={messageOf(error)}>
        {way}
      </DeadLink>
    );
  if (isApiFailure(error) || (auth.status === 'signed-out' && !auth.isAnswered)) return <NoAnswer />;
  return (
    <LinkPage title={data === undefined ? 'Invitation' : titleOf(data)}>
      {data === undefined || auth.status === 'loading' ? (
        <Loading label="Reading the invitation…" />
      ) : (
        <Open view={data} token={token ?? ''} auth={auth} onAccepted={forget} />
      )}
    </LinkPage>
  );
}

const titleOf = ({ workspaceName, memberOf }: InvitationView): string =>
  memberOf === null ? `Join “${workspaceName}”` : `You are in “${workspaceName}” already`;

type OpenProps = {
  view: InvitationView;
  token: string;
  auth: Exclude<AuthState, { status: 'loading' }>;
  onAccepted: () => void;
};

function Open({ view, token, auth, onAccepted }: OpenProps) {
  const { ownerName, role, expiresAt, email, memberOf, obstacle } = view;
  if (memberOf !== null)
    return <Button href={paths.workspaceDashboard.getHref(memberOf)}>Open the workspace</Button>;
  const article = role === 'viewer' ? 'a viewer' : `an ${role}`;
  return (
    <>
      <Typography>
        {ownerName} invites you to work in this workspace as {article}. {ROLE_NOTES[role]}
      </Typography>
      <Note>
        {email !== null && `For ${email}. `}It can be accepted until {longDay(expiresAt)}.
      </Note>
      {obstacle !== null ? (
        <Obstacle obstacle={obstacle} ownerName={ownerName} />
      ) : auth.user === null ? (
        <SignInFirst email={email} />
      ) : email !== null && email !== auth.user.email ? (
        <WrongAccount email={email} user={auth.user} />
      ) : (
        <Accept token={token} user={auth.user} onAccepted={onAccepted} />
      )}
    </>
  );
}

type ObstacleProps = { obstacle: NonNullable<InvitationView['obstacle']>; ownerName: string };

const Obstacle = ({ obstacle, ownerName }: ObstacleProps) => (
  <Alert severity="warning" role="alert">
    {obstacle === 'no-seat'
      ? `All seats of ${ownerName}’s plan are taken. Ask ${ownerName} to free one, then open this link again.`
      : `${ownerName} has no plan with team collaboration at the moment. The invitation works again when they have.`}
  </Alert>
);

/** The token stays in this tab: an address would put it into the server's logs. */
function SignInFirst({ email }: { email: string | null }) {
  const returnTo = paths.invitation.getHref();
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography>
        {email === null
          ? 'Log in or open a free account, and you come back here.'
          : `Log in as ${email}, or open a free account with that address, and you come back here.`}
      </Typography>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        <Button href={paths.auth.getHref({ returnTo })}>Login</Button>
        <Button variant="outlined" href={paths.auth.getHref({ returnTo, tab: 'register' })}>
          Open an account
        </Button>
      </Stack>
    </Stack>
  );
}

function WrongAccount({ email, user }: { email: string; user: User }) {
  return (
    <Stack sx={{ gap: 4 }} role="alert">
      <Alert severity="warning">
        This invitation is for {email}. You are logged in as {user.email}.
      </Alert>
      <Typography>
        Log out and log in as {email}, or ask for an invitation to {user.email}.
      </Typography>
      <div>
        <LogoutButton leadsTo={paths.auth.getHref({ returnTo: paths.invitation.getHref() })}>
          Switch account
        </LogoutButton>
      </div>
    </Stack>
  );
}

function Accept({ token, user, onAccepted }: { token: string; user: User; onAccepted: () => void }) {
  const [accept, { isLoading, error }] = teamApi.useAcceptInvitationMutation();
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  async function press(): Promise<void> {
    const { data: workspace } = await accept({ token, body: {} });
    if (!workspace) return;
    setDone(true);
    onAccepted();
    await navigate(paths.workspaceDashboard.getHref(workspace.slug), { replace: true });
    toast({ title: `Welcome to “${workspace.name}”` });
  }
  return (
    <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
      <FailureAlert error={error} />
      <Note>You are logged in as {user.email}.</Note>
      <Button disabled={isLoading || isDone} onClick={() => void press()}>
        Accept the invitation
      </Button>
    </Stack>
  );
}

const KEY = 'repurpose.invitation';
const TAB = 'sessionStorage';

/**
 * From the link's fragment, which no server sees; kept in this tab during sign-in. Null until the page is hydrated, ''
 * without one. Without session storage the link must be opened again after sign-in.
 */
function useInvitationToken(): { token: string | null; forget: () => void } {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const named = hash.slice(1);
  useEffect(() => {
    if (named !== '') writeStored(KEY, named, TAB);
  }, [named]);
  const token = isHydrated ? named || (readStored(KEY, TAB) ?? '') : null;
  return { token, forget: () => void writeStored(KEY, null, TAB) };
}
