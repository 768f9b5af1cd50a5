import {
  API,
  MESSAGES,
  type FormatKey,
  type SameTransformations,
  type TransformEvents,
  type TransformRequest,
  type TransformResponse,
  type TransformationDetail,
} from '@repurpose/contract';
import { api, mayHaveLostWorkspace, type useApiDispatch } from '../../../shared/api/api.js';
import { sendCall, type ApiCall } from '../../../shared/api/call.js';
import { messageOf, problemOf, type ApiFailure } from '../../../shared/api/failure.js';
import { calling } from '../../../shared/api/calling.js';
import { repurposeApi, type OpenTransformation, type TransformationAt } from '../repurpose.api.js';

type Dispatch = ReturnType<typeof useApiDispatch>;
type Start = { body: TransformRequest; workspaceId: string | null };
type Delivered = Omit<TransformResponse, 'id' | 'creditsLeft'> & { creditsLeft?: number };
type StreamEnd = { response: Delivered } | { failure: ApiFailure };

const CUT_OFF =
  'The connection was lost while we were writing. Your transformation goes on; find it under History in a moment.';
const ACCEPT = 'text/event-stream, application/json';

const runApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers as soon as the id is known. Then the stream fills `getTransformation(id)`. */
    transform: build.mutation<{ id: string }, Start>({
      queryFn: async (start, { dispatch }) => {
        const headers = { accept: ACCEPT, 'idempotency-key': crypto.randomUUID() };
        const result = await send(dispatch, { ...calling(API.transform)(start), headers });
        if (!result.ok) return failed(dispatch, result.failure);
        return begin(dispatch, start, result.response);
      },
    }),
    /** Earlier transformations of the same request. */
    findSame: build.mutation<SameTransformations, Start>({ query: calling(API.sameTransformations) }),
    /** Free of charge. */
    retryFormat: build.mutation<null, { at: TransformationAt; format: FormatKey }>({
      queryFn: async ({ at, format }, { dispatch }) => {
        patch(dispatch, at, (open) => void (open.retrying = [...(open.retrying ?? []), format]));
        const retry = calling(API.retryFormat)({ ...at, body: { format } });
        const call = { ...retry, headers: { accept: ACCEPT } };
        const result = await send(dispatch, call);
        const end = result.ok ? await follow(dispatch, eventsOf(result.response), at) : result;
        patch(dispatch, at, (open) => {
          open.retrying = (open.retrying ?? []).filter((each) => each !== format);
        });
        if ('failure' in end) return { error: end.failure };
        showEnd(dispatch, at, end);
        return { data: null };
      },
    }),
  }),
});

export const { useFindSameMutation, useTransformMutation, useRetryFormatMutation } = runApi;

async function send(dispatch: Dispatch, call: ApiCall) {
  const result = await sendCall(call);
  if (!result.ok && mayHaveLostWorkspace(call, result.failure))
    dispatch(api.util.invalidateTags(['Workspaces']));
  return result;
}

type Change = (open: OpenTransformation) => void;

export function patch(dispatch: Dispatch, { id, workspaceId }: TransformationAt, change: Change): void {
  dispatch(repurposeApi.util.updateQueryData('getTransformation', { id, workspaceId }, change));
}

function failed(dispatch: Dispatch, failure: ApiFailure) {
  dispatch(api.util.invalidateTags(['User', 'Transformations']));
  return { error: failure };
}

/** Opens `getTransformation(id)` with the first event that has the id, and does not wait for the rest. */
async function begin(dispatch: Dispatch, { body: request, workspaceId }: Start, response: Response) {
  const open = (id: string) =>
    dispatch(
      repurposeApi.util.upsertQueryEntries([
        { endpointName: 'getTransformation', arg: { id, workspaceId }, value: startedAs(id, request) },
      ]),
    );
  const events = eventsOf(response);
  for (let event = await events.next(); !event.done; event = await events.next()) {
    const { value } = event;
    if (value.event === 'queued' || value.event === 'started') {
      const at = { id: value.data.id, workspaceId };
      open(at.id);
      void follow(dispatch, events, at).then((end) => showEnd(dispatch, at, end));
      return { data: { id: at.id } };
    }
    if (value.event === 'error') return failed(dispatch, failureOf(value.data));
  }
  return failed(dispatch, problemOf(MESSAGES.transform.failed));
}

/** Patches the transformation with each output. */
async function follow(
  dispatch: Dispatch,
  events: ReturnType<typeof eventsOf>,
  at: TransformationAt,
): Promise<StreamEnd> {
  for await (const { event, data } of events) {
    if (event === 'format') patch(dispatch, at, (open) => addOutput(open, data));
    if (event === 'done') return { response: data };
    if (event === 'error') return { failure: failureOf(data) };
  }
  return recover(at);
}

function addOutput(open: OpenTransformation, output: TransformEvents['format']): void {
  if (!('text' in output)) return void open.failures.push(output);
  const { format, text, checks, draft } = output;
  open.transformedContent[format] = text;
  open.checks[format] = checks;
  open.drafts = { ...open.drafts, [format]: draft };
}

function showEnd(dispatch: Dispatch, at: TransformationAt, end: StreamEnd): void {
  patch(dispatch, at, (open) => {
    if ('failure' in end) open.stream = { state: 'failed', ...problemIn(end.failure) };
    else {
      const { transformedContent, failures, checks, drafts } = end.response;
      Object.assign(open, { transformedContent, failures: failures ?? [], checks: checks ?? {}, drafts });
      open.stream = { state: 'ended' };
    }
  });
  noteCredits(dispatch, 'failure' in end ? undefined : end.response.creditsLeft, at.workspaceId);
  dispatch(api.util.invalidateTags(['Transformations']));
}

/** Or reads the user again: a workspace's credits may be another account's. */
export function noteCredits(
  dispatch: Dispatch,
  creditsLeft: number | undefined,
  workspaceId: string | null,
): void {
  if (creditsLeft === undefined || workspaceId !== null) dispatch(api.util.invalidateTags(['User']));
  else
    dispatch(
      api.util.updateQueryData('getUser', undefined, (user) => {
        if (user) user.transformationsLeft = creditsLeft;
      }),
    );
}

const startedAs = (id: string, request: TransformRequest): OpenTransformation => ({
  ...{ id, request, formats: request.formats, transformedContent: {}, failures: [], checks: {}, drafts: {} },
  ...{ status: 'running', error: null },
  stream: { state: 'running' },
});

type AnyEvent = {
  [Name in keyof TransformEvents]: { event: Name; data: TransformEvents[Name] };
}[keyof TransformEvents];

/** Loaded while the user writes. */
export const loadEvents = () => import('./events.js');

/** One answer is the events that a stream would have. A cut connection ends them; the server has what was written. */
async function* eventsOf(response: Response): AsyncGenerator<AnyEvent> {
  const { body, headers } = response;
  if (body === null || !headers.get('content-type')?.includes('text/event-stream')) {
    const data = (await response.json()) as TransformResponse;
    yield { event: 'started', data };
    return yield { event: 'done', data };
  }
  try {
    const { readEvents } = await loadEvents();
    for await (const { event, data } of readEvents(body)) yield { event, data: JSON.parse(data) } as AnyEvent;
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
  }
}

const failureOf = ({ message, status }: TransformEvents['error']) =>
  problemOf(message || MESSAGES.transform.failed, status);
const problemIn = (failure: ApiFailure) => ({ message: messageOf(failure), status: failure.status });

/** The connection ended early: asks once for the result. */
async function recover(at: TransformationAt): Promise<StreamEnd> {
  const result = await sendCall(calling(API.transformation)(at));
  if (!result.ok) return { failure: problemOf(CUT_OFF) };
  const detail = (await result.response.json()) as TransformationDetail;
  if (detail.status === 'succeeded') return { response: detail };
  if (detail.status !== 'failed') return { failure: problemOf(CUT_OFF) };
  return { failure: problemOf(detail.error?.message ?? MESSAGES.transform.failed) };
}
