import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RunEndedRepository } from './run-ended.repository.js';
import { RunEndedSweeper } from './run-ended.sweeper.js';

/** Sends mails that users have asked for, in the worker process. Imports mail. */
@Module({ imports: [MailModule], providers: [RunEndedRepository, RunEndedSweeper] })
export class NoticesWorkerModule {}
