import { useCallback } from 'react';
import { isApiFailure, messageOf } from '../api/failure.js';
import { failed, useToast } from './use-toast.js';
import type { ToastContent } from './toasts.slice.js';

/** Shows a failure under `title`. Resolves to whether the call succeeded; `done` is shown, or gets the answer. */
export function useAttempt() {
  const toast = useToast();
  return useCallback(
    async <T>(
      title: string,
      call: { unwrap(): Promise<T> },
      done?: ToastContent | ((answer: T) => void),
    ): Promise<boolean> => {
      try {
        const answer = await call.unwrap();
        if (typeof done === 'function') done(answer);
        else if (done) toast(done);
        return true;
      } catch (cause) {
        if (!isApiFailure(cause)) throw cause;
        toast(failed(title, messageOf(cause)));
        return false;
      }
    },
    [toast],
  );
}
