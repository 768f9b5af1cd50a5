/** The running Firebase Auth Emulator; `env` is what api and page need to use it. */
export interface FirebaseEmulator {
  url: string;
  env: Record<string, string>;
  stop(): Promise<void>;
}
export function ensureFirebaseTools(): void;
export function startFirebaseEmulator(): Promise<FirebaseEmulator>;
