import type { ErrorCode, FormatKey, PlanKey, TransformationStatus, WriterEngine } from '@repurpose/contract';
import type { VoicedRequest } from './admission/transform.dto.js';
import type { SourceBrief } from '@repurpose/writing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `queued` and `running` are in flight, `succeeded` and `failed` are settled. */
@Entity('transformation')
export class Transformation {
  @PrimaryColumn('uuid')
  id: string;

  /** The workspace's owner, who pays. */
  @Column({ name: 'user_id', type: 'uuid' })
  accountId: string;

  @Column({ name: 'workspace_id', type: 'uuid' })
  workspaceId: string;

  @Column({ name: 'author_id', type: 'uuid', nullable: true })
  authorId: string | null;

  @Column({ type: 'text' })
  kind: 'transform' | 'regeneration';

  @Column({ name: 'parent_id', type: 'uuid', nullable: true })
  parentId: string | null;

  /** A regeneration has a `RegenerationRequest`. */
  @Column({ type: 'jsonb' })
  request: VoicedRequest;

  @Column({ type: 'jsonb', nullable: true, select: false })
  brief: SourceBrief | null;

  /** Set by `set_formats.sql`, for filters. */
  @Column({ type: 'text', array: true, select: false })
  formats: FormatKey[];

  @Column({ type: 'text' })
  excerpt: string;

  /** Cleared on failure, so that the key can be used again. */
  @Column({ name: 'idempotency_key', type: 'text', nullable: true })
  idempotencyKey: string | null;

  @Column({ name: 'request_hash', type: 'text' })
  requestHash: string;

  @Column({ type: 'text' })
  status: TransformationStatus;

  @Column({ type: 'text' })
  plan: PlanKey;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;

  @Column({ type: 'integer' })
  attempt: number;

  @Column({ name: 'deadline_at', type: 'timestamptz' })
  deadlineAt: Date;

  @Column({ type: 'text', nullable: true })
  engine: WriterEngine | null;

  @Column({ name: 'error_code', type: 'text', nullable: true })
  errorCode: ErrorCode | null;

  @Column({ name: 'archived_at', type: 'timestamptz', nullable: true })
  archivedAt: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ name: 'settled_at', type: 'timestamptz', nullable: true })
  settledAt: Date | null;

  @Column({ name: 'seen_at', type: 'timestamptz', nullable: true })
  seenAt: Date | null;
}
