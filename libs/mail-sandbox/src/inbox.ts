import { randomUUID } from 'node:crypto';
import { type ParsedMail, simpleParser } from 'mailparser';

export interface ReceivedMail {
  id: string;
  at: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

const MAX_MAILS = 500;

export class Inbox {
  private mails: ReceivedMail[] = [];

  async add(raw: Buffer, to: string[]): Promise<void> {
    const parsed = await simpleParser(raw);
    this.mails.unshift(read(parsed, to));
    this.mails.length = Math.min(this.mails.length, MAX_MAILS);
  }

  /** Newest first. `to` filters by recipient. */
  list(to?: string): readonly ReceivedMail[] {
    const wanted = to?.trim().toLowerCase();
    return wanted ? this.mails.filter((mail) => mail.to.includes(wanted)) : this.mails;
  }

  find(id: string): ReceivedMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }
}

const read = (mail: ParsedMail, to: string[]): ReceivedMail => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  from: mail.from?.text ?? '',
  to: to.map((address) => address.toLowerCase()),
  subject: mail.subject ?? '',
  text: mail.text ?? '',
  html: mail.html === false ? '' : (mail.html ?? ''),
});
