import { createTransport } from 'nodemailer';
import type { Env } from '../../config/env.js';
import { SETTINGS } from '../../config/settings.js';
import { MailRefusedError, type MailPort, type OutgoingMail } from './mail.port.js';

type SmtpEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'APP_URL' | 'isProduction'>;

const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export class SmtpMail implements MailPort {
  private readonly transport;
  private readonly domain: string;

  constructor(private readonly env: SmtpEnv) {
    const { connectMs, socketMs, maxConnections } = SETTINGS.mail.smtp;
    const { hostname } = new URL(env.SMTP_URL);
    this.domain = new URL(env.APP_URL).hostname;
    this.transport = createTransport({
      url: env.SMTP_URL,
      pool: true,
      maxConnections,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: socketMs,
      // Links in our mails open accounts, so never in clear.
      requireTLS: env.isProduction && !LOOPBACK.has(hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ id, to, subject, text, html }: OutgoingMail): Promise<void> {
    if (LINE_BREAK.test(to) || LINE_BREAK.test(subject))
      throw new MailRefusedError('a header has a line break');
    try {
      await this.transport.sendMail({
        from: this.env.MAIL_FROM,
        // An object: a comma in a string would make two addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${this.domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw isFinal(error)
        ? new MailRefusedError(`refused with ${error.responseCode}`)
        : withoutAddress(error);
    }
  }

  close(): void {
    this.transport.close();
  }
}

/** A 5xx is final, except wrong credentials (530, 535), which operators can correct. */
function isFinal(error: unknown): error is { responseCode: number } {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500 && code !== 530 && code !== 535;
}

/** The server's answer may name the address, which must not be logged. */
function withoutAddress(error: unknown): Error {
  const { code, originalCode, responseCode } = error as Record<
    'code' | 'originalCode' | 'responseCode',
    unknown
  >;
  const cause = String(responseCode ?? originalCode ?? code ?? 'no code');
  return Object.assign(new Error(`the mail server did not take a mail (${cause})`), { code: cause });
}
