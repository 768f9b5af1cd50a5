import type { Server, ServerResponse } from 'node:http';
import { SETTINGS } from '../config/settings.js';
import type { Response } from 'express';

type Limits = Pick<
  typeof SETTINGS.http,
  'requestTimeoutMs' | 'headersTimeoutMs' | 'keepAliveTimeoutMs' | 'silenceMs'
>;

/** Also for peers that do not read their answer, which would stay in memory. */
export function limitConnections(
  server: Server,
  limits: { [Name in keyof Limits]: number } = SETTINGS.http,
): void {
  server.requestTimeout = limits.requestTimeoutMs;
  server.headersTimeout = limits.headersTimeoutMs;
  server.keepAliveTimeout = limits.keepAliveTimeoutMs;
  server.timeout = limits.silenceMs;
}

export function disconnectSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

const closeAfter = (answer: ServerResponse): void => {
  if (!answer.headersSent) answer.setHeader('Connection', 'close');
};

/** The result closes each connection after its next response: load balancers move without a cut request. */
export function closeConnectionsAfterResponses(server: Server): () => void {
  const open = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener('request', (_call, answer: ServerResponse) => {
    if (isEnding) return closeAfter(answer);
    open.add(answer);
    answer.once('close', () => open.delete(answer));
  });
  return () => {
    isEnding = true;
    for (const answer of open) closeAfter(answer);
    open.clear();
  };
}
