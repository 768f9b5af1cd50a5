import type { ErrorCode, FormatKey, OutputChecks } from '@repurpose/contract';
import type { Draft } from '@repurpose/writing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('output')
export class Output {
  @PrimaryColumn({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;

  @PrimaryColumn({ type: 'text' })
  format: FormatKey;

  @Column({ type: 'text' })
  status: 'queued' | 'succeeded' | 'failed';

  @Column({ type: 'jsonb', nullable: true })
  draft: Draft | null;

  @Column({ type: 'text', nullable: true })
  text: string | null;

  @Column({ type: 'jsonb', nullable: true })
  checks: OutputChecks | null;

  @Column({ name: 'error_code', type: 'text', nullable: true })
  errorCode: ErrorCode | null;

  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'jsonb' })
  edited: string[];

  @Column({ type: 'jsonb' })
  locked: string[];

  @Column({ type: 'integer' })
  retries: number;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
