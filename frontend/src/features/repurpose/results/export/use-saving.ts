import { useSession } from '../../../../shared/session/use-session.js';
import { flushUnsaved } from '../../../../shared/unsaved/unsaved.js';
import { useToast } from '../../../../shared/toasts/use-toast.js';

type Saving = typeof import('./save-file.js');

/** Saves everything typed, then loads the exporters and runs `act` with the user's address. Failures end in a toast. */
export function useSaving(): (act: (saving: Saving, from: string) => void) => Promise<void> {
  const toast = useToast();
  const from = useSession({ asks: 'never' }).user?.email ?? '';
  return async (act) => {
    try {
      const saving = await import('./save-file.js');
      if (!(await flushUnsaved())) throw new Error('What you typed last could not be saved.');
      act(saving, from);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      toast({ title: 'Export failed', description: reason, variant: 'destructive' });
    }
  };
}
