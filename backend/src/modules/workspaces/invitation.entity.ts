import type { MemberRole } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('invitation')
export class InvitationEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'workspace_id', type: 'uuid' })
  workspaceId: string;

  @Column({ type: 'text' })
  kind: 'mail' | 'link';

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text' })
  role: MemberRole;

  /** SHA-256. Null: a mail, whose tokens are in `invitation_token`. */
  @Column({ name: 'token_hash', type: 'bytea', nullable: true })
  tokenHash: Buffer | null;

  @Column({ name: 'invited_by', type: 'uuid', nullable: true })
  invitedBy: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'max_uses', type: 'integer' })
  maxUses: number;

  @Column({ type: 'integer' })
  uses: number;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}
