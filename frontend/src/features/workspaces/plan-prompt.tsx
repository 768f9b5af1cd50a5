import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.js';
import { SmallButton } from '../../shared/ui/small-button.js';

/** A limit of the plan, with a link to a plan without it; none if `canUpgrade` is false. */
export function PlanPrompt({ canUpgrade = true, children }: { canUpgrade?: boolean; children: ReactNode }) {
  return (
    <Alert
      severity="warning"
      {...(canUpgrade && {
        action: <SmallButton href={`${paths.dashboard.getHref()}#change-plan`}>See plans</SmallButton>,
      })}
      sx={{ flexWrap: 'wrap' }}
    >
      {children}
    </Alert>
  );
}
