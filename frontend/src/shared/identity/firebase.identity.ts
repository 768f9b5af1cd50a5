import { initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  debugErrorMap,
  deleteUser,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import { readStored } from '../browser/stored.js';
import type { FirebaseConfig, IdentityPort, IdentityUser } from './identity.port.js';

const toIdentityUser = (user: User): IdentityUser => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName,
  photoURL: user.photoURL,
  getToken: () => user.getIdToken(),
});

const sessionEnded = () =>
  Object.assign(new Error('The stored user is no longer known.'), { code: 'auth/user-token-expired' });

/** The record stays in local storage until sign-out. */
export function openFirebaseIdentity(config: FirebaseConfig): Promise<IdentityPort> {
  const { emulatorUrl, ...options } = config;
  const record = `firebase:authUser:${options.apiKey}:[DEFAULT]`;
  let wasKnown = readStored(record) !== null;
  const auth = initializeAuth(initializeApp(options), {
    persistence: browserLocalPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
    // Sentences instead of 'Error (auth/…)', for codes that have none of the product's.
    errorMap: debugErrorMap,
  });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return Promise.resolve({
    async findUser() {
      await auth.authStateReady();
      if (auth.currentUser) return toIdentityUser(auth.currentUser);
      // The client silently forgets a user whom the service no longer confirms.
      if (wasKnown && readStored(record) === null) throw sessionEnded();
      return null;
    },
    async signIn(email, password) {
      return toIdentityUser((await signInWithEmailAndPassword(auth, email, password)).user);
    },
    async register(email, password) {
      return toIdentityUser((await createUserWithEmailAndPassword(auth, email, password)).user);
    },
    // Firebase opens its popup at 500 by 600, as required.
    async signInWithGoogle() {
      return toIdentityUser((await signInWithPopup(auth, new GoogleAuthProvider())).user);
    },
    signOut() {
      wasKnown = false;
      return signOut(auth);
    },
    async deleteAccount() {
      if (auth.currentUser) await deleteUser(auth.currentUser);
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
  });
}
