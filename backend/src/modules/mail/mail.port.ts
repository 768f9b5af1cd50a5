/** Injection token of `MailPort`. */
export const MAIL = Symbol('MAIL');

export interface OutgoingMail {
  /** Becomes its Message-ID: the same mail sent twice has the same one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The server will not take this mail however often it is tried. */
export class MailRefusedError extends Error {}

/** What sends mails. */
export interface MailPort {
  /** @throws MailRefusedError, or any other error when it may be tried again */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
