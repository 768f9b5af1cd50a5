import 'express-session';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    /** Epoch milliseconds. Bounds the lifetime. */
    createdAt: number;
    /** Epoch milliseconds of the last proof of identity. A token may prove it before `createdAt`. */
    signedInAt: number;
    email?: string;
    /** The external identity. Absent for accounts with a password. */
    identityUid?: string;
  }
}
