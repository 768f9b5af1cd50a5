import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isUnlimited, type PlanKey } from '@repurpose/contract';
import { Dialog } from '../../../shared/ui/dialog.js';
import type { useRun } from './use-run.js';

type SameDialogProps = Pick<ReturnType<typeof useRun>, 'same' | 'dismissSame' | 'open' | 'start'> & {
  plan: PlanKey;
};

/** The same text would be paid for twice. */
export default function SameDialog({ same, dismissSame, open, start, plan }: SameDialogProps) {
  if (same === null) return null;
  return (
    <Dialog
      title="You have this already"
      onClose={dismissSame}
      widthPx={540}
      actions={
        <Stack
          direction={{ xs: 'column-reverse', sm: 'row' }}
          spacing={3}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          <Button variant="text" onClick={dismissSame}>
            Cancel
          </Button>
          <Button variant="outlined" onClick={() => void start(same.draft, same.nextVariant)}>
            Write another version{isUnlimited(plan) ? '' : ', 1 credit'}
          </Button>
          <Button onClick={() => open(same.id)}>Open it</Button>
        </Stack>
      }
    >
      <Typography>
        You had this text written in these formats with the same settings. Open it, or write another version?
      </Typography>
    </Dialog>
  );
}
