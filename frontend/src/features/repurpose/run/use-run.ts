import { useReducer } from 'react';
import { MESSAGES, type FormatKey, type TransformationDetail, type User } from '@repurpose/contract';
import { api } from '../../../shared/api/api.js';
import { useApiDispatch } from '../../../shared/api/use-api-dispatch.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import type { DeskDraft } from '../desk/draft.js';
import { findStartRefusal, startableFormats } from '../desk/start-checks.js';
import { IDLE, runReducer, type SavedOutput } from './run-state.js';
import { sendRetry, sendTransform, type RunEnd } from './send-transform.js';

/** One run at a time: start, retry of a failed format, reopening of a past one. Nobody (null) starts nothing. */
export function useRun(user: User | null) {
  const [run, tell] = useReducer(runReducer, IDLE);
  const dispatch = useApiDispatch();
  const toast = useToast();

  function noteCredits(creditsLeft: number | null): void {
    if (creditsLeft === null) dispatch(api.util.invalidateTags(['User']));
    else
      dispatch(
        api.util.updateQueryData('getUser', undefined, (current) => {
          if (current) current.transformationsLeft = creditsLeft;
        }),
      );
  }

  async function start(draft: DeskDraft): Promise<void> {
    if (user === null || run.phase === 'busy') return;
    const refusal = findStartRefusal(draft, user);
    if (refusal) return toast({ ...refusal, variant: 'destructive' });
    const request = { ...draft, formats: startableFormats(draft, user) };
    tell({ type: 'started', content: request.content, formats: request.formats });
    const end = await sendTransform(request, tell);
    if (end.kind === 'delivered')
      toast({ title: MESSAGES.transform.doneTitle, description: MESSAGES.transform.doneBody });
    finish(end);
  }

  async function retry(format: FormatKey): Promise<void> {
    if (run.id === null) return;
    tell({ type: 'retried', format });
    const end = await sendRetry(run.id, format, tell);
    if (end.kind === 'delivered') return finish(end);
    tell({ type: 'pieceFailed', failure: { format, message: end.message } });
    toast({ title: MESSAGES.transform.failedTitle, description: end.message, variant: 'destructive' });
  }

  function finish(end: RunEnd): void {
    if (end.kind === 'delivered') {
      tell({ type: 'delivered', response: end.response });
      noteCredits(end.creditsLeft);
    } else {
      const message = end.message || MESSAGES.transform.failed;
      tell({ type: 'failed', message });
      // a session that is over is told of where one signs in again
      if (end.status !== 401)
        toast({ title: MESSAGES.transform.failedTitle, description: message, variant: 'destructive' });
      noteCredits(null);
    }
    dispatch(api.util.invalidateTags(['Transformations']));
  }

  return {
    run,
    start,
    retry,
    reopen: (detail: TransformationDetail) => tell({ type: 'reopened', detail }),
    /** A piece was changed: its text everywhere; a rewrite may have cost a credit. */
    replace: (saved: SavedOutput) => {
      tell({ type: 'outputSaved', saved });
      if (saved.creditsLeft !== undefined) noteCredits(saved.creditsLeft);
    },
    select: (format: FormatKey) => tell({ type: 'selected', format }),
  };
}
