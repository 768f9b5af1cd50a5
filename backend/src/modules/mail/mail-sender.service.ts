import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import type { MailMessage } from './mail-message.entity.js';
import { MailMessageRepository } from './mail-message.repository.js';
import { MAIL, MailRefusedError, type MailPort } from './mail.port.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';
import { MAIL_KINDS, type MailText } from './templates/mail-kinds.js';
import { renderMail } from './templates/render-mail.js';

@Injectable()
export class MailSender {
  private readonly logger = new Logger(MailSender.name);

  constructor(
    private readonly messages: MailMessageRepository,
    private readonly tokens: OneTimeTokensService,
    @Inject(MAIL) private readonly mail: MailPort,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  /** No effect on a mail that has ended. @throws to be retried */
  async send(id: string): Promise<void> {
    const message = await this.messages.findPending(id);
    const to = message?.toAddress ?? null;
    if (!message || to === null) return;
    try {
      await this.deliver(message, to);
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      this.logger.warn({ mailId: id, kind: message.kind }, `a mail was given up: ${error.message}`);
      await this.messages.end(id, 'failed');
      return;
    }
    await this.messages.end(id, 'sent');
  }

  giveUp(id: string): Promise<void> {
    return this.messages.end(id, 'failed');
  }

  /** Tokens are made here, so that no table or queue contains one. Those of all attempts are valid. */
  private async deliver(message: MailMessage, to: string): Promise<void> {
    const { id, kind, facts } = message;
    const token = await this.tokenFor(message, to);
    await this.mail.send({ id, to, ...renderMail(kind, this.env.APP_URL, token, facts) });
  }

  private async tokenFor({ kind, subjectId, userId }: MailMessage, to: string): Promise<string | null> {
    const { link }: MailText = MAIL_KINDS[kind];
    if (link?.purpose === 'invitation') return this.tokens.issueInvitation(subjectId);
    return link?.purpose && userId !== null ? this.tokens.issue(link.purpose, userId, to) : null;
  }
}
