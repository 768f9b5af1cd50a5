import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TokenPurpose } from './templates/mail-kinds.js';

/** Only a hash is stored: a copy of the table opens nothing. */
@Entity('one_time_token')
export class OneTimeToken {
  @PrimaryColumn('bytea') tokenHash: Buffer;
  @Column('text') purpose: TokenPurpose;
  @Column('uuid') userId: string;
  @Column('text') address: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz') usedAt: Date | null;
}
