import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Append-only. A hold is −1 (0 on an unlimited plan), its capture 0, its release the credit returned. */
@Entity('credit_entry')
export class CreditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  kind: 'grant' | 'hold' | 'capture' | 'release' | 'expire';

  @Column({ type: 'integer' })
  credits: number;

  @Column({ name: 'balance_after', type: 'integer' })
  balanceAfter: number;

  @Column({ name: 'period_start', type: 'timestamptz' })
  periodStart: Date;

  @Column({ name: 'transformation_id', type: 'uuid', nullable: true })
  transformationId: string | null;

  @Column({ name: 'actor_id', type: 'uuid', nullable: true })
  actorId: string | null;

  @Column({ name: 'workspace_id', type: 'uuid', nullable: true })
  workspaceId: string | null;

  @Column({ type: 'text' })
  reason: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
