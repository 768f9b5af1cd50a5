import { createContext, useCallback, useContext } from 'react';
import { api, useApiDispatch } from '../api/api.js';
import { messageOf } from '../api/failure.js';
import type { IdentityPort, FirebaseConfig, OpenIdentity } from './identity.port.js';

/** The SDK may be opened only once per page. If its chunk did not load, the next call tries again. */
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

/** `null`: this installation has only its own sessions. */
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
