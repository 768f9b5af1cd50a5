import type { SharedTerm, TermKind } from '@repurpose/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** For all voices of a workspace. Its text is unique there, ignoring case. */
@Entity('term')
export class TermEntity implements Omit<SharedTerm, 'language' | 'note'> {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid', { select: false }) workspaceId: string;
  @Column('text') kind: TermKind;
  @Column('text') text: string;
  @Column('text', { array: true }) forms: string[];
  @Column('text') replacement: string | null;
  @Column('boolean') isCaseSensitive: boolean;
  @Column('text') language: string | null;
  @Column('text') note: string | null;
}
