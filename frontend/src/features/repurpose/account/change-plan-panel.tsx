import { Suspense, lazy } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  AHEAD_OF_AGENCY,
  isPaidPlan,
  MESSAGES,
  PLAN_KEYS,
  PLANS,
  type PaidPlan,
  type User,
} from '@repurpose/contract';
import { Columns } from '../../../shared/ui/row.js';
import { Note } from '../../../shared/ui/note.js';
import { longDay } from '../../../shared/dates.js';
import { useGetConfigQuery } from '../../../shared/api/api.js';
import { Icon } from '../../../shared/ui/icon.js';
import { FoldedPanel } from './folded-panel.js';
import { paths } from '../../../shared/paths.js';

const PlanChangeNotice = lazy(() => import('./plan-change-notice.js'));

export function ChangePlanPanel({ user }: { user: User }) {
  const { data: config } = useGetConfigQuery();
  return (
    <FoldedPanel
      id="change-plan"
      title={MESSAGES.billing.changePlanTitle}
      line={`You are on ${PLANS[user.plan].name}, $${PLANS[user.plan].priceCents / 100} a month.`}
      isUrgent={user.planChange !== null}
    >
      {config?.payments.isSandbox && <Chip label="Test mode: no card is charged" sx={{ mb: 4 }} />}
      {user.planChange && (
        <Suspense>
          <PlanChangeNotice user={user} change={user.planChange} prices={config?.payments.prices} />
        </Suspense>
      )}
      <Columns component="ul" gap={4} of={{ sm: 'repeat(3, minmax(0, 1fr))' }} sx={{ alignItems: 'stretch' }}>
        {planCardsOf(user, config?.payments.prices).map((card) => (
          <PlanRow key={card.plan} {...card} />
        ))}
      </Columns>
      <Note sx={{ mt: 4 }}>One transformation uses one credit. {AHEAD_OF_AGENCY}</Note>
    </FoldedPanel>
  );
}

type PlanCard = ReturnType<typeof planCardsOf>[number];

/** 'Upgrade to' from Free, else 'Switch to'. Free has no action. */
export function planCardsOf(
  { plan: current, planChange }: Pick<User, 'plan' | 'planChange'>,
  prices: Readonly<Record<PaidPlan, string>> | undefined,
) {
  return PLAN_KEYS.map((plan) => {
    const isCurrent = plan === current;
    const beginsAt = planChange?.plan === plan ? planChange.at : null;
    const card = { plan, isCurrent, beginsAt };
    if (isCurrent || beginsAt !== null || !isPaidPlan(plan) || !prices) return { ...card, action: null };
    const label =
      current === 'free'
        ? MESSAGES.billing.upgradeTo(PLANS[plan].name)
        : MESSAGES.billing.switchTo(PLANS[plan].name);
    const isAdvised = current === 'free' && PLANS[plan].isPopular;
    return { ...card, action: { label, href: paths.checkout.getHref(prices[plan]), isAdvised } };
  });
}

function PlanRow({ plan, isCurrent, beginsAt, action }: PlanCard) {
  const { name, priceCents, description, included } = PLANS[plan];
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: 4,
        borderColor: isCurrent ? 'primary.main' : 'divider',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: 26 }}>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        {isCurrent && <Chip color="primary" label={MESSAGES.billing.currentPlan} />}
        {beginsAt !== null && <Chip label={`From ${longDay(beginsAt)}`} />}
      </Stack>
      <Typography variant="h3" component="p">
        ${priceCents / 100}
        <Note component="span"> a month</Note>
      </Typography>
      <Note>{description}</Note>
      <Stack component="ul" spacing={1} sx={{ mb: 'auto', typography: 'body2' }}>
        {included.map((feature) => (
          <Stack key={feature} component="li" direction="row" spacing={2}>
            <Box component="span" sx={{ color: 'success.main', height: '1lh', alignContent: 'center' }}>
              <Icon name="check" size={14} />
            </Box>
            <span>{feature}</span>
          </Stack>
        ))}
      </Stack>
      {action && (
        <Button
          href={action.href}
          variant={action.isAdvised ? 'contained' : 'outlined'}
          size="small"
          fullWidth
          sx={{ mt: 2 }}
        >
          {action.label}
        </Button>
      )}
    </Paper>
  );
}
