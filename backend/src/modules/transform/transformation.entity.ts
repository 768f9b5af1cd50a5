import type { ErrorCode, FormatKey, PlanKey, TransformationStatus, WriterEngine } from '@repurpose/contract';
import type { VoicedRequest } from './admission/transform.dto.js';
import type { SourceBrief } from '@repurpose/writing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `queued` and `running` are in flight, `succeeded` and `failed` are settled. */
@Entity('transformation')
export class Transformation {
  @PrimaryColumn('uuid') id: string;

  /** The workspace's owner, who pays. */
  @Column('uuid', { name: 'user_id' }) accountId: string;
  @Column('uuid') workspaceId: string;
  @Column('uuid') authorId: string | null;
  @Column('text') kind: 'transform' | 'regeneration';
  @Column('uuid') parentId: string | null;

  /** A regeneration has a `RegenerationRequest`. */
  @Column('jsonb') request: VoicedRequest;
  @Column('jsonb', { select: false }) brief: SourceBrief | null;

  /** Set by `set_formats.sql`, for filters. */
  @Column('text', { array: true, select: false }) formats: FormatKey[];
  @Column('text') excerpt: string;

  /** Cleared on failure, so that the key can be used again. */
  @Column('text') idempotencyKey: string | null;
  @Column('text') requestHash: string;
  @Column('text') status: TransformationStatus;
  @Column('text') plan: PlanKey;
  @Column('text') requestId: string | null;
  @Column('integer') attempt: number;
  @Column('timestamptz') deadlineAt: Date;
  @Column('text') engine: WriterEngine | null;
  @Column('text') errorCode: ErrorCode | null;
  @Column('timestamptz') archivedAt: Date | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') startedAt: Date | null;
  @Column('timestamptz') settledAt: Date | null;
  @Column('timestamptz') seenAt: Date | null;
}
