import { useLocation, useNavigate } from 'react-router';
import { MESSAGES, type User } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { failed, useToast } from '../../../shared/toasts/use-toast.js';
import { repurposeApi } from '../repurpose.api.js';

/** Without a subscription it leads to the plans. */
export function useBillingPortal(user: Pick<User, 'stripeCustomerId'>) {
  const [createPortalSession, { isLoading }] = repurposeApi.useCreatePortalSessionMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { billing } = MESSAGES;
  const fail = (description: string) => toast(failed(billing.portalFailedTitle, description));

  async function open(): Promise<void> {
    if (!user.stripeCustomerId) {
      toast(failed(billing.noSubscriptionTitle, billing.noSubscription));
      return navigate({ search, hash: 'change-plan' });
    }
    try {
      const answer = await createPortalSession().unwrap();
      if (answer?.url) window.location.assign(answer.url);
      else fail(billing.portalUrlMissing);
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      fail(billing.portalFailed(messageOf(cause)));
    }
  }
  return { open, isBusy: isLoading };
}
