import Alert from '@mui/material/Alert';
import { dayAndTime } from '../../../shared/dates.js';
import { Row } from '../../../shared/ui/row.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import type { OutputEdit } from './use-output-edit.js';

/** From an earlier visit, never saved. */
export function UnsavedOffer({ edit: { kept, state, settleKept } }: { edit: OutputEdit }) {
  if (kept === null || state === null) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Row sx={{ gap: 1 }}>
          <SmallButton onClick={() => settleKept(true)}>Use it</SmallButton>
          <SmallButton variant="text" onClick={() => settleKept(false)}>
            Discard it
          </SmallButton>
        </Row>
      }
    >
      What you typed on <time dateTime={kept.typedAt}>{dayAndTime(kept.typedAt)}</time> was not saved.
      {kept.version !== state.version && ' The output has changed since then.'}
    </Alert>
  );
}
