import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { MESSAGES, PLANS, type PlanChange, type User } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { useKeepPlanMutation } from '../repurpose.api.js';
import { planChangeView } from './plan-change.js';
import { useBillingPortal } from './use-billing-portal.js';

/** Says what the plan becomes by itself, and takes it back or leads to where it is paid. */
export function PlanChangeNotice({ user, change }: { user: User; change: PlanChange }) {
  const keep = useKeepPlan(user);
  const portal = useBillingPortal(user, (url) => window.location.assign(url));
  const { text, action } = planChangeView(user.plan, change);
  const { run, isBusy } = action.does === 'keep' ? keep : { run: portal.open, isBusy: portal.isBusy };
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 4 }}
      action={
        <Button size="small" disabled={isBusy} onClick={() => void run()}>
          {action.label}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

function useKeepPlan({ plan }: Pick<User, 'plan'>) {
  const [keepPlan, { isLoading }] = useKeepPlanMutation();
  const toast = useToast();
  async function run(): Promise<void> {
    try {
      await keepPlan().unwrap();
      toast({ title: `You keep ${PLANS[plan].name}`, description: 'Your plan renews as before.' });
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      toast({
        title: MESSAGES.billing.portalFailedTitle,
        description: messageOf(cause),
        variant: 'destructive',
      });
    }
  }
  return { run, isBusy: isLoading };
}
