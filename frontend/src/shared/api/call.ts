import { networkFailure, toFailure, type ApiFailure } from './failure.js';

/** `path`: with its ids and query. */
export interface ApiCall {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Other statuses than 2xx whose body is the answer. */
  readsStatuses?: readonly number[];
}
type ApiResult = { ok: true; response: Response } | { ok: false; failure: ApiFailure };

/** Sends the session cookie, and a body as JSON. Never rejects: no answer, also after an abort, is a failure. */
export async function sendCall(call: ApiCall): Promise<ApiResult> {
  const headers = new Headers(call.headers);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  const init: RequestInit = { method: call.method, headers, credentials: 'include' };
  if (call.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(call.body);
  }
  if (call.signal) init.signal = call.signal;
  try {
    const response = await fetch(new URL(call.path, window.location.origin), init);
    const isAnswer = response.ok || call.readsStatuses?.includes(response.status);
    return isAnswer ? { ok: true, response } : { ok: false, failure: await toFailure(response) };
  } catch (cause) {
    return noAnswer(cause, call.signal);
  }
}

/** Its whole text. As `sendCall`, never rejects. */
export async function readText(response: Response, signal: AbortSignal) {
  try {
    return { ok: true, text: await response.text() } as const;
  } catch (cause) {
    return noAnswer(cause, signal);
  }
}

function noAnswer(cause: unknown, signal?: AbortSignal) {
  if (cause instanceof TypeError || signal?.aborted) return { ok: false, failure: networkFailure() } as const;
  throw cause;
}
