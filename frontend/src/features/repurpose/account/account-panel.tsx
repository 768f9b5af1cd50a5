import { Fragment, Suspense, lazy, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { API, MESSAGES, PLANS, isUnlimited, type User } from '@repurpose/contract';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Columns } from '../../../shared/ui/row.js';
import { TallLink } from '../tall-link.js';
import { Note } from '../../../shared/ui/note.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { longDay } from '../../../shared/dates.js';
import { LogoutButton } from '../../../shared/session/logout-button.js';
import { hasFirebaseRecord } from '../../../shared/session/session-hint.js';
import { repurposeApi } from '../repurpose.api.js';
import type { SignInPart } from './change-sign-in.js';
import { FoldedPanel } from './folded-panel.js';
import { useBillingPortal } from './use-billing-portal.js';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';

const ChangeSignIn = lazy(() => import('./change-sign-in.js'));
const CreditHistory = lazy(() => import('./credit-history.js'));
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.js'));

export function AccountPanel({ user }: { user: User }) {
  const portal = useBillingPortal(user);
  const [showsHistory, setShowsHistory] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const isProven = repurposeApi.useGetAddressQuery().data?.isProven !== false;
  return (
    <FoldedPanel id="account" title={MESSAGES.billing.accountTitle} line={lineOf(user, isProven)}>
      {/* Who it is on the left, what they may do on the right, as wide as the columns of the desk. */}
      <Columns gap={5} of={{ lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}>
        <div>
          <UnprovenAddress />
          <AccountFacts user={user} />
          <Notices />
        </div>
        <div>
          <Actions name="Billing">
            <SmallButton disabled={portal.isBusy} onClick={() => void portal.open()}>
              Manage billing
            </SmallButton>
            <SmallButton aria-expanded={showsHistory} onClick={() => setShowsHistory(!showsHistory)}>
              Credit history
            </SmallButton>
          </Actions>
          <Note sx={{ mb: 3.5 }}>
            {user.stripeCustomerId ? (
              'Manage billing opens the billing portal, with your invoices and your card.'
            ) : (
              <>
                Invoices and a card come with a paid plan. <TallLink href="#change-plan">See plans</TallLink>
              </>
            )}
          </Note>
          <Suspense>{showsHistory && <CreditHistory />}</Suspense>
          <SignInActions />
          <Actions name="Your data">
            <SmallButton component="a" href={API.exportUser.path} download>
              Download my data
            </SmallButton>
            <SmallButton color="error" onClick={() => setDeleting(true)}>
              Delete my account
            </SmallButton>
          </Actions>
        </div>
      </Columns>
      <Suspense>{isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}</Suspense>
    </FoldedPanel>
  );
}

/** While the panel is closed. */
function lineOf({ email, plan, transformationsLeft }: User, isProven: boolean): string {
  const { name, monthlyCredits } = PLANS[plan];
  const credits =
    monthlyCredits === null ? 'unlimited' : `${transformationsLeft} of ${monthlyCredits} credits left`;
  return `${email}${isProven ? '' : ' (not confirmed yet)'} · ${name}, ${credits}`;
}

function SignInActions() {
  // Users of the identity service have no password here.
  const [hasOwnPassword] = useState(() => !hasFirebaseRecord());
  const [changed, setChanged] = useState<SignInPart | null>(null);
  const toggle = (what: SignInPart) => setChanged(changed === what ? null : what);
  return (
    <>
      <Actions name="Sign-in">
        {hasOwnPassword && (
          <>
            <SmallButton aria-expanded={changed === 'password'} onClick={() => toggle('password')}>
              Change password
            </SmallButton>
            <SmallButton aria-expanded={changed === 'email'} onClick={() => toggle('email')}>
              Change email
            </SmallButton>
          </>
        )}
        <LogoutButton scope="everywhere">Logout everywhere</LogoutButton>
        <LogoutButton>Logout</LogoutButton>
      </Actions>
      <Suspense>
        {changed && <ChangeSignIn key={changed} part={changed} onDone={() => setChanged(null)} />}
      </Suspense>
    </>
  );
}

const nameColumns = 'minmax(88px, 22%) minmax(0, 1fr)';

function Actions({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: nameColumns },
        gap: '8px 12px',
        alignItems: 'baseline',
        py: 3.5,
        '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Note aria-hidden="true">{name}</Note>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        {children}
      </Stack>
    </Box>
  );
}

function AccountFacts({ user }: { user: User }) {
  const plan = PLANS[user.plan];
  return (
    <Stack component="dl" spacing={2.5}>
      <Row name="Username">{user.username}</Row>
      <Row name="Email">
        {user.email.split(/(?=@)/).map((part) => (
          <Fragment key={part}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </Row>
      <Row name="Plan">
        {plan.name}
        {user.planChange && `, until ${longDay(user.planChange.at)}`}
      </Row>
      <Row name="Credits left">
        {isUnlimited(user.plan) ? 'Unlimited' : `${user.transformationsLeft} of ${plan.monthlyCredits}`}
      </Row>
      {!isUnlimited(user.plan) && !user.planChange && (
        <Row name={user.plan === 'free' ? 'New credits' : 'Renews on'}>
          <time dateTime={user.creditsRenewAt}>{longDay(user.creditsRenewAt)}</time>
        </Row>
      )}
    </Stack>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: nameColumns, gap: 3, alignItems: 'baseline' }}>
    <Note component="dt">{name}</Note>
    <Typography component="dd" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

function UnprovenAddress() {
  const { data } = repurposeApi.useGetAddressQuery();
  const [sendProof, { isLoading, isSuccess }] = repurposeApi.useSendAddressProofMutation();
  const attempt = useAttempt();
  if (data?.isProven !== false) return null;
  const send = () =>
    attempt('No mail was sent', sendProof(), {
      title: 'Check your email',
      description: 'A link to confirm your address is on its way.',
    });
  return (
    <Alert
      severity="info"
      icon={false}
      role="note"
      sx={{ mb: 4 }}
      action={
        <SmallButton disabled={isLoading || isSuccess} onClick={() => void send()}>
          {isSuccess ? 'Sent' : 'Send the link again'}
        </SmallButton>
      }
    >
      Your email address is not confirmed yet. A password can only be reset by mail.
    </Alert>
  );
}

/** To a confirmed address only. */
function Notices() {
  const { data } = repurposeApi.useGetNoticesQuery();
  const { data: address } = repurposeApi.useGetAddressQuery();
  const [change, { isLoading }] = repurposeApi.useChangeNoticesMutation();
  const attempt = useAttempt();
  if (data === undefined || address === undefined) return null;
  return (
    <FormControlLabel
      sx={{ fontSize: 'var(--t-14)', ml: -2.5, mt: 2.5 }}
      control={
        <Checkbox
          checked={data.runEnded}
          disabled={isLoading || !address.isProven}
          onChange={(event) => void attempt('Not changed', change({ runEnded: event.target.checked }))}
        />
      }
      label={`Email me when a run of more than a minute ends while I am away${address.isProven ? '' : ' (once your address is confirmed)'}`}
    />
  );
}
