import { api } from '../../shared/api/api.js';
import { useApiDispatch } from '../../shared/api/use-api-dispatch.js';

/** After somebody has left, deleted or handed over a workspace and its pages: the lists are read again. */
export function useForgetWorkspace(): () => void {
  const dispatch = useApiDispatch();
  return () => void dispatch(api.util.invalidateTags(['Workspaces', 'Transformations', 'Tags']));
}
