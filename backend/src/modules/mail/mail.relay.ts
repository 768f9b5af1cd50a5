import { InjectQueue } from '@nestjs/bull';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bull';
import { SETTINGS } from '../../config/settings.js';
import { Sweeper } from '../../sweeper.js';
import { MailMessageRepository } from './mail-message.repository.js';
import { MAIL_QUEUE } from './mail.queue.js';

const { relay } = SETTINGS.mail;

/** Adds a job for each committed mail, and another if Redis lost it. No effect while the job exists. */
@Injectable()
export class MailRelay extends Sweeper implements OnApplicationBootstrap {
  constructor(
    private readonly messages: MailMessageRepository,
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue,
  ) {
    super(relay.everyMs);
  }

  onApplicationBootstrap(): void {
    this.queue.on('error', (error: Error) => this.logger.debug(`queue: ${error.message}`));
  }

  protected async sweep(): Promise<void> {
    const lostBefore = new Date(Date.now() - relay.lostAfterMs);
    const ids = await this.messages.findUnqueued(lostBefore, relay.batch);
    if (ids.length === 0) return;
    await Promise.all(ids.map((jobId) => this.queue.add({}, { jobId })));
    await this.messages.markQueued(ids);
  }
}
