import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AHEAD_OF_AGENCY, PLANS, type PaidPlan } from '@repurpose/contract';

import { pricesOfPage } from '../../shared/prices.js';
import { Icon } from '../../shared/ui/icon.js';
import { Note } from '../../shared/ui/note.js';

function planOf(priceId: string): PaidPlan | undefined {
  const prices = pricesOfPage();
  return (['pro', 'agency'] as const).find((plan) => prices?.[plan] === priceId);
}

export const MonthlyPrice = ({ plan }: { plan: PaidPlan }) => (
  <Typography variant="subtitle1">
    ${PLANS[plan].priceCents / 100}{' '}
    <Box component="span" sx={{ color: 'text.secondary' }}>
      a month
    </Box>
  </Typography>
);

/** Nothing if the page does not know the price. */
export function ChosenPlan({ priceId }: { priceId: string }) {
  const plan = planOf(priceId);
  if (plan === undefined) return null;
  const { name, description, included } = PLANS[plan];
  return (
    <Stack component="section" spacing={3} aria-label="Your plan">
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <MonthlyPrice plan={plan} />
      </Stack>
      <Typography color="textSecondary">{description}</Typography>
      <List disablePadding sx={{ display: { xs: 'none', lg: 'block' } }}>
        {included.map((feature) => (
          <ListItem key={feature} divider disableGutters>
            <ListItemIcon sx={{ minWidth: 28, color: 'success.main' }}>
              <Icon name="check" size={16} />
            </ListItemIcon>
            <ListItemText primary={feature} />
          </ListItem>
        ))}
      </List>
      {plan === 'agency' && <Note>{AHEAD_OF_AGENCY}</Note>}
      <Note>You can cancel or change the plan whenever you like, in your account.</Note>
    </Stack>
  );
}
