import type { ErrorCode, FormatKey, PlanKey, TransformationStatus } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Writing an output, or one part of it, again. */
@Entity('regeneration')
export class Regeneration {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;

  @Column({ type: 'text' })
  format: FormatKey;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** Null: every part neither edited nor locked. */
  @Column({ type: 'text', nullable: true })
  part: string | null;

  @Column({ type: 'text' })
  instruction: string;

  /** Tells the writer how many were written before. */
  @Column({ type: 'integer' })
  variant: number;

  @Column({ name: 'is_charged', type: 'boolean' })
  isCharged: boolean;

  @Column({ type: 'text' })
  plan: PlanKey;

  @Column({ type: 'text' })
  status: TransformationStatus;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;

  @Column({ name: 'deadline_at', type: 'timestamptz' })
  deadlineAt: Date;

  @Column({ name: 'error_code', type: 'text', nullable: true })
  errorCode: ErrorCode | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'settled_at', type: 'timestamptz', nullable: true })
  settledAt: Date | null;
}
