import type { KeyScope } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key itself is not stored. */
@Entity('api_key')
export class ApiKeyEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') workspaceId: string;

  /** The key may do what this user may, and ends with their account. */
  @Column('uuid') madeBy: string;
  @Column('text') name: string;
  @Column('bytea') keyHash: Buffer;
  @Column('text') start: string;
  @Column('text', { array: true }) scopes: KeyScope[];
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date | null;
  @Column('timestamptz') lastUsedAt: Date | null;
  @Column('timestamptz') revokedAt: Date | null;
  @Column('uuid') replacedBy: string | null;
  @Column('timestamptz') warnedAt: Date | null;
}
