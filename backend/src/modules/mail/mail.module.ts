import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InboxController } from './inbox.controller.js';
import { InvitationToken } from './invitation-token.entity.js';
import { MailMessage } from './mail-message.entity.js';
import { MailOutbox } from './mail-outbox.service.js';
import { OneTimeToken } from './one-time-token.entity.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([InvitationToken, MailMessage, OneTimeToken])],
  controllers: [InboxController],
  providers: [MailOutbox, OneTimeTokensService],
  exports: [MailOutbox, OneTimeTokensService],
})
export class MailModule {}
