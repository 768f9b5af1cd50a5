import { OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { Logger } from '@nestjs/common';
import type { Job } from 'bull';
import { SETTINGS } from '../../config/settings.js';
import { MailSender } from './mail-sender.service.js';
import { MAIL_QUEUE } from './mail.queue.js';

@Processor(MAIL_QUEUE)
export class MailProcessor {
  private readonly logger = new Logger(MailProcessor.name);

  constructor(private readonly sender: MailSender) {}

  @Process({ concurrency: SETTINGS.mail.smtp.maxConnections })
  run({ id }: Job): Promise<void> {
    return this.sender.send(String(id));
  }

  @OnQueueFailed()
  async onFailed({ id, attemptsMade, opts }: Job, error: Error): Promise<void> {
    const isLast = attemptsMade >= (opts.attempts ?? 1);
    this.logger.warn({ mailId: id, attemptsMade, err: error }, 'a mail was not sent');
    if (!isLast) return;
    await this.sender.giveUp(String(id)).catch((cause: unknown) => {
      this.logger.error({ err: cause }, 'a mail could not be given up yet');
    });
  }
}
