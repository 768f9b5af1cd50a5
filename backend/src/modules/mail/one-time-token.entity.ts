import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TokenPurpose } from './templates/mail-kinds.js';

/** Only a hash is stored: a copy of the table opens nothing. */
@Entity('one_time_token')
export class OneTimeToken {
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' })
  tokenHash: Buffer;

  @Column({ type: 'text' })
  purpose: TokenPurpose;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
