import { serverError, type ErrorBody } from '@repurpose/contract';
import { parseRecord } from '../browser/stored.js';

export interface ApiFailure {
  /** 0: no answer. */
  status: number;
  statusText: string;
  /** Of a JSON body. */
  body: Partial<Omit<ErrorBody, 'code'>>;
}

const NETWORK_MESSAGE = 'The server cannot be reached. Please check your connection and try again.';

export async function toFailure(response: Response): Promise<ApiFailure> {
  const { status, statusText } = response;
  return { status, statusText, body: parseBody(await response.text()) };
}

/** The network is down or the address refused. */
export const networkFailure = () => problemOf(NETWORK_MESSAGE);

/** For an event in a stream. */
export function problemOf(message: string, status = 0): ApiFailure {
  return { status, statusText: '', body: { message, error: message } };
}

/** For calls that read the body's `message`. Default: 'Server error: {status}'. */
export function messageOf(failure: ApiFailure): string {
  return failure.body.message || serverError(failure.status);
}

/** For the identity calls, which read `error`. */
export function errorFieldOf(failure: ApiFailure): string {
  return failure.body.error || failure.statusText || serverError(failure.status);
}

export function isApiFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && 'status' in value && 'body' in value;
}

/** The answer says no, and will again: neither an outage nor too many calls. */
export const isRefusal = (value: unknown): value is ApiFailure =>
  isApiFailure(value) && value.status >= 400 && value.status < 500 && value.status !== 429;

function parseBody(text: string): ApiFailure['body'] {
  const fields = parseRecord(text);
  const body: ApiFailure['body'] = {};
  for (const name of ['message', 'error', 'requestId'] as const) {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') body[name] = value;
  }
  return body;
}
