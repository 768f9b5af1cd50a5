import type { ErrorCode, FormatKey, OutputChecks } from '@repurpose/contract';
import type { Draft } from '@repurpose/writing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('output')
export class Output {
  @PrimaryColumn('uuid') transformationId: string;
  @PrimaryColumn('text') format: FormatKey;
  @Column('text') status: 'queued' | 'succeeded' | 'failed';
  @Column('jsonb') draft: Draft | null;
  @Column('text') text: string | null;
  @Column('jsonb') checks: OutputChecks | null;
  @Column('text') errorCode: ErrorCode | null;
  @Column('integer') version: number;
  @Column('jsonb') edited: string[];
  @Column('jsonb') locked: string[];
  @Column('integer') retries: number;
  @Column('timestamptz') updatedAt: Date;
}
