import type { Response } from 'express';

/** Aborted when the caller has gone before the whole answer was handed over: nobody is to be kept waiting for. */
export function disconnectSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
