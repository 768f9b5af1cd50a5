import { readStored, storedKeys, writeStored } from '../browser/stored.js';

/** Set while a user is signed in on this device. It does not say who. Pages read it before the API answers. */
export const SESSION_HINT_KEY = 'repurpose.session';
/** The record Firebase's own client keeps (`browserLocalPersistence`). */
const FIREBASE_RECORD = 'firebase:authUser:';

const listeners = new Set<() => void>();

/** Stores the API's answer. If a user was known before and none is now, the session has ended. */
export function rememberSession(isSignedIn: boolean): void {
  const { dataset } = document.documentElement;
  writeStored(SESSION_HINT_KEY, isSignedIn ? '1' : null);
  if (isSignedIn) dataset['session'] = 'known';
  else if (dataset['session'] === 'known') dataset['session'] = 'ended';
  for (const changed of listeners) changed();
}

/** After a logout: the session's end is not reported. */
export function forgetSession(): void {
  delete document.documentElement.dataset['session'];
  rememberSession(false);
}

/** Whether a session has ended since this page was opened. */
export const hasSessionEnded = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['session'] === 'ended';

/** For `useSyncExternalStore`: the hint changes in this tab (`rememberSession`) or in another one. */
export function subscribeToSessionHint(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** Whether this device keeps a record of a signed-in user; never a proof. */
export function hasStoredSignIn(): boolean {
  if (readStored(SESSION_HINT_KEY) !== null) return true;
  return hasFirebaseRecord();
}

export function hasFirebaseRecord(): boolean {
  return storedKeys().some((key) => key.startsWith(FIREBASE_RECORD));
}

/**
 * Whether it is worth asking the API who is signed in: this device remembers a sign-in (`data-session` on `<html>` says so
 * before the first paint). Saves every first visitor a refused call.
 */
export function isSignInLikely(): boolean {
  if (typeof document === 'undefined') return false;
  return document.documentElement.dataset['session'] === 'known' || hasStoredSignIn();
}
