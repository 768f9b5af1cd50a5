import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { dayAndTime } from '../../../shared/dates.js';
import { Row } from '../../../shared/ui/row.js';
import type { OutputEdit } from './use-output-edit.js';

/** Text of an earlier visit that was never saved: the person decides what becomes of it. */
export function UnsavedOffer({ edit: { kept, state, settleKept } }: { edit: OutputEdit }) {
  if (kept === null || state === null) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Row sx={{ gap: 1 }}>
          <Button variant="outlined" size="small" onClick={() => settleKept(true)}>
            Use it
          </Button>
          <Button variant="text" size="small" onClick={() => settleKept(false)}>
            Discard it
          </Button>
        </Row>
      }
    >
      What you typed on <time dateTime={kept.typedAt}>{dayAndTime(kept.typedAt)}</time> was not saved.
      {kept.version !== state.version && ' The output has changed since then.'}
    </Alert>
  );
}
