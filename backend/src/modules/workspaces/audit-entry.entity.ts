import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('audit_entry')
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ name: 'workspace_id', type: 'uuid' })
  workspaceId: string;

  @Column({ name: 'actor_id', type: 'uuid', nullable: true })
  actorId: string | null;

  @Column({ type: 'text' })
  action: string;

  @Column({ name: 'subject_kind', type: 'text' })
  subjectKind: 'workspace' | 'user' | 'invitation' | 'key';

  @Column({ name: 'subject_id', type: 'uuid', nullable: true })
  subjectId: string | null;

  @Column({ type: 'jsonb' })
  detail: object;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;
}
