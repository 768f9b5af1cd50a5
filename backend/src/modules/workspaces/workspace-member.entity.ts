import type { MemberRole } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('workspace_member')
export class WorkspaceMemberEntity {
  @PrimaryColumn('uuid') workspaceId: string;
  @PrimaryColumn('uuid') userId: string;
  @Column('text') role: MemberRole;
  @Column('uuid') invitedBy: string | null;
  @Column('timestamptz') createdAt: Date;
}
