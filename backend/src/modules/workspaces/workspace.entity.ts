import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The owner is the account that pays, and not a member. */
@Entity('workspace')
export class WorkspaceEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') accountId: string;
  @Column('text') name: string;
  @Column('text') slug: string;
  @Column('boolean') isDefault: boolean;
  @Column('timestamptz') archivedAt: Date | null;
  @Column('timestamptz') createdAt: Date;
}
