import { Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV, type Env } from '../../config/env.js';
import { InvitationToken } from './invitation-token.entity.js';
import { MailMessage } from './mail-message.entity.js';
import { MailMessageRepository } from './mail-message.repository.js';
import { MailRetentionSweeper } from './mail-retention.sweeper.js';
import { MailSender } from './mail-sender.service.js';
import { MAIL, type MailPort } from './mail.port.js';
import { MailProcessor } from './mail.processor.js';
import { mailQueueModule } from './mail.queue.js';
import { MailRelay } from './mail.relay.js';
import { OneTimeToken } from './one-time-token.entity.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';
import { SmtpMail } from './smtp.mail.js';

@Module({
  imports: [TypeOrmModule.forFeature([InvitationToken, MailMessage, OneTimeToken]), mailQueueModule],
  providers: [
    { provide: MAIL, inject: [ENV], useFactory: (env: Env) => new SmtpMail(env) },
    MailMessageRepository,
    MailProcessor,
    MailRelay,
    MailRetentionSweeper,
    MailSender,
    OneTimeTokensService,
  ],
})
export class MailWorkerModule implements OnModuleDestroy {
  constructor(@Inject(MAIL) private readonly mail: MailPort) {}

  onModuleDestroy(): void {
    this.mail.close();
  }
}
