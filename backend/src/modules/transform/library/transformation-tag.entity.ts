import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('transformation_tag')
export class TransformationTag {
  @PrimaryColumn({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'user_id', type: 'uuid' })
  accountId: string;

  @Column({ name: 'workspace_id', type: 'uuid' })
  workspaceId: string;
}
