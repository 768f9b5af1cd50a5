import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isUnlimited, type PlanKey } from '@repurpose/contract';
import { Dialog } from '../../../shared/ui/dialog.js';
import type { SameRun } from './use-run.js';

/** The same text would be paid for twice. */
export default function SameDialog({ same, plan }: { same: SameRun; plan: PlanKey }) {
  return (
    <Dialog
      title="You have this already"
      onClose={same.dismiss}
      widthPx={540}
      actions={
        <Stack
          direction={{ xs: 'column-reverse', sm: 'row' }}
          spacing={3}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          <Button variant="text" onClick={same.dismiss}>
            Cancel
          </Button>
          <Button variant="outlined" onClick={same.writeAnother}>
            Write another version{isUnlimited(plan) ? '' : ', 1 credit'}
          </Button>
          <Button onClick={same.openIt}>Open it</Button>
        </Stack>
      }
    >
      <Typography>
        You had this text written in these formats with the same settings. Open it, or write another version?
      </Typography>
    </Dialog>
  );
}
