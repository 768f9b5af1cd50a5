import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailMessageRepository } from './mail-message.repository.js';
import type { MailKind } from './templates/mail-kinds.js';

export interface NewMail {
  kind: MailKind;
  /** A second mail of the same kind and subject is not sent. Default: a new id. */
  subjectId?: string;
  to: { userId: string | null; address: string } | null;
  facts?: Readonly<Record<string, string>>;
}

@Injectable()
export class MailOutbox {
  constructor(private readonly messages: MailMessageRepository) {}

  async put({ kind, subjectId, to, facts = {} }: NewMail, tx?: EntityManager): Promise<void> {
    const message = {
      ...{ id: randomUUID(), kind, subjectId: subjectId ?? randomUUID() },
      ...{ userId: to?.userId ?? null, toAddress: to?.address ?? null, facts },
      status: to ? ('pending' as const) : ('skipped' as const),
      ...{ createdAt: new Date(), queuedAt: null, endedAt: null },
    };
    await this.messages.insert(message, tx);
  }

  withdraw(kind: MailKind, subjectId: string, tx: EntityManager): Promise<void> {
    return this.messages.remove(kind, subjectId, tx);
  }
}
