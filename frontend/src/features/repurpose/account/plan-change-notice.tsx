import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  isPaidPlan,
  PLANS,
  type PaidPlan,
  type PlanChange,
  type PlanKey,
  type User,
} from '@repurpose/contract';
import { longDay } from '../../../shared/dates.js';
import { paths } from '../../../shared/paths.js';
import { useBillingPortal } from './use-billing-portal.js';

type PlanChangeNoticeProps = {
  user: User;
  change: PlanChange;
  prices: Readonly<Record<PaidPlan, string>> | undefined;
};

export default function PlanChangeNotice({ user, change, prices }: PlanChangeNoticeProps) {
  const portal = useBillingPortal(user);
  const { text, action } = planChangeView(user.plan, change);
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 4 }}
      action={
        action.does === 'pay' ? (
          <Button size="small" disabled={portal.isBusy} onClick={() => void portal.open()}>
            {action.label}
          </Button>
        ) : (
          prices &&
          isPaidPlan(user.plan) && (
            // The checkout asks first: it names both plans and the amount due.
            <Button size="small" href={paths.checkout.getHref(prices[user.plan])}>
              {action.label}
            </Button>
          )
        )
      }
    >
      {text}
    </Alert>
  );
}

/** `keep`: withdraws the change; `pay`: opens the billing portal. */
export function planChangeView(plan: PlanKey, change: PlanChange) {
  const { name } = PLANS[plan];
  const day = longDay(change.at);
  if (change.reason === 'unpaid')
    return {
      text: `Your last payment failed. Update your card by ${day} to keep ${name}.`,
      action: { does: 'pay' as const, label: 'Update card' },
    };
  const text =
    change.plan === 'free'
      ? `Your ${name} plan ends on ${day}. You will be on ${PLANS.free.name} then.`
      : `Your ${name} plan changes to ${PLANS[change.plan].name} on ${day}.`;
  return { text, action: { does: 'keep' as const, label: `Keep ${name}` } };
}
