import { createHash, randomBytes } from 'node:crypto';
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { integer, readForm, type Params } from '../params.js';
import { API_VERSION } from '../shapes.js';
import type { SandboxState } from '../state.js';
import { invalid, StripeFault } from '../stripe-fault.js';

/** Parameters of a call: the query of a GET, the form of a POST. */
export const paramsOf = (response: Response): Params =>
  (response.locals['params'] as Params | undefined) ?? {};

/** Parses the form, checks key and API version, and sets a request id, as every Stripe call does. */
export function stripeProtocol(secretKey: string): RequestHandler[] {
  const body = express.text({ type: 'application/x-www-form-urlencoded', limit: '1mb' });
  const check: RequestHandler = (request, response, next) => {
    response.setHeader('request-id', `req_${randomBytes(7).toString('hex')}`);
    response.setHeader('stripe-version', API_VERSION);
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      throw new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    const version = request.headers['stripe-version'];
    if (version !== undefined && version !== API_VERSION)
      throw invalid(`Invalid Stripe API version: ${String(version)}. This sandbox speaks ${API_VERSION}.`);
    const query = request.originalUrl.split('?')[1] ?? '';
    const form = request.method === 'GET' ? query : request.body;
    const params = readForm(typeof form === 'string' ? form : '');
    if (params['expand'] !== undefined) throw invalid('This sandbox expands nothing.', 'expand');
    response.locals['params'] = params;
    next();
  };
  return [body, check];
}

/** Repeats the response of an `Idempotency-Key`, also refusals. Refuses a key with other parameters. */
export function idempotentReplay(state: SandboxState): RequestHandler {
  return (request, response, next) => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return next();
    const body = typeof request.body === 'string' ? request.body : '';
    const fingerprint = createHash('sha256').update(`${request.originalUrl}\n${body}`).digest('hex');
    const replay = state.replays.get(key);
    if (replay && replay.fingerprint !== fingerprint)
      throw new StripeFault(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    if (replay) {
      response.setHeader('idempotent-replayed', 'true');
      response.status(replay.status).type('application/json').send(replay.body);
      return;
    }
    const send = response.json.bind(response);
    response.json = (answer: unknown) => {
      state.replays.set(key, { fingerprint, status: response.statusCode, body: JSON.stringify(answer) });
      return send(answer);
    };
    next();
  };
}

/** Writes errors in Stripe's format. */
export const stripeErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof StripeFault) {
    response.status(error.status).json({ error: error.body });
    return;
  }
  process.stderr.write(
    `stripe-sandbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  response.status(500).json({ error: { type: 'api_error', message: 'The sandbox failed.' } });
};

/** A page of a list, newest first, with Stripe's cursors. */
export function listPage<T extends { id: string }>(
  found: T[],
  params: Params,
  url: string,
  shape: (row: T) => Record<string, unknown>,
): Record<string, unknown> {
  const limit = Math.min(100, Math.max(1, integer(params, 'limit') ?? 10));
  const newestFirst = [...found].reverse();
  const after = params['starting_after'];
  const from = after === undefined ? 0 : newestFirst.findIndex((row) => row.id === after) + 1;
  const page = newestFirst.slice(from, from + limit);
  return { object: 'list', url, has_more: newestFirst.length > from + limit, data: page.map(shape) };
}
