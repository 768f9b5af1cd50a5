import { createContext, useCallback, useContext } from 'react';
import { api } from '../api/api.js';
import { useApiDispatch } from '../api/use-api-dispatch.js';
import { messageOf } from '../api/failure.js';
import type { FirebaseConfig, IdentityPort, OpenIdentity } from './identity.port.js';

/**
 * Remembers the adapter: the SDK may be opened only once per page. The client comes in a chunk of its own; when that did
 * not arrive, the next call asks for it again.
 */
export function openOnce(open: OpenIdentity): OpenIdentity {
  let opened: Promise<IdentityPort> | null = null;
  return (config: FirebaseConfig) =>
    (opened ??= open(config).catch((cause: unknown) => {
      opened = null;
      throw cause;
    }));
}

const firebaseIdentity: OpenIdentity = openOnce(async (config) =>
  (await import('./firebase.identity.js')).openFirebaseIdentity(config),
);

export const IdentityContext = createContext<OpenIdentity>(firebaseIdentity);

/** Loads the identity service when it is configured; `null`: this installation has its own sessions only. */
export function useIdentity(): () => Promise<IdentityPort | null> {
  const open = useContext(IdentityContext);
  const dispatch = useApiDispatch();
  return useCallback(async () => {
    const { data, error } = await dispatch(api.endpoints.getConfig.initiate());
    if (!data)
      throw new Error(error && 'body' in error ? messageOf(error) : 'The configuration could not be read.');
    return data.identity.firebase ? open(data.identity.firebase) : null;
  }, [dispatch, open]);
}
