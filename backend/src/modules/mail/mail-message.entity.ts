import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailKind } from './templates/mail-kinds.js';

/** `skipped`: no account has the address. Stored anyway, so that both requests take the same time. */
export type MailStatus = 'pending' | 'sent' | 'failed' | 'skipped';

/** Inserted in the transaction of its cause. `kind` and `subjectId` are unique: one mail per cause. */
@Entity('mail_message')
export class MailMessage {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  kind: MailKind;

  @Column({ name: 'subject_id', type: 'uuid' })
  subjectId: string;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @Column({ name: 'to_address', type: 'text', nullable: true })
  toAddress: string | null;

  /** Never free text of a user. Removed with the address. */
  @Column({ type: 'jsonb' })
  facts: Readonly<Record<string, string>>;

  @Column({ type: 'text' })
  status: MailStatus;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'queued_at', type: 'timestamptz', nullable: true })
  queuedAt: Date | null;

  @Column({ name: 'settled_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
