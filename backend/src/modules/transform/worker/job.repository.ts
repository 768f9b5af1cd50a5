import type { FormatKey, PlanKey, TransformRequest, WriterEngine } from '@repurpose/contract';
import type { SourceBrief } from '@repurpose/writing';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WriteBatcher } from '../../../database/write-batcher.js';
import { QUOTAS } from '../../billing/credits/credits.repository.js';
import { modelUseRow } from './model-use.repository.js';
import { toStorableJson } from '../../../database/storable.js';
import type { RegenerationRequest } from '../admission/admission.repository.js';
import type { NewJob } from '../queue/transform.queue.js';
import type { WriteFailure } from '../writer/failure.js';
import type { ModelUse, WrittenOutput } from '../writer/writer.port.js';

/** What a regeneration writes again, and whose. */
export interface ClaimedRegeneration extends RegenerationRequest {
  parentId: string;
  userId: string;
}

/** A transformation this worker may write: what was asked for, and what of it is still missing. */
export interface ClaimedJob {
  /** Of a regeneration: its parent's, like the brief. */
  request: TransformRequest;
  regeneration: ClaimedRegeneration | null;
  missing: FormatKey[];
  /** Of a long source, once it was made. */
  brief: SourceBrief | null;
  /** Until its deadline, when it was claimed. */
  remainingMs: number;
  plan: PlanKey;
  requestId: string | null;
  /** How often it was begun, this time included. */
  attempt: number;
}

/** One format at its end: what was written or why nothing was, and what it took. */
export interface FinishedOutput {
  format: FormatKey;
  ended: WrittenOutput | WriteFailure;
  use: ModelUse | null;
}

/** What the worker writes: claims and outputs, each guarded by its state, so a job that runs twice does no harm. */
@Injectable()
export class JobRepository {
  private readonly writes = new WriteBatcher((id: string, outputs: FinishedOutput[]) =>
    this.writeFinished(id, outputs),
  );

  constructor(private readonly db: DataSource) {}

  /** Null when it is settled already, or its deadline has passed. */
  async claim(id: string, engine: WriterEngine): Promise<ClaimedJob | null> {
    const [claimed] = await this.db.query<ClaimedJob[]>(
      `WITH claimed AS (
         UPDATE transformation
            SET status = 'running', attempt = attempt + 1, engine = $2, started_at = coalesce(started_at, now())
          WHERE id = $1 AND status IN ('queued', 'running') AND deadline_at > now()
          RETURNING kind, parent_id, user_id, request, brief, plan, request_id, attempt, deadline_at)
       SELECT coalesce(p.request, c.request) AS request, coalesce(p.brief, c.brief) AS brief, c.plan,
              c.request_id AS "requestId", c.attempt, (extract(epoch FROM c.deadline_at - now()) * 1000)::int AS "remainingMs",
              ARRAY(SELECT format FROM output WHERE transformation_id = $1 AND status = 'queued') AS missing,
              CASE WHEN c.kind = 'regeneration'
                THEN c.request || jsonb_build_object('parentId', c.parent_id, 'userId', c.user_id) END AS regeneration
         FROM claimed c LEFT JOIN transformation p ON p.id = c.parent_id`,
      [id, engine],
    );
    return claimed ?? null;
  }

  /** The `attempt` could not go on: waits to be begun again, unless it was already, or is settled. */
  async requeue(id: string, attempt: number): Promise<void> {
    await this.db.query(
      `UPDATE transformation SET status = 'queued' WHERE id = $1 AND status = 'running' AND attempt = $2`,
      [id, attempt],
    );
  }

  /**
   * Keeps one format as it ended, unless that was done before or the transformation is no longer running; what it took
   * is kept all the same. Formats that end together are written together, and the last ones settle the transformation:
   * then true.
   */
  end(id: string, output: FinishedOutput): Promise<boolean> {
    return this.writes.add(id, output);
  }

  private async writeFinished(id: string, outputs: FinishedOutput[]): Promise<boolean> {
    const [end] = await this.db.query<{ isSettled: boolean }[]>(
      'SELECT end_pieces($1, $2, $3, $4) AS "isSettled"',
      [
        id,
        JSON.stringify(outputs.flatMap(({ format, use }) => (use ? [modelUseRow(format, use)] : []))),
        toStorableJson(outputs.map(outputRow)),
        QUOTAS,
      ],
    );
    return end?.isSettled ?? false;
  }

  /** Not begun and less than `remainingMs` before their deadline: their job may be lost. Oldest first, a page of them. */
  async findUndispatched(remainingMs: number): Promise<NewJob[]> {
    return this.db.query<NewJob[]>(
      `SELECT id, plan, deadline_at AS "deadlineAt" FROM transformation
        WHERE status = 'queued' AND deadline_at > now() AND deadline_at < now() + make_interval(secs => $1)
        ORDER BY created_at LIMIT 500`,
      [remainingMs / 1_000],
    );
  }

  /** Open and past their deadline by more than `graceMs`: nobody is going to settle them. */
  async findOverdue(graceMs: number): Promise<string[]> {
    const rows = await this.db.query<{ id: string }[]>(
      `SELECT id FROM transformation
        WHERE status IN ('queued', 'running') AND deadline_at < now() - make_interval(secs => $1)
        ORDER BY deadline_at LIMIT 500`,
      [graceMs / 1_000],
    );
    return rows.map((row) => row.id);
  }
}

const outputRow = ({ format, ended }: FinishedOutput): object =>
  'code' in ended
    ? { format, status: 'failed', code: ended.code }
    : { format, status: 'succeeded', text: ended.text, draft: ended.draft, checks: ended.checks };
