import type { MemberRole } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('invitation')
export class InvitationEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') workspaceId: string;
  @Column('text') kind: 'mail' | 'link';
  @Column('text') email: string | null;
  @Column('text') role: MemberRole;

  /** SHA-256. Null: a mail, whose tokens are in `invitation_token`. */
  @Column('bytea') tokenHash: Buffer | null;
  @Column('uuid') invitedBy: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('integer') maxUses: number;
  @Column('integer') uses: number;
  @Column('timestamptz') revokedAt: Date | null;
}
