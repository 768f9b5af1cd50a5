import {
  API,
  ERRORS,
  MESSAGES,
  type FormatKey,
  type TransformEvents,
  type TransformRequest,
  type TransformResponse,
  type TransformationDetail,
} from '@repurpose/contract';
import { sendCall } from '../../../shared/api/call.js';
import { messageOf } from '../../../shared/api/failure.js';
import { readEvents, type StreamEvent } from './event-stream.js';
import type { RunAction } from './run-state.js';

/** How a run ended; `status` 401 says that the session is over, `creditsLeft` null that they must be asked for. */
export type RunEnd =
  | { kind: 'delivered'; response: Omit<TransformResponse, 'creditsLeft'>; creditsLeft: number | null }
  | { kind: 'failed'; message: string; status: number };

type Tell = (action: RunAction) => void;
type Heard = { id: string | null; end: RunEnd | null };

const transformOnce = (request: TransformRequest) => ({
  ...API.transform,
  body: request,
  headers: { accept: 'text/event-stream, application/json', 'idempotency-key': crypto.randomUUID() },
});

/** Sends a transform and tells of each format as it is finished. A server that cannot stream answers once, with the same end. */
export async function sendTransform(request: TransformRequest, tell: Tell): Promise<RunEnd> {
  return follow(await sendCall(transformOnce(request)), tell);
}

/** Writes one failed format again; nothing is charged. */
export async function sendRetry(id: string, format: FormatKey, tell: Tell): Promise<RunEnd> {
  const path = API.retryFormat.path.replace(':id', encodeURIComponent(id));
  const headers = { accept: 'text/event-stream, application/json' };
  return follow(await sendCall({ method: API.retryFormat.method, path, body: { format }, headers }), tell);
}

const delivered = (response: TransformResponse): RunEnd => ({
  kind: 'delivered',
  response,
  creditsLeft: response.creditsLeft ?? null,
});

async function follow(result: Awaited<ReturnType<typeof sendCall>>, tell: Tell): Promise<RunEnd> {
  if (!result.ok)
    return { kind: 'failed', message: messageOf(result.failure), status: result.failure.status };
  const { response } = result;
  if (!response.headers.get('content-type')?.includes('text/event-stream') || !response.body)
    return delivered((await response.json()) as TransformResponse);
  const heard: Heard = { id: null, end: null };
  try {
    for await (const event of readEvents(response.body)) hear(event, heard, tell);
  } catch (cause) {
    // A cut connection ends the stream with a TypeError; what was written is on the server.
    if (!(cause instanceof TypeError)) throw cause;
  }
  return heard.end ?? recover(heard.id);
}

function hear({ event, data }: StreamEvent, heard: Heard, tell: Tell): void {
  const payload: unknown = JSON.parse(data);
  switch (event as keyof TransformEvents) {
    case 'queued':
    case 'started':
      heard.id = (payload as TransformEvents['queued']).id;
      tell({ type: 'accepted', id: heard.id });
      return;
    case 'format': {
      const piece = payload as TransformEvents['format'];
      if ('text' in piece) tell({ type: 'pieceArrived', ...piece });
      else tell({ type: 'pieceFailed', failure: piece });
      return;
    }
    case 'done':
      heard.end = delivered(payload as TransformResponse);
      return;
    case 'error': {
      const { message, status } = payload as TransformEvents['error'];
      heard.end = { kind: 'failed', message: message || MESSAGES.transform.failed, status };
    }
  }
}

export const CUT_OFF =
  'The connection was lost while we were writing. Your transformation goes on; find it under History in a moment.';

/** The connection broke before the end: asks once how it went. */
async function recover(id: string | null): Promise<RunEnd> {
  const lost: RunEnd = {
    kind: 'failed',
    message: id === null ? MESSAGES.transform.failed : CUT_OFF,
    status: 0,
  };
  if (id === null) return lost;
  const path = API.transformation.path.replace(':id', encodeURIComponent(id));
  const result = await sendCall({ method: API.transformation.method, path });
  if (!result.ok) return lost;
  const detail = (await result.response.json()) as TransformationDetail;
  if (detail.status === 'failed')
    return {
      kind: 'failed',
      message: detail.errorCode ? ERRORS[detail.errorCode].message : MESSAGES.transform.failed,
      status: 0,
    };
  return detail.status === 'succeeded' ? { kind: 'delivered', response: detail, creditsLeft: null } : lost;
}
