import { Fragment, Suspense, lazy, useState, type ReactNode } from 'react';
import { API, MESSAGES, PLANS, isUnlimited, type User } from '@repurpose/contract';
import { longDay } from '../../../shared/dates.js';
import { LogoutButton } from '../../../shared/session/logout-button.js';
import { hasFirebaseRecord } from '../../../shared/session/session-hint.js';
import { Button } from '../../../shared/ui/button.js';
import { Sheet } from '../../../shared/ui/sheet.js';
import { UnprovenAddress } from './unproven-address.js';
import { useBillingPortal } from './use-billing-portal.js';
import './account.css';

const AddressForm = lazy(() => import('./address-form.js'));
const PasswordForm = lazy(() => import('./password-form.js'));
const ReceiptsList = lazy(() => import('./receipts-list.js'));
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.js'));

/** Who is signed in, what is left, and the ways to the billing portal, a new password and out. */
export function AccountPanel({ user }: { user: User }) {
  const portal = useBillingPortal(user, (url) => window.location.assign(url));
  const [showsReceipts, setShowsReceipts] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Sheet id="account" title={MESSAGES.billing.accountTitle} className="account-sheet">
      <div>
        <AccountFacts user={user} />
        <UnprovenAddress />
      </div>
      <div>
        <Actions name="Billing">
          <Button kind="quiet" size="small" disabled={portal.isBusy} onClick={() => void portal.open()}>
            Manage billing
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-expanded={showsReceipts}
            onClick={() => setShowsReceipts(!showsReceipts)}
          >
            Receipts
          </Button>
        </Actions>
        <Suspense>{showsReceipts && <ReceiptsList />}</Suspense>
        <SignInActions />
        <Actions name="Your data">
          <a className="btn btn-quiet btn-small" href={API.exportUser.path} download>
            Download my data
          </a>
          <Button kind="quiet" size="small" className="account-delete" onClick={() => setDeleting(true)}>
            Delete my account
          </Button>
        </Actions>
      </div>
      <Suspense>{isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}</Suspense>
    </Sheet>
  );
}

/** A new password, and the ways out: of this browser, or of every one. */
function SignInActions() {
  // Whoever came through the identity service has no password of ours.
  const [hasOwnPassword] = useState(() => !hasFirebaseRecord());
  const [changed, setChanged] = useState<'password' | 'email' | null>(null);
  const toggle = (what: 'password' | 'email') => setChanged(changed === what ? null : what);
  return (
    <>
      <Actions name="Sign-in">
        {hasOwnPassword && (
          <>
            <Button
              kind="quiet"
              size="small"
              aria-expanded={changed === 'password'}
              onClick={() => toggle('password')}
            >
              Change password
            </Button>
            <Button
              kind="quiet"
              size="small"
              aria-expanded={changed === 'email'}
              onClick={() => toggle('email')}
            >
              Change email
            </Button>
          </>
        )}
        <LogoutButton scope="everywhere">Sign out everywhere</LogoutButton>
        <LogoutButton>Logout</LogoutButton>
      </Actions>
      <Suspense>
        {changed === 'password' && <PasswordForm onDone={() => setChanged(null)} />}
        {changed === 'email' && <AddressForm onDone={() => setChanged(null)} />}
      </Suspense>
    </>
  );
}

function Actions({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="account-actions" role="group" aria-label={name}>
      <span aria-hidden="true">{name}</span>
      <div className="row">{children}</div>
    </div>
  );
}

function AccountFacts({ user }: { user: User }) {
  const plan = PLANS[user.plan];
  return (
    <dl className="account">
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
        <Row name="Renews on">
          <time dateTime={user.creditsRenewAt}>{longDay(user.creditsRenewAt)}</time>
        </Row>
      )}
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
