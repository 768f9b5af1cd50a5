import type { SharedTerm, TermKind } from '@repurpose/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** For all voices of a workspace. Its text is unique there, ignoring case. */
@Entity('term')
export class TermEntity implements Omit<SharedTerm, 'language' | 'note'> {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'workspace_id', type: 'uuid', select: false })
  workspaceId: string;

  @Column({ type: 'text' })
  kind: TermKind;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text', array: true })
  forms: string[];

  @Column({ type: 'text', nullable: true })
  replacement: string | null;

  @Column({ name: 'is_case_sensitive', type: 'boolean' })
  isCaseSensitive: boolean;

  @Column({ type: 'text', nullable: true })
  language: string | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;
}
