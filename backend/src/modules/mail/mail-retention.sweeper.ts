import { Injectable } from '@nestjs/common';
import { SETTINGS } from '../../config/settings.js';
import { Sweeper } from '../../sweeper.js';
import { MailMessageRepository } from './mail-message.repository.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';

const { keptMs, forgetEveryMs } = SETTINGS.mail;

@Injectable()
export class MailRetentionSweeper extends Sweeper {
  constructor(
    private readonly messages: MailMessageRepository,
    private readonly tokens: OneTimeTokensService,
  ) {
    super(forgetEveryMs);
  }

  async sweep(): Promise<void> {
    const instant = new Date(Date.now() - keptMs);
    await this.messages.forgetBefore(instant);
    await this.tokens.deleteExpiredBefore(instant);
  }
}
