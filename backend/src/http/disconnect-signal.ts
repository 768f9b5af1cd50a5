import type { Response } from 'express';

/** Aborts when the caller disconnects before the response is complete. */
export function disconnectSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
