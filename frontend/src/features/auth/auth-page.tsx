import { useDeferredValue, useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { BRAND, MESSAGES } from '@repurpose/contract';
import { useGetConfigQuery } from '../../shared/api/api.js';
import { paths } from '../../shared/paths.js';
import { useIdentity } from '../../shared/identity/use-identity.js';
import { reportOnce } from '../../shared/report.js';
import { useAuthState } from '../../shared/session/use-auth-state.js';
import { Note } from '../../shared/ui/note.js';
import { useHydrated } from '../../shared/browser/use-hydrated.js';
import { AuthAside } from './auth-aside.js';
import { LoginForm } from './login-form.js';
import { RegisterForm } from './register-form.js';
import { destinationOf } from './return-to.js';
import { useSignIn } from './use-sign-in.js';
import { pageMeta } from '../../shared/page-meta.js';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export const meta = pageMeta('Log in or register', `Sign in to ${BRAND.name} or open a free account.`);

/** Set by the page that led here when a session had ended. */
type Arrival = { hasEnded?: unknown } | null;

/** Signed-in users are redirected to their destination. */
export default function AuthPage() {
  const auth = useAuthState();
  // The first render must equal the prerendered page.
  const status = useDeferredValue(auth.status, 'loading');
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const location = useLocation();
  const arrival = isHydrated ? (location.state as Arrival) : null;
  const [chosen, setTab] = useState<AuthTab | null>(null);
  const tab = chosen ?? (isHydrated && query.get('tab') === 'register' ? 'register' : 'login');
  const signIn = useSignIn();
  const { data: config } = useGetConfigQuery();
  const hasIdentity = Boolean(config?.identity.firebase);
  const hasEnded = auth.status === 'signed-out' && auth.hasEnded;
  if (status === 'signed-in') return <Navigate to={destinationOf(query)} replace />;
  return (
    <Container
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 440px)', lg: 'minmax(0, 440px) minmax(0, 1fr)' },
        justifyContent: 'center',
        alignContent: 'start',
        alignItems: 'start',
        columnGap: 'clamp(32px, 5vw, 80px)',
        // What is below stays in place when the form grows.
        minHeight: 'calc(100svh - 65px)',
      }}
    >
      <Card component="section" aria-labelledby="auth-title">
        <Typography variant="h1" id="auth-title">
          {BRAND.name}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {BRAND.tagline}
        </Typography>
        {isHydrated && (
          <ArrivalNotice
            hasEnded={arrival?.hasEnded === true || (status === 'signed-out' && hasEnded)}
            query={query}
          />
        )}
        <AuthTabs tab={tab} onTab={setTab} />
        <div role="tabpanel" id="auth-panel" aria-labelledby={`auth-tab-${tab}`} key={tab}>
          {tab === 'login' ? <LoginForm signIn={signIn} /> : <RegisterForm signIn={signIn} />}
        </div>
        {hasIdentity && <GoogleButton signIn={signIn} />}
      </Card>
      <AuthAside />
    </Container>
  );
}

const TARGETS: Readonly<Record<string, string>> = {
  [paths.library.path]: 'your library',
  [paths.voices.path]: 'your voices',
  [paths.workspaces.path]: 'your workspaces',
  [paths.invitation.path]: 'the invitation',
};

function ArrivalNotice({ hasEnded, query }: { hasEnded: boolean; query: URLSearchParams }) {
  const target = TARGETS[destinationOf(query)];
  if (!hasEnded && target === undefined) return null;
  return (
    <Alert severity="info" role="status" sx={{ mt: 5 }}>
      {hasEnded && <AlertTitle>You are logged out</AlertTitle>}
      {hasEnded ? 'Log in again to go on. Your draft is kept on this device.' : `Log in to open ${target}.`}
    </Alert>
  );
}

function GoogleButton({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  usePreparedIdentity();
  return (
    <>
      <Divider sx={{ my: 5, typography: 'body2', color: 'text.secondary' }}>
        {MESSAGES.auth.orContinueWith}
      </Divider>
      <Button
        variant="outlined"
        fullWidth
        disabled={signIn.isLocked}
        onClick={() => void signIn.logInWithGoogle()}
      >
        Google
      </Button>
      <Note role="status" sx={{ '&:not(:empty)': { mt: 3 } }}>
        {signIn.busy === 'google' &&
          'Please finish in the Google window. If it is closed or hidden, press Google again.'}
      </Note>
    </>
  );
}

/** Browsers block a popup that opens long after the click, so the client is loaded early. */
function usePreparedIdentity(): void {
  const loadIdentity = useIdentity();
  useEffect(() => {
    loadIdentity().catch((cause: unknown) =>
      reportOnce('The identity client could not be loaded ahead; a sign-in tries again.', cause),
    );
  }, [loadIdentity]);
}

const TABS = { login: 'Login', register: 'Register' } as const;
type AuthTab = keyof typeof TABS;

function AuthTabs({ tab, onTab }: { tab: AuthTab; onTab: (tab: AuthTab) => void }) {
  return (
    <Tabs
      value={tab}
      variant="fullWidth"
      selectionFollowsFocus
      aria-label="Login or register"
      onChange={(_event, next: AuthTab) => onTab(next)}
      sx={{ my: 5, borderBottom: 1, borderColor: 'divider' }}
    >
      {Object.entries(TABS).map(([key, label]) => (
        <Tab key={key} value={key} label={label} id={`auth-tab-${key}`} aria-controls="auth-panel" />
      ))}
    </Tabs>
  );
}
