import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('audit_entry')
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Column('uuid') workspaceId: string;
  @Column('uuid') actorId: string | null;
  @Column('text') action: string;
  @Column('text') subjectKind: 'workspace' | 'user' | 'invitation' | 'key';
  @Column('uuid') subjectId: string | null;
  @Column('jsonb') detail: object;
  @Column('text') requestId: string | null;
}
