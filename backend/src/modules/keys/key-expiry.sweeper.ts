import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../../config/settings.js';
import { Sweeper } from '../../sweeper.js';
import { MailOutbox } from '../mail/mail-outbox.service.js';
import { ApiKeysRepository } from './api-keys.repository.js';

const { warning: WARNING } = SETTINGS.keys;

@Injectable()
export class KeyExpirySweeper extends Sweeper {
  constructor(
    private readonly db: DataSource,
    private readonly keys: ApiKeysRepository,
    private readonly mails: MailOutbox,
  ) {
    super(WARNING.everyMs);
  }

  async sweep(): Promise<void> {
    let found: number = WARNING.batch;
    while (found === WARNING.batch) found = await this.warnSome();
  }

  private warnSome(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const ending = await this.keys.warnEnding(tx, WARNING);
      for (const { id, userId, address, slug } of ending) {
        const mail = { kind: 'key-ends' as const, subjectId: id, to: { userId, address } };
        await this.mails.put({ ...mail, facts: { path: `/w/${slug}/settings/keys` } }, tx);
      }
      return ending.length;
    });
  }
}
