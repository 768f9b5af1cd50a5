import { serverError, type ErrorBody } from '@repurpose/contract';

/** `message`: status, colon, response text (or status text). */
export interface ApiFailure {
  /** 0: no answer. */
  status: number;
  message: string;
  statusText: string;
  /** Of a JSON body. */
  body: Partial<Omit<ErrorBody, 'code'>>;
  retryAfterSeconds: number | null;
}

const NETWORK_MESSAGE = 'The server cannot be reached. Please check your connection and try again.';

export async function toFailure(response: Response): Promise<ApiFailure> {
  const text = await response.text();
  return {
    status: response.status,
    statusText: response.statusText,
    message: `${response.status}: ${text || response.statusText}`,
    body: parseBody(text),
    retryAfterSeconds: parseRetryAfter(response.headers.get('retry-after')),
  };
}

/** The network is down or the address refused. */
export function networkFailure(): ApiFailure {
  return {
    status: 0,
    statusText: '',
    message: NETWORK_MESSAGE,
    body: { message: NETWORK_MESSAGE, error: NETWORK_MESSAGE },
    retryAfterSeconds: null,
  };
}

/** For an event in a stream. */
export function problemOf(message: string, status = 0): ApiFailure {
  return { ...networkFailure(), status, message, body: { message, error: message } };
}

/** For calls that read `message`. Default: 'Server error: {status}'. */
export function messageOf(failure: ApiFailure): string {
  return failure.body.message || serverError(failure.status);
}

/** For the identity calls, which read `error`. */
export function errorFieldOf(failure: ApiFailure): string {
  return failure.body.error || failure.statusText || serverError(failure.status);
}

export function isApiFailure(value: unknown): value is ApiFailure {
  return (
    typeof value === 'object' && value !== null && 'status' in value && 'body' in value && 'message' in value
  );
}

/** The answer says no, and will again: neither an outage nor too many calls. */
export const isRefusal = (value: unknown): value is ApiFailure =>
  isApiFailure(value) && value.status >= 400 && value.status < 500 && value.status !== 429;

function parseBody(text: string): ApiFailure['body'] {
  if (!text.startsWith('{')) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return {};
    throw cause;
  }
  if (typeof parsed !== 'object' || parsed === null) return {};
  const fields = parsed as Record<string, unknown>;
  const body: ApiFailure['body'] = {};
  for (const name of ['message', 'error', 'requestId'] as const) {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') body[name] = value;
  }
  return body;
}

function parseRetryAfter(header: string | null): number | null {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
