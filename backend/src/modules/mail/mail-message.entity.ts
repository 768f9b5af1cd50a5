import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailKind } from './templates/mail-kinds.js';

/** `skipped`: no account has the address. Stored anyway, so that both requests take the same time. */
export type MailStatus = 'pending' | 'sent' | 'failed' | 'skipped';

/** Inserted in the transaction of its cause. `kind` and `subjectId` are unique: one mail per cause. */
@Entity('mail_message')
export class MailMessage {
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: MailKind;
  @Column('uuid') subjectId: string;
  @Column('uuid') userId: string | null;
  @Column('text') toAddress: string | null;

  /** Never free text of a user. Removed with the address. */
  @Column('jsonb') facts: Readonly<Record<string, string>>;
  @Column('text') status: MailStatus;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') queuedAt: Date | null;
  @Column('timestamptz', { name: 'settled_at' }) endedAt: Date | null;
}
