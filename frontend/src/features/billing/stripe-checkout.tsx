import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { MESSAGES } from '@repurpose/contract';
import { useEffect, useState } from 'react';

import { Loading } from '../../shared/ui/loading.js';

interface StripeCheckoutProps {
  publishableKey: string;
  clientSecret: string;
  onFailure: (message: string) => void;
}

/** Only here is a script loaded from Stripe. */
export default function StripeCheckout({ publishableKey, clientSecret, onFailure }: StripeCheckoutProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  useEffect(() => {
    let isLeft = false;
    loadStripe(publishableKey).then(
      (loaded) => {
        if (!isLeft) setStripe(loaded);
      },
      (cause: unknown) => {
        if (!isLeft) onFailure(cause instanceof Error ? cause.message : String(cause));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [publishableKey, onFailure]);
  if (!stripe) return <Loading label={MESSAGES.checkout.loading} />;
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={{ clientSecret }}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  );
}
