import type { Server } from 'node:http';
import { SETTINGS } from '../../config/settings.js';

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
