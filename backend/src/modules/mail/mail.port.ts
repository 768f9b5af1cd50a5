export const MAIL = Symbol('MAIL');

export interface OutgoingMail {
  /** The Message-ID: the same when a mail is sent twice. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export class MailRefusedError extends Error {}

export interface MailPort {
  /** @throws MailRefusedError; other errors may be retried */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
