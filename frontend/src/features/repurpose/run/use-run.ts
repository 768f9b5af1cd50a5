import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FORMATS, MESSAGES, type FormatKey, type User } from '@repurpose/contract';
import { api, useApiDispatch } from '../../../shared/api/api.js';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { flushUnsaved, hasUnsaved } from '../../../shared/unsaved/unsaved.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';
import type { DeskDraft } from '../desk/draft.js';
import { startableFormats } from '../desk/start-checks.js';
import { repurposeApi, type OpenTransformation } from '../repurpose.api.js';
import { IDLE, deliveredFormats, runOf, startingRun, streamStateOf, type RunState } from './run-state.js';
import { useFindSameMutation, useTransformMutation } from './run.api.js';
import { failedToast, useOutputChanges } from './use-output-changes.js';
import { useShownId, type Shown, useStarted, type Started } from './use-shown.js';

/** The same request was written before. */
interface SameRun {
  id: string;
  draft: DeskDraft;
  nextVariant: number;
}

/** Polls runs without a stream. */
const WATCH_MS = 1_500;

/** One run at a time. Without a user nothing is started. */
export function useRun(user: User | null) {
  const toast = useToast();
  const navigate = useNavigate();
  const workspaceId = useWorkspaceId();
  const { pathname } = useLocation();
  const shown = useShownId(user !== null);
  const addressOf = (open: string) => `${pathname}?open=${open}`;
  const [started, starting] = useStarted(shown.id, addressOf);
  const [selected, setSelected] = useState<{ id: string; format: FormatKey } | null>(null);
  const [same, setSame] = useState<SameRun | null>(null);
  const [findSame] = useFindSameMutation();
  const [transform] = useTransformMutation();
  const id = started?.kind === 'accepted' ? started.id : shown.id;
  const { data, error } = useOpenTransformation(id, started?.kind === 'accepted');
  const chosen = selected !== null && selected.id === id ? selected.format : null;
  const run = viewOf(started, { ...shown, id }, { data, error, chosen });
  const select = (format: FormatKey) => id !== null && setSelected({ id, format });
  useOutcome(data, started?.kind === 'accepted');
  usePinned(run, select);

  const open = (next: string, replace = false) =>
    navigate(addressOf(next), { replace, preventScrollReset: true });

  /** Without a `variant`, asks first if the same was written before. */
  async function start(draft: DeskDraft, variant?: number): Promise<void> {
    if (user === null || run.phase === 'busy') return;
    setSame(null);
    const asked = { ...draft, formats: startableFormats(draft, user) };
    const request = variant === undefined ? asked : { ...asked, variant };
    const isFirst = shown.id === null;
    const setStarted = starting.begin({ kind: 'starting', request });
    if (variant === undefined) {
      // If this lookup fails, the run starts.
      const { data: known } = await findSame({ body: request, workspaceId });
      if (known?.id) {
        setStarted(null);
        return setSame({ id: known.id, draft, nextVariant: known.nextVariant });
      }
    }
    const { data: accepted, error: refused } = await transform({ body: request, workspaceId });
    if (accepted) {
      // If the user has opened another transformation since, this one is in the history.
      if (setStarted({ kind: 'accepted', id: accepted.id })) void open(accepted.id, isFirst);
      return;
    }
    const message = (isApiFailure(refused) && messageOf(refused)) || MESSAGES.transform.failed;
    setStarted({ kind: 'refused', message });
    // The login page reports the end of a session.
    if (!isApiFailure(refused) || refused.status !== 401) toast(failedToast(message, true));
  }

  return {
    run,
    same,
    dismissSame: () => setSame(null),
    start,
    ...useOutputChanges(run.id),
    open: (next: string) => {
      starting.end();
      setSame(null);
      void open(next);
    },
    select,
  };
}

/** Fetched when opened. A run started here is filled by its stream; others are polled. */
function useOpenTransformation(id: string | null, isStartedHere: boolean) {
  const { useQueryState, useQuerySubscription } = repurposeApi.endpoints.getTransformation;
  const workspaceId = useWorkspaceId();
  const isReady = useFlushed() && id !== null;
  const at = isReady ? { id, workspaceId } : skipToken;
  const { currentData, error } = useQueryState(at);
  const isWatched =
    currentData !== undefined && currentData.stream === undefined && streamStateOf(currentData) === 'running';
  useQuerySubscription(at, {
    refetchOnMountOrArgChange: !isStartedHere,
    pollingInterval: isWatched ? WATCH_MS : 0,
  });
  const dispatch = useApiDispatch();
  useEffect(() => {
    // Its end captures or releases the credit.
    if (isWatched) return () => void dispatch(api.util.invalidateTags(['User', 'Transformations']));
    return undefined;
  }, [isWatched, dispatch]);
  return { data: currentData, error };
}

/** Saves an editor's text before anything is read. */
function useFlushed(): boolean {
  const [isFlushed, setFlushed] = useState(() => !hasUnsaved());
  useEffect(() => {
    if (!isFlushed) void flushUnsaved().then(() => setFlushed(true));
  }, [isFlushed]);
  return isFlushed;
}

type Read = { data: OpenTransformation | undefined; error: unknown; chosen: FormatKey | null };

function viewOf(started: Started | null, { id, isLoading }: Shown, { data, error, chosen }: Read): RunState {
  if (started?.kind === 'starting') return startingRun(started.request);
  if (started?.kind === 'refused') return { ...IDLE, phase: 'error', error: started.message };
  if (data) return withFirst(runOf(data, chosen));
  if (error) return { ...IDLE, phase: 'missing', error: isApiFailure(error) ? messageOf(error) : null };
  return id !== null || isLoading ? { ...IDLE, phase: 'loading' } : IDLE;
}

/** Opens on the first output. */
function withFirst(run: RunState): RunState {
  const [first = null] = run.phase === 'results' ? deliveredFormats(run) : [];
  return run.selected === null ? { ...run, selected: first } : run;
}

/** Then the user is reading, and a later output does not replace the first. */
const READING_MS = 1_500;

function usePinned(run: RunState, select: (format: FormatKey) => void): void {
  const pin = useEffectEvent(select);
  const first = run.phase === 'busy' && run.selected === null ? deliveredFormats(run)[0] : undefined;
  useEffect(() => {
    if (first === undefined) return undefined;
    const timer = setTimeout(() => pin(first), READING_MS);
    return () => clearTimeout(timer);
  }, [first]);
}

/** Once per run. */
function useOutcome(open: OpenTransformation | undefined, isStartedHere: boolean): void {
  const toast = useToast();
  const told = useRef<string | null>(null);
  const [id, stream, failures] = [open?.id, open?.stream, open?.failures];
  useEffect(() => {
    if (!isStartedHere || id === undefined || stream === undefined) return;
    if (stream.state === 'running' || told.current === id) return;
    told.current = id;
    if (stream.state === 'failed') {
      if (stream.status !== 401) toast(failedToast(stream.message, true));
      return;
    }
    toast({ title: MESSAGES.transform.doneTitle, description: doneTextOf(failures) });
  }, [id, stream, failures, toast, isStartedHere]);
}

function doneTextOf(failures: OpenTransformation['failures'] = []): string {
  if (failures.length === 0) return MESSAGES.transform.doneBody;
  const names = failures.map(({ format }) => FORMATS[format].label);
  return MESSAGES.transform.partlyDone(names.join(', '));
}
