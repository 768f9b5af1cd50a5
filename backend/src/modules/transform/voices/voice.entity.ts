import type { Fingerprint, Term, VoiceRules } from '@repurpose/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Rules and terms are saved together, so that a writer never sees half of a change. */
@Entity('voice')
export class VoiceEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid') workspaceId: string;
  @Column('text') name: string;
  @Column('jsonb') rules: VoiceRules;
  @Column('jsonb') terms: Term[];
  @Column('jsonb') fingerprint: Fingerprint | null;
  @Column('integer') version: number;
  @Column('boolean') isDefault: boolean;

  /** It wrote texts and was deleted: it explains them, and writes no more. */
  @Column('timestamptz') archivedAt: Date | null;
}
