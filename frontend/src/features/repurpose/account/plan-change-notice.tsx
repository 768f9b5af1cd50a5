import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { isPaidPlan, type PaidPlan, type PlanChange, type User } from '@repurpose/contract';
import { paths } from '../../../shared/paths.js';
import { useBillingPortal } from './use-billing-portal.js';
import { planChangeView } from './plan-change.js';

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
