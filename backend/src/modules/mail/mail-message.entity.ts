import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailKind } from './templates/mail-kinds.js';

/** `skipped`: no account has the address. It is stored anyway, so that both requests take the same time. */
export type MailStatus = 'pending' | 'sent' | 'failed' | 'skipped';

/** A mail to be sent, inserted in the transaction of its cause. One per cause: `kind` and `subjectId` are unique together. */
@Entity('mail_message')
export class MailMessage {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  kind: MailKind;

  @Column({ name: 'subject_id', type: 'uuid' })
  subjectId: string;

  /** Null: nobody has the address, or an invitation, whose address may be anybody's. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  /** Null when skipped, and after seven days. */
  @Column({ name: 'to_address', type: 'text', nullable: true })
  toAddress: string | null;

  /** What the text names: never what somebody typed freely. Removed with the address. */
  @Column({ type: 'jsonb' })
  facts: Readonly<Record<string, string>>;

  @Column({ type: 'text' })
  status: MailStatus;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** When a job was last added for it. */
  @Column({ name: 'queued_at', type: 'timestamptz', nullable: true })
  queuedAt: Date | null;

  /** When it was sent or given up. */
  @Column({ name: 'settled_at', type: 'timestamptz', nullable: true })
  settledAt: Date | null;
}
