import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { ApiKeysRepository } from './api-keys.repository.js';
import { KeyExpirySweeper } from './key-expiry.sweeper.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApiKeyEntity]), MailModule],
  providers: [ApiKeysRepository, KeyExpirySweeper],
})
export class KeysWorkerModule {}
