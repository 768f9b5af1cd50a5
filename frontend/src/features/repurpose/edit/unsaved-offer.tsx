import { dayAndTime } from '../../../shared/dates.js';
import { Button } from '../../../shared/ui/button.js';
import type { OutputEdit } from './use-output-edit.js';

/** Text of an earlier visit that was never saved: the person decides what becomes of it. */
export function UnsavedOffer({ edit: { kept, state, settleKept } }: { edit: OutputEdit }) {
  if (kept === null || state === null) return null;
  return (
    <div className="row unsaved">
      <p className="small" role="status">
        What you typed on <time dateTime={kept.typedAt}>{dayAndTime(kept.typedAt)}</time> was not saved.
        {kept.version !== state.version && ' The output has changed since then.'}
      </p>
      <Button kind="quiet" size="small" onClick={() => settleKept(true)}>
        Use it
      </Button>
      <Button kind="ghost" size="small" onClick={() => settleKept(false)}>
        Discard it
      </Button>
    </div>
  );
}
