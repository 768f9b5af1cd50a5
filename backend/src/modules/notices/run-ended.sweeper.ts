import { Injectable } from '@nestjs/common';
import { SETTINGS } from '../../config/settings.js';
import { Sweeper } from '../../sweeper.js';
import { MailOutbox } from '../mail/mail-outbox.service.js';
import { type EndedRun, RunEndedRepository } from './run-ended.repository.js';

@Injectable()
export class RunEndedSweeper extends Sweeper {
  constructor(
    private readonly runs: RunEndedRepository,
    private readonly mails: MailOutbox,
  ) {
    super(SETTINGS.notices.everyMs);
  }

  async sweep(): Promise<void> {
    await this.runs.forEachUnseen(async (tx, run) => {
      const { id, userId, address } = run;
      const mail = { kind: 'run-ended' as const, subjectId: id, to: { userId, address } };
      await this.mails.put({ ...mail, facts: factsOf(run) }, tx);
    });
  }
}

function factsOf({ id, isDelivered, slug }: EndedRun): Record<string, string> {
  const prefix = slug === null ? '' : `/w/${slug}`;
  return isDelivered
    ? { result: 'Its outputs are ready.', path: `${prefix}/dashboard?open=${id}` }
    : { result: 'It could not be written. Nothing was charged.', path: `${prefix}/library` };
}
