import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('webhook_event')
export class WebhookEvent {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'text' })
  type: string;

  @Column({ name: 'payload_created_at', type: 'timestamptz' })
  payloadCreatedAt: Date;

  @Column({ name: 'received_at', type: 'timestamptz', insert: false })
  receivedAt: Date;

  @Column({ name: 'applied_at', type: 'timestamptz', nullable: true })
  appliedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  error: string | null;

  @Column({ type: 'integer', insert: false })
  failures: number;

  @Column({ name: 'next_try_at', type: 'timestamptz' })
  nextTryAt: Date;

  @Column({ name: 'customer_id', type: 'text', nullable: true })
  customerId: string | null;
}
