import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import {
  MESSAGES,
  type FormatKey,
  type OutputState,
  type TransformRequest,
  type User,
} from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { useApiDispatch } from '../../../shared/api/use-api-dispatch.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';
import type { DeskDraft } from '../desk/draft.js';
import { findStartRefusal, startableFormats } from '../desk/start-checks.js';
import { repurposeApi, useGetTransformationQuery, type OpenTransformation } from '../repurpose.api.js';
import { IDLE, deliveredFormats, runOf, startingRun, type RunState } from './run-state.js';
import { noteCredits, useRetryFormatMutation, useTransformMutation } from './run.api.js';

/** An output after an edit, a rewrite or a restore; `creditsLeft` where it may have cost one. */
export type SavedOutput = OutputState & { transformationId: string; creditsLeft?: number };

/** What is open: nothing, a request on its way, one that was refused, or a transformation. */
type Opened =
  | { kind: 'nothing' }
  | { kind: 'starting'; request: TransformRequest }
  | { kind: 'refused'; message: string }
  | { kind: 'transformation'; id: string; selected: FormatKey | null };

/** One run at a time: start, retry of a failed format, reopening of a past one. Nobody (null) starts nothing. */
export function useRun(user: User | null) {
  const dispatch = useApiDispatch();
  const toast = useToast();
  const workspaceId = useWorkspaceId();
  const [opened, setOpened] = useState<Opened>({ kind: 'nothing' });
  const [transform] = useTransformMutation();
  const [retryFormat] = useRetryFormatMutation();
  const { data } = useGetTransformationQuery(
    opened.kind === 'transformation' ? { id: opened.id, workspaceId } : skipToken,
  );
  const run = viewOf(opened, data);
  const select = (selected: FormatKey) =>
    setOpened((now) => (now.kind === 'transformation' ? { ...now, selected } : now));
  useOutcome(run, data, select);

  async function start(draft: DeskDraft): Promise<void> {
    if (user === null || run.phase === 'busy') return;
    const refusal = findStartRefusal(draft, user);
    if (refusal) return toast({ ...refusal, variant: 'destructive' });
    const request = { ...draft, formats: startableFormats(draft, user) };
    setOpened({ kind: 'starting', request });
    const { data: accepted, error } = await transform({ request, workspaceId });
    if (accepted) return setOpened({ kind: 'transformation', id: accepted.id, selected: null });
    const message = (isApiFailure(error) && messageOf(error)) || MESSAGES.transform.failed;
    setOpened({ kind: 'refused', message });
    // A session that is over is reported where one signs in again.
    if (!isApiFailure(error) || error.status !== 401) toast(failedToast(message));
  }

  async function retry(format: FormatKey): Promise<void> {
    if (run.id === null) return;
    const { error } = await retryFormat({ at: { id: run.id, workspaceId }, format });
    if (error) toast(failedToast(isApiFailure(error) ? messageOf(error) : MESSAGES.transform.failed));
  }

  function replace({ transformationId, format, text, checks, draft, creditsLeft }: SavedOutput): void {
    dispatch(
      repurposeApi.util.updateQueryData(
        'getTransformation',
        { id: transformationId, workspaceId },
        (open) => {
          open.transformedContent[format] = text;
          if (checks) open.checks[format] = checks;
          open.drafts = { ...open.drafts, [format]: draft };
        },
      ),
    );
    if (creditsLeft !== undefined) noteCredits(dispatch, creditsLeft, workspaceId);
  }

  function reopen(open: OpenTransformation): void {
    const [first = null] = deliveredFormats(runOf(open, null));
    setOpened({ kind: 'transformation', id: open.id, selected: first });
  }

  return { run, start, retry, reopen, select, replace };
}

const failedToast = (description: string) =>
  ({ title: MESSAGES.transform.failedTitle, description, variant: 'destructive' }) as const;

function viewOf(opened: Opened, open: OpenTransformation | undefined): RunState {
  switch (opened.kind) {
    case 'nothing':
      return IDLE;
    case 'starting':
      return startingRun(opened.request);
    case 'refused':
      return { ...IDLE, phase: 'error', error: opened.message };
    case 'transformation':
      return open?.id === opened.id ? runOf(open, opened.selected) : IDLE;
  }
}

/** When a run of this page ends: says how, and stays with the output on screen. */
function useOutcome(
  run: RunState,
  open: OpenTransformation | undefined,
  select: (format: FormatKey) => void,
) {
  const toast = useToast();
  const running = useRef<string | null>(null);
  const latest = useRef({ run, select });
  useEffect(() => {
    latest.current = { run, select };
  });
  const [id, stream] = [open?.id, open?.stream];
  useEffect(() => {
    if (id === undefined || stream === undefined) return;
    const isEnd = stream.state !== 'running' && running.current !== `${id} ended`;
    running.current = stream.state === 'running' ? id : `${id} ended`;
    if (!isEnd) return;
    if (stream.state === 'failed') {
      if (stream.status !== 401) toast(failedToast(stream.message));
      return;
    }
    toast({ title: MESSAGES.transform.doneTitle, description: MESSAGES.transform.doneBody });
    const [first] = deliveredFormats(latest.current.run);
    if (latest.current.run.selected === null && first) latest.current.select(first);
  }, [id, stream, toast]);
}
