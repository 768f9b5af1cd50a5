import 'express-session';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    createdAt: number;
    /** Epoch milliseconds of the last proof of identity. A token may prove it before `createdAt`. */
    signedInAt: number;
    email?: string;
    identityUid?: string;
  }
}
