import { readStored, storedKeys, writeStored } from '../browser/stored.js';

/** Whether a user is signed in on this device, or logged out here; does not say who. Pages read it before the API answers. */
export const SESSION_HINT_KEY = 'repurpose.session';
export const SIGNED_IN = '1';
const LOGGED_OUT = '0';
/** Firebase's own record (`browserLocalPersistence`). */
const FIREBASE_RECORD = 'firebase:authUser:';

const listeners = new Set<() => void>();

export const hasLoggedOut = () => readStored(SESSION_HINT_KEY) === LOGGED_OUT;

function storeHint(hint: string | null): void {
  writeStored(SESSION_HINT_KEY, hint);
  for (const changed of listeners) changed();
}

/** If a user was known before and none is now, the session has ended. */
export function rememberSession(isSignedIn: boolean): void {
  const { dataset } = document.documentElement;
  if (isSignedIn) dataset['session'] = 'known';
  else if (dataset['session'] === 'known') dataset['session'] = 'ended';
  storeHint(isSignedIn ? SIGNED_IN : hasLoggedOut() ? LOGGED_OUT : null);
}

/** A logout is not reported as a session's end, also if an answer that comes late sets the cookie again. */
export function forgetSession(): void {
  delete document.documentElement.dataset['session'];
  storeHint(LOGGED_OUT);
}

/** Since this page was opened. */
export const hasSessionEnded = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['session'] === 'ended';

/** Changes in this tab (`rememberSession`) or in another one. */
export function subscribeToSessionHint(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** Never a proof. */
export const hasStoredSignIn = () => readStored(SESSION_HINT_KEY) === SIGNED_IN || hasFirebaseRecord();

export const hasFirebaseRecord = () => storedKeys(FIREBASE_RECORD).length > 0;

/**
 * Whether to ask the API who is signed in. Saves first visitors a refused call. `data-session` on `<html>` has the hint
 * before the first paint.
 */
export function isSignInLikely(): boolean {
  if (typeof document === 'undefined') return false;
  return document.documentElement.dataset['session'] === 'known' || hasStoredSignIn();
}
