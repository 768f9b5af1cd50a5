import { Columns } from '../../shared/ui/row.js';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@repurpose/contract';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useGetConfigQuery } from '../../shared/api/api.js';
import { isApiFailure, isRefusal, messageOf, type ApiFailure } from '../../shared/api/failure.js';
import { paths } from '../../shared/paths.js';
import { useToast } from '../../shared/toasts/use-toast.js';
import { Loading } from '../../shared/ui/loading.js';
import { useHydrated } from '../../shared/browser/use-hydrated.js';
import { useCreateCheckoutSessionMutation } from './checkout.api.js';
import { chosenPrice } from './chosen-price.js';
import { ChosenPlan } from './chosen-plan.js';
import { ConfirmPlanChange } from './confirm-plan-change.js';
import { Notice } from '../../shared/ui/notice.js';
import { PLAN_CHANGE } from './plan-change-texts.js';
import { SandboxCheckout } from './sandbox-checkout.js';
import { unlistedMeta } from '../../shared/page-meta.js';

export const meta = unlistedMeta('Checkout', 'Complete your subscription.');

const StripeCheckout = lazy(() => import('./stripe-checkout.js'));

const failureOf = (error: unknown): ApiFailure | undefined => (isApiFailure(error) ? error : undefined);

/** Once per plan. Charges nothing. */
function useCheckout(priceId: string | null) {
  const [create, call] = useCreateCheckoutSessionMutation();
  const toast = useToast();
  useEffect(() => {
    if (!priceId) {
      toast({ description: MESSAGES.checkout.noPlanToast, variant: 'destructive', isBrief: true });
      return;
    }
    chosenPrice.remember(priceId);
    void create({ priceId });
  }, [priceId, create, toast]);
  const reopen = () => void (priceId && create({ priceId }));
  return { data: call.data, failure: failureOf(call.error), reopen };
}

type FormProps = { clientSecret: string; onFailure: (message: string) => void };

function Form({ clientSecret, onFailure }: FormProps) {
  const { data: config } = useGetConfigQuery();
  if (!config) return <Loading label={MESSAGES.checkout.loading} />;
  const { isSandbox, sandboxUrl, publishableKey } = config.payments;
  if (isSandbox && sandboxUrl) return <SandboxCheckout sandboxUrl={sandboxUrl} clientSecret={clientSecret} />;
  return (
    <Suspense fallback={<Loading label={MESSAGES.checkout.loading} />}>
      <StripeCheckout publishableKey={publishableKey} clientSecret={clientSecret} onFailure={onFailure} />
    </Suspense>
  );
}

/** Reserves the form's space while it loads. */
function Payment({ priceId, clientSecret }: { priceId: string; clientSecret: string | null }) {
  const failure = failureOf(useGetConfigQuery().error);
  const [problem, setProblem] = useState<string | null>(null);
  const message = problem ?? (failure ? messageOf(failure) : null);
  if (message !== null) return <CheckoutError message={MESSAGES.checkout.failedToStart(message)} />;
  return (
    <Container>
      <Typography variant="h1">{MESSAGES.checkout.title}</Typography>
      <Columns gap="28px 64px" of={{ lg: 'minmax(0, 1fr) minmax(0, 600px)' }} sx={{ mt: 7 }}>
        <ChosenPlan priceId={priceId} />
        <Card sx={{ p: 0, overflow: 'hidden', gridColumn: { lg: -2 } }}>
          {clientSecret === null ? (
            <Loading label={MESSAGES.checkout.loading} />
          ) : (
            <Form clientSecret={clientSecret} onFailure={setProblem} />
          )}
        </Card>
      </Columns>
    </Container>
  );
}

function CheckoutError(props: { message: string; signInFor?: string | null; onRetry?: (() => void) | null }) {
  return (
    <Notice tone="error" title={MESSAGES.checkout.errorTitle} text={props.message}>
      {props.signInFor && (
        <Button href={paths.auth.getHref({ returnTo: paths.checkout.path, priceId: props.signInFor })}>
          Login
        </Button>
      )}
      {props.onRetry && <Button onClick={props.onRetry}>{PLAN_CHANGE.tryAgain}</Button>}
      <Button
        variant={props.signInFor || props.onRetry ? 'outlined' : 'contained'}
        href={paths.home.getHref('pricing')}
      >
        {MESSAGES.checkout.choosePlan}
      </Button>
      <Button variant="text" href={paths.home.getHref()}>
        {MESSAGES.checkout.goHome}
      </Button>
    </Notice>
  );
}

/** `/checkout?priceId=…`. A subscriber confirms a plan change first. */
export default function CheckoutPage() {
  const [search] = useSearchParams();
  const priceId = search.get('priceId');
  const { data, failure, reopen } = useCheckout(priceId);
  const { noPlan, failedToStart, noClientSecret, loading } = MESSAGES.checkout;
  if (!useHydrated()) return <Loading label={loading} />;
  if (!priceId) return <CheckoutError message={noPlan} />;
  if (failure) {
    const signInFor = failure.status === 401 ? priceId : null;
    const onRetry = isRefusal(failure) ? null : reopen;
    return (
      <CheckoutError message={failedToStart(messageOf(failure))} signInFor={signInFor} onRetry={onRetry} />
    );
  }
  if (data === undefined) return <Payment priceId={priceId} clientSecret={null} />;
  if (data?.planChange)
    return <ConfirmPlanChange key={data.planChange.token} preview={data.planChange} onRefresh={reopen} />;
  if (!data?.clientSecret) return <CheckoutError message={noClientSecret} />;
  return <Payment priceId={priceId} clientSecret={data.clientSecret} />;
}
