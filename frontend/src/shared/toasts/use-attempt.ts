import { useCallback } from 'react';
import { isApiFailure, messageOf } from '../api/failure.js';
import { useToast } from './use-toast.js';

/** Shows a failure under `title`. Resolves to whether the call succeeded; `onDone` gets the answer. */
export function useAttempt() {
  const toast = useToast();
  return useCallback(
    async <T>(
      title: string,
      call: { unwrap(): Promise<T> },
      onDone: (answer: T) => void = () => undefined,
    ): Promise<boolean> => {
      try {
        onDone(await call.unwrap());
        return true;
      } catch (cause) {
        if (!isApiFailure(cause)) throw cause;
        toast({ title, description: messageOf(cause), variant: 'destructive' });
        return false;
      }
    },
    [toast],
  );
}
