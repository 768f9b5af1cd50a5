import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('webhook_event')
export class WebhookEvent {
  @PrimaryColumn('text') id: string;
  @Column('text') type: string;
  @Column('timestamptz') payloadCreatedAt: Date;
  @Column({ type: 'timestamptz', insert: false }) receivedAt: Date;
  @Column('timestamptz') appliedAt: Date | null;
  /** Of the last failed try, or that the event is parked. */
  @Column('text') error: string | null;
  @Column({ type: 'integer', insert: false }) failures: number;
  @Column('timestamptz') nextTryAt: Date;
  /** Null: forgotten, because no account had this customer for a day, or its account was closed. The event then counts as applied. */
  @Column('text') customerId: string | null;
}
