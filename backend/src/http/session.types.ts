import 'express-session';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    /** Epoch milliseconds of the login; bounds the session's whole life. */
    createdAt: number;
    /** Epoch milliseconds at which the user last showed who they are: before `createdAt` when a token came from then. */
    signedInAt: number;
    /** The user's address, read with the session. */
    email?: string;
    /** The identity behind the account, read with the session; absent for accounts with a password. */
    identityUid?: string;
  }
}
