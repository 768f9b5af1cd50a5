import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export function requestId(req: IncomingMessage, res: ServerResponse): string {
  const known = (req as { id?: unknown }).id;
  const id = typeof known === 'string' ? known : randomUUID();
  (req as { id?: unknown }).id = id;
  if (!res.headersSent) res.setHeader('X-Request-Id', id);
  return id;
}
