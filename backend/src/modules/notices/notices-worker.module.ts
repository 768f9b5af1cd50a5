import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RunEndedRepository } from './run-ended.repository.js';
import { RunEndedSweeper } from './run-ended.sweeper.js';

@Module({ imports: [MailModule], providers: [RunEndedRepository, RunEndedSweeper] })
export class NoticesWorkerModule {}
