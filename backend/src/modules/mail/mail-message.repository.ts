import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, Not } from 'typeorm';
import { MailMessage, type MailStatus } from './mail-message.entity.js';

@Injectable()
export class MailMessageRepository {
  constructor(private readonly db: DataSource) {}

  findPending(id: string): Promise<MailMessage | null> {
    return this.db.manager.findOneBy(MailMessage, { id, status: 'pending' });
  }

  async findUnqueued(instant: Date, limit: number): Promise<string[]> {
    const messages = await this.db.manager.find(MailMessage, {
      select: { id: true },
      where: [
        { status: 'pending', queuedAt: IsNull() },
        { status: 'pending', queuedAt: LessThan(instant) },
      ],
      order: { createdAt: 'ASC' },
      take: limit,
    });
    return messages.map(({ id }) => id);
  }

  async markQueued(ids: string[]): Promise<void> {
    await this.db.manager.update(MailMessage, { id: In(ids) }, { queuedAt: new Date() });
  }

  async end(id: string, status: Exclude<MailStatus, 'pending'>): Promise<void> {
    await this.db.manager.update(MailMessage, { id, status: 'pending' }, { status, endedAt: new Date() });
  }

  async forgetBefore(instant: Date): Promise<void> {
    const createdAt = LessThan(instant);
    await this.db.manager.delete(MailMessage, { createdAt, status: 'skipped' });
    await this.db.manager.update(
      MailMessage,
      { createdAt, status: 'pending' },
      { status: 'failed', endedAt: new Date() },
    );
    await this.db.manager.update(
      MailMessage,
      { createdAt, toAddress: Not(IsNull()) },
      { toAddress: null, facts: {} },
    );
  }
}
