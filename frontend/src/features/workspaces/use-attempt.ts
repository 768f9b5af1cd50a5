import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { useToast } from '../../shared/toasts/use-toast.js';

/** Makes a call and shows a failure under `title`. Resolves to whether it succeeded; `onDone` gets the answer. */
export function useAttempt() {
  const toast = useToast();
  return async function attempt<T>(
    title: string,
    call: { unwrap(): Promise<T> },
    onDone: (answer: T) => void = () => undefined,
  ): Promise<boolean> {
    try {
      onDone(await call.unwrap());
      return true;
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      toast({ title, description: messageOf(cause), variant: 'destructive' });
      return false;
    }
  };
}
