export const MAIL = Symbol('MAIL');

export interface OutgoingMail {
  /** Becomes the Message-ID, so that a mail sent twice has the same one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The server refuses this mail for good. */
export class MailRefusedError extends Error {}

export interface MailPort {
  /** @throws MailRefusedError; any other error when it may be retried */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
