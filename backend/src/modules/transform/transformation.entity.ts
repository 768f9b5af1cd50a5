import type {
  ErrorCode,
  PlanKey,
  TransformationStatus,
  TransformRequest,
  WriterEngine,
} from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One accepted request. `queued` and `running` are open, `succeeded` and `failed` are settled. */
@Entity('transformation')
export class Transformation {
  @PrimaryColumn('uuid')
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'jsonb' })
  request: TransformRequest;

  /** The first words of the source as read, for the history. */
  @Column({ type: 'text' })
  excerpt: string;

  /** The caller's; emptied when the transformation failed, so that the same key may try again. */
  @Column({ name: 'idempotency_key', type: 'text', nullable: true })
  idempotencyKey: string | null;

  @Column({ name: 'request_hash', type: 'text' })
  requestHash: string;

  @Column({ type: 'text' })
  status: TransformationStatus;

  /** The plan at the time it was accepted. */
  @Column({ type: 'text' })
  plan: PlanKey;

  /** The call that asked for it, or for its retry, last; null for one made before it was kept. */
  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;

  /** How often a worker began it. */
  @Column({ type: 'integer' })
  attempt: number;

  @Column({ name: 'deadline_at', type: 'timestamptz' })
  deadlineAt: Date;

  @Column({ type: 'text', nullable: true })
  engine: WriterEngine | null;

  @Column({ name: 'error_code', type: 'text', nullable: true })
  errorCode: ErrorCode | null;

  /** Null outside the archive. */
  @Column({ name: 'archived_at', type: 'timestamptz', nullable: true })
  archivedAt: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ name: 'settled_at', type: 'timestamptz', nullable: true })
  settledAt: Date | null;
}
