import type { KeyScope } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key itself is not stored. */
@Entity('api_key')
export class ApiKeyEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'workspace_id', type: 'uuid' })
  workspaceId: string;

  /** The key may do what this user may, and ends with their account. */
  @Column({ name: 'made_by', type: 'uuid' })
  madeBy: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'key_hash', type: 'bytea' })
  keyHash: Buffer;

  @Column({ type: 'text' })
  start: string;

  @Column({ type: 'text', array: true })
  scopes: KeyScope[];

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt: Date | null;

  @Column({ name: 'replaced_by', type: 'uuid', nullable: true })
  replacedBy: string | null;

  @Column({ name: 'warned_at', type: 'timestamptz', nullable: true })
  warnedAt: Date | null;
}
