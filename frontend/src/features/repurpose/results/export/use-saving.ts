import { useSession } from '../../../../shared/session/use-session.js';
import { useToast } from '../../../../shared/toasts/use-toast.js';

type Saving = typeof import('./save-file.js');

/** Loads the exporters and lets `act` save with the user's address; a failure is told. */
export function useSaving(): (act: (saving: Saving, from: string) => void) => Promise<void> {
  const toast = useToast();
  const from = useSession({ asks: false }).user?.email ?? '';
  return async (act) => {
    try {
      act(await import('./save-file.js'), from);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      toast({ title: 'Export failed', description: reason, variant: 'destructive' });
    }
  };
}
