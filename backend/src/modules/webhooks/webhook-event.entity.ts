import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('webhook_event')
export class WebhookEvent {
  @PrimaryColumn('text') id: string;
  @Column('text') type: string;
  @Column('timestamptz') payloadCreatedAt: Date;
  @Column({ type: 'timestamptz', insert: false }) receivedAt: Date;
  @Column('timestamptz') appliedAt: Date | null;
  @Column('text') error: string | null;
  @Column({ type: 'integer', insert: false }) failures: number;
  @Column('timestamptz') nextTryAt: Date;
  @Column('text') customerId: string | null;
}
