import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('transformation_tag')
export class TransformationTag {
  @PrimaryColumn('uuid') transformationId: string;
  @PrimaryColumn('text') key: string;
  @Column('text') name: string;
  @Column('uuid', { name: 'user_id' }) accountId: string;
  @Column('uuid') workspaceId: string;
}
