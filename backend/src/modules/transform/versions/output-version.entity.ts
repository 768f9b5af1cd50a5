import type { FormatKey, OutputChecks, VersionKind } from '@repurpose/contract';
import type { Draft } from '@repurpose/writing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Append-only. Version 1 is copied here on the first change. */
@Entity('output_version')
export class OutputVersion {
  @PrimaryColumn('uuid') transformationId: string;
  @PrimaryColumn('text') format: FormatKey;
  @PrimaryColumn('integer') version: number;
  @Column('text') kind: VersionKind;
  @Column('jsonb') draft: Draft;
  @Column('text') text: string;
  @Column('jsonb') checks: OutputChecks | null;
  @Column('jsonb') edited: string[];
  @Column('jsonb') locked: string[];

  /** Null: written with its transformation, or the account was deleted. */
  @Column('uuid') authorId: string | null;
  @Column('timestamptz') createdAt: Date;
}
