import { api } from '../../shared/api/api.js';
import { useApiDispatch } from '../../shared/api/use-api-dispatch.js';

/** Reads the lists again after the user has left, deleted or handed over a workspace. */
export function useForgetWorkspace(): () => void {
  const dispatch = useApiDispatch();
  return () => void dispatch(api.util.invalidateTags(['Workspaces', 'Transformations', 'Tags']));
}
