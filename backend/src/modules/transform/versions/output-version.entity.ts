import type { FormatKey, OutputChecks, VersionKind } from '@repurpose/contract';
import type { Draft } from '@repurpose/writing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Append-only. Version 1 is copied here on the first change. */
@Entity('output_version')
export class OutputVersion {
  @PrimaryColumn({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;

  @PrimaryColumn({ type: 'text' })
  format: FormatKey;

  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Column({ type: 'text' })
  kind: VersionKind;

  @Column({ type: 'jsonb' })
  draft: Draft;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'jsonb', nullable: true })
  checks: OutputChecks | null;

  @Column({ type: 'jsonb' })
  edited: string[];

  @Column({ type: 'jsonb' })
  locked: string[];

  /** Null: written with its transformation, or the account was deleted. */
  @Column({ name: 'author_id', type: 'uuid', nullable: true })
  authorId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
