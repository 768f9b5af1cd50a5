import { initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import type { FirebaseConfig, IdentityPort, IdentityUser } from './identity.port.js';

const toIdentityUser = (user: User): IdentityUser => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName,
  photoURL: user.photoURL,
  getToken: () => user.getIdToken(),
});

/** The identity service is Firebase Authentication; the record stays in local storage until signed out. */
export function openFirebaseIdentity(config: FirebaseConfig): Promise<IdentityPort> {
  const { emulatorUrl, ...options } = config;
  const auth = initializeAuth(initializeApp(options), {
    persistence: browserLocalPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return Promise.resolve({
    async findUser() {
      await auth.authStateReady();
      return auth.currentUser && toIdentityUser(auth.currentUser);
    },
    async signIn(email, password) {
      return toIdentityUser((await signInWithEmailAndPassword(auth, email, password)).user);
    },
    async register(email, password) {
      return toIdentityUser((await createUserWithEmailAndPassword(auth, email, password)).user);
    },
    // Firebase opens its popup at 500 by 600, the size the product asks for.
    async signInWithGoogle() {
      return toIdentityUser((await signInWithPopup(auth, new GoogleAuthProvider())).user);
    },
    signOut: () => signOut(auth),
    async deleteAccount() {
      if (auth.currentUser) await deleteUser(auth.currentUser);
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
  });
}
