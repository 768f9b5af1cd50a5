import type { ErrorCode, FormatKey, PlanKey, TransformRequest, WriterEngine } from '@repurpose/contract';
import type { SourceBrief } from '@repurpose/writing';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { storableJson, storableText } from './storable.js';
import type { NewJob } from './transform.queue.js';
import type { WrittenOutput } from './writer/writer.port.js';

/** A transformation this worker may write: what was asked for, and what of it is still missing. */
export interface ClaimedWork {
  request: TransformRequest;
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

/** What the worker writes: claims and outputs, each guarded by its state, so a job that runs twice does no harm. */
@Injectable()
export class WorkRepository {
  constructor(private readonly db: DataSource) {}

  /** Null when it is settled already, or its deadline has passed. */
  async claim(id: string, engine: WriterEngine): Promise<ClaimedWork | null> {
    const [rows] = await this.db.query<[Omit<ClaimedWork, 'missing'>[], number]>(
      `UPDATE transformation
          SET status = 'running', attempt = attempt + 1, engine = $2, started_at = coalesce(started_at, now())
        WHERE id = $1 AND status IN ('queued', 'running') AND deadline_at > now()
        RETURNING request, brief, plan, request_id AS "requestId", attempt,
                  (extract(epoch FROM deadline_at - now()) * 1000)::int AS "remainingMs"`,
      [id, engine],
    );
    const claimed = rows[0];
    if (!claimed) return null;
    const missing = await this.db.query<{ format: FormatKey }[]>(
      `SELECT format FROM output WHERE transformation_id = $1 AND status = 'queued'`,
      [id],
    );
    return { ...claimed, missing: missing.map((row) => row.format) };
  }

  /** False when the output was written before, or the transformation is no longer running. */
  async saveOutput(id: string, format: FormatKey, written: WrittenOutput): Promise<boolean> {
    return this.writeOutput(`status = 'succeeded', text = $3, draft = $4::jsonb, checks = $5::jsonb`, [
      id,
      format,
      storableText(written.text),
      storableJson(written.draft),
      storableJson(written.checks),
    ]);
  }

  async failOutput(id: string, format: FormatKey, code: ErrorCode): Promise<boolean> {
    return this.writeOutput(`status = 'failed', error_code = $3`, [id, format, code]);
  }

  /** The shared lock makes a settlement wait for the output, or the output find the settlement: never between. */
  private async writeOutput(assignments: string, values: unknown[]): Promise<boolean> {
    const [, written] = await this.db.query<[unknown[], number]>(
      `WITH live AS (SELECT id FROM transformation WHERE id = $1 AND status = 'running' FOR SHARE)
       UPDATE output SET ${assignments}, updated_at = now() FROM live
        WHERE output.transformation_id = live.id AND output.format = $2 AND output.status = 'queued'`,
      values,
    );
    return written > 0;
  }

  /** Not begun and less than `remainingMs` before their deadline: their job may be lost. Oldest first, a page of them. */
  async neverStarted(remainingMs: number): Promise<NewJob[]> {
    return this.db.query<NewJob[]>(
      `SELECT id, plan, deadline_at AS "deadlineAt" FROM transformation
        WHERE status = 'queued' AND deadline_at > now() AND deadline_at < now() + make_interval(secs => $1)
        ORDER BY created_at LIMIT 500`,
      [remainingMs / 1_000],
    );
  }

  /** Open and past their deadline by more than `graceMs`: nobody is going to settle them. */
  async overdue(graceMs: number): Promise<string[]> {
    const rows = await this.db.query<{ id: string }[]>(
      `SELECT id FROM transformation
        WHERE status IN ('queued', 'running') AND deadline_at < now() - make_interval(secs => $1)
        ORDER BY deadline_at LIMIT 500`,
      [graceMs / 1_000],
    );
    return rows.map((row) => row.id);
  }
}
