import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.js';

/** A limit of the plan, with a link to a plan without it; none if `canUpgrade` is false. */
export function PlanPrompt({ canUpgrade = true, children }: { canUpgrade?: boolean; children: ReactNode }) {
  return (
    <Alert
      severity="warning"
      {...(canUpgrade && {
        action: (
          <Button variant="outlined" size="small" href={`${paths.dashboard.getHref()}#change-plan`}>
            See plans
          </Button>
        ),
      })}
      sx={{ flexWrap: 'wrap' }}
    >
      {children}
    </Alert>
  );
}
