import Button from '@mui/material/Button';
import {
  MESSAGES,
  PLANS,
  isPaidPlan,
  isUnlimited,
  type CheckoutStatus,
  type User,
} from '@repurpose/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';

import { api } from '../../shared/api/api.js';
import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { longDay } from '../../shared/dates.js';
import { paths } from '../../shared/paths.js';
import { useSession } from '../../shared/session/use-session.js';
import { Loading } from '../../shared/ui/loading.js';
import { useHydrated } from '../../shared/browser/use-hydrated.js';
import { useGetCheckoutStatusQuery } from './checkout.api.js';
import { chosenPrice } from './chosen-price.js';
import { Notice } from '../../shared/ui/notice.js';
import { unlistedMeta } from '../../shared/page-meta.js';

export const meta = unlistedMeta('Payment', 'The result of your payment.');

const { checkout } = MESSAGES;

const TEXTS = {
  checking: 'Checking your payment…',
  confirmation: (email: string) => `A confirmation goes to ${email}.`,
  credits: (count: string) => `You have ${count} credits.`,
  nextCharge: (price: number, day: string) => `The next $${price} is charged on ${day}.`,
  open: 'Your payment was not finished and nothing was charged.',
  expired: 'This checkout was left open too long. Nothing was charged.',
  unknown: (status: string) =>
    `The payment service answered with “${status}”. If your card was charged, write to us through the contact page.`,
  errorTitle: 'Something went wrong',
} as const;

const GoHome = ({ variant = 'text' }: { variant?: 'text' | 'contained' }) => (
  <Button variant={variant} href={paths.home.getHref()}>
    {checkout.goHome}
  </Button>
);

/** What was bought, once the server knows it. */
function linesOf({ plan, transformationsLeft, creditsRenewAt, planChange }: User): string[] {
  if (!isPaidPlan(plan)) return [];
  const credits = TEXTS.credits(isUnlimited(plan) ? 'unlimited' : String(transformationsLeft));
  const price = PLANS[plan].priceCents / 100;
  return planChange ? [credits] : [credits, TEXTS.nextCharge(price, longDay(creditsRenewAt))];
}

const POLL_MS = 3_000;

/** The server may learn of the plan a moment after the payment: the user is read until it has, and on the way out. */
function Complete({ email }: { email: string | null }) {
  const dispatch = useDispatch();
  const { user } = useSession();
  const isKnown = user !== null && isPaidPlan(user.plan);
  api.endpoints.getUser.useQuerySubscription(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isKnown ? 0 : POLL_MS,
  });
  useEffect(() => chosenPrice.forget(), []);
  const bought = user ? linesOf(user) : [];
  const text = [checkout.completeBody, ...bought, email && TEXTS.confirmation(email)]
    .filter(Boolean)
    .join(' ');
  return (
    <Notice tone="success" title={checkout.completeTitle} text={text}>
      <Button
        href={paths.dashboard.getHref()}
        onClick={() => void dispatch(api.util.invalidateTags(['User']))}
      >
        {checkout.goToDashboard}
      </Button>
    </Notice>
  );
}

/** Of the same plan, if this device remembers it. */
function CheckoutLink({ children }: { children: ReactNode }) {
  const [priceId] = useState(chosenPrice.read);
  return <Button href={paths.checkout.getHref(priceId)}>{children}</Button>;
}

const Failed = ({ message }: { message: string }) => (
  <Notice tone="error" title={TEXTS.errorTitle} text={message}>
    <GoHome variant="contained" />
  </Notice>
);

function Outcome({ status, customer_email: email }: CheckoutStatus) {
  switch (status) {
    case 'complete':
      return <Complete email={email || null} />;
    case 'open':
      return (
        <Notice tone="warning" title={checkout.openTitle} text={TEXTS.open}>
          <CheckoutLink>{checkout.tryAgain}</CheckoutLink>
          <GoHome />
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="warning" title={checkout.expiredTitle} text={TEXTS.expired}>
          <CheckoutLink>{checkout.startCheckout}</CheckoutLink>
        </Notice>
      );
    default:
      return (
        <Notice tone="warning" title={checkout.unknownTitle} text={TEXTS.unknown(status)}>
          <GoHome variant="contained" />
          <Button variant="text" href={paths.contact.getHref()}>
            Contact us
          </Button>
        </Notice>
      );
  }
}

/** `/checkout-return?session_id=…`. Only reads: the webhook grants the plan. */
export default function CheckoutReturnPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  const { data, error } = useGetCheckoutStatusQuery(sessionId ?? '', { skip: !sessionId });
  if (!useHydrated()) return <Loading label={TEXTS.checking} />;
  if (!sessionId) return <Failed message={checkout.noSessionId} />;
  if (isApiFailure(error)) return <Failed message={checkout.statusFailed(messageOf(error))} />;
  if (data === undefined) return <Loading label={TEXTS.checking} />;
  if (data === null) return <Failed message={checkout.sessionNotFound} />;
  return data.status ? <Outcome {...data} /> : <Failed message={checkout.sessionNotLoaded} />;
}
