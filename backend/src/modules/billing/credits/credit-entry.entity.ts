import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Append-only. A hold is −1 (0 on an unlimited plan), its capture 0, its release the credit returned. */
@Entity('credit_entry')
export class CreditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Column('uuid', { name: 'user_id' }) accountId: string;
  @Column('text') kind: 'grant' | 'hold' | 'capture' | 'release' | 'expire';
  @Column('integer') credits: number;
  @Column('integer') balanceAfter: number;
  @Column('timestamptz') periodStart: Date;
  @Column('uuid') transformationId: string | null;
  @Column('uuid') actorId: string | null;
  @Column('uuid') workspaceId: string | null;
  @Column('text') reason: string;
  @Column('timestamptz') createdAt: Date;
}
