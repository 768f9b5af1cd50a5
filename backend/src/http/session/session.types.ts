import 'express-session';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    /** Epoch milliseconds; bounds the session's lifetime. */
    createdAt: number;
    /** Epoch milliseconds of the last proof of identity; may be before `createdAt` when a token proves it. */
    signedInAt: number;
    email?: string;
    /** The external identity, read with the session; absent for accounts with a password. */
    identityUid?: string;
  }
}
