import { useNavigate } from 'react-router';
import { api } from '../../shared/api/api.js';
import { useApiDispatch } from '../../shared/api/use-api-dispatch.js';
import { paths } from '../../shared/paths.js';
import { useAttempt } from '../../shared/toasts/use-attempt.js';
import { useToast } from '../../shared/toasts/use-toast.js';

/** For calls after which the workspace is no longer the user's: leads to the list and reads it again. */
export function useWayOut() {
  const attempt = useAttempt();
  const navigate = useNavigate();
  const dispatch = useApiDispatch();
  const toast = useToast();
  return async (call: { unwrap(): Promise<unknown> }, failed: string, done: string): Promise<void> => {
    if (!(await attempt(failed, call))) return;
    await navigate(paths.workspaces.getHref());
    dispatch(api.util.invalidateTags(['Workspaces', 'Transformations', 'Tags']));
    toast({ title: done });
  };
}
