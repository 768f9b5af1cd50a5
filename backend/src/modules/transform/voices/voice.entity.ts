import type { Fingerprint, Term, VoiceRules } from '@repurpose/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Rules and terms are saved together, so that a writer never sees half of a change. */
@Entity('voice')
export class VoiceEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'workspace_id', type: 'uuid' })
  workspaceId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'jsonb' })
  rules: VoiceRules;

  @Column({ type: 'jsonb' })
  terms: Term[];

  @Column({ type: 'jsonb', nullable: true })
  fingerprint: Fingerprint | null;

  @Column({ type: 'integer' })
  version: number;

  @Column({ name: 'is_default', type: 'boolean' })
  isDefault: boolean;

  /** It wrote texts and was deleted: it explains them, and writes no more. */
  @Column({ name: 'archived_at', type: 'timestamptz', nullable: true })
  archivedAt: Date | null;
}
