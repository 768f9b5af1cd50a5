import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * One line of the append-only ledger. `credits` is the change of the balance: the sum of a user's lines is what
 * remains. A hold is −1 (0 on an unlimited plan), its capture 0, its release what came back.
 */
@Entity('credit_entry')
export class CreditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  kind: 'grant' | 'hold' | 'capture' | 'release' | 'expire';

  @Column({ type: 'integer' })
  credits: number;

  @Column({ name: 'balance_after', type: 'integer' })
  balanceAfter: number;

  /** The period the line belongs to; a hold's settlement carries the period of the hold. */
  @Column({ name: 'period_start', type: 'timestamptz' })
  periodStart: Date;

  @Column({ name: 'transformation_id', type: 'uuid', nullable: true })
  transformationId: string | null;

  @Column({ type: 'text' })
  reason: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
