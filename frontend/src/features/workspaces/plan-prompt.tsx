import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { PLANS } from '@repurpose/contract';
import { paths } from '../../shared/paths.js';
import { Icon } from '../../shared/ui/icon.js';
import { SmallButton } from '../../shared/ui/small-button.js';

const { name, priceCents } = PLANS.agency;

export function PlanPrompt({ canUpgrade = true, children }: { canUpgrade?: boolean; children: ReactNode }) {
  return (
    <Alert
      severity="info"
      icon={<Icon name="lock" />}
      {...(canUpgrade && {
        action: (
          <SmallButton href={`${paths.dashboard.getHref()}#change-plan`}>
            {name}, ${priceCents / 100} a month
          </SmallButton>
        ),
      })}
      sx={{ flexWrap: 'wrap' }}
    >
      {children}
    </Alert>
  );
}
