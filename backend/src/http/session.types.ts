import 'express-session';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    /** Epoch milliseconds of the login; bounds the session's whole life. */
    createdAt: number;
  }
}
