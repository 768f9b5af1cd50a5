import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MailMessage } from './mail-message.entity.js';
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
  constructor(private readonly db: DataSource) {}

  async put(
    { kind, subjectId, to, facts = {} }: NewMail,
    tx: EntityManager = this.db.manager,
  ): Promise<void> {
    const message = {
      ...{ id: randomUUID(), kind, subjectId: subjectId ?? randomUUID() },
      ...{ userId: to?.userId ?? null, toAddress: to?.address ?? null, facts },
      status: to ? ('pending' as const) : ('skipped' as const),
      ...{ createdAt: new Date(), queuedAt: null, endedAt: null },
    };
    await tx.createQueryBuilder().insert().into(MailMessage).values(message).orIgnore().execute();
  }

  async withdraw(kind: MailKind, subjectId: string, tx: EntityManager): Promise<void> {
    await tx.delete(MailMessage, { kind, subjectId });
  }
}
