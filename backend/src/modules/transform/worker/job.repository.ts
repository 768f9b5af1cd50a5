import type { FormatKey, PlanKey, WriterEngine } from '@repurpose/contract';
import type { SourceBrief } from '@repurpose/writing';
import { Injectable } from '@nestjs/common';
import { DataSource, In, Raw } from 'typeorm';
import { Batcher } from '../../../batcher.js';
import { QUOTAS } from '../../billing/credits/credits.repository.js';
import { toStorableJson } from '../../../database/storable.js';
import type { RegenerationRequest } from '../admission/admission.repository.js';
import type { NewJob } from '../queue/transform.queue.js';
import { Transformation } from '../transformation.entity.js';
import { OutputRepository, type OutputContent, type OutputKey } from '../versions/output.repository.js';
import type { WriteFailure } from '../writer/call-writer.js';
import type { ModelUse, WrittenOutput } from '../writer/writer.port.js';
import type { VoicedRequest } from '../admission/transform.dto.js';

export interface StartedRegeneration extends RegenerationRequest {
  parentId: string;
  authorId: string | null;
}

export interface StartedJob {
  id: string;
  /** Of a regeneration: its parent's. */
  request: VoicedRequest;
  regeneration: StartedRegeneration | null;
  missing: FormatKey[];
  brief: SourceBrief | null;
  remainingMs: number;
  plan: PlanKey;
  accountId: string;
  requestId: string | null;
  attempt: number;
}

export interface FinishedOutput {
  format: FormatKey;
  result: WrittenOutput | WriteFailure;
  use: ModelUse | null;
}

export type StoreOutcome = 'settled' | 'conflict' | 'too-late';

/** Writes of status and outputs are guarded by the row's status, so a job may run twice. The use of a model is always recorded, and the first brief is kept. */
@Injectable()
export class JobRepository {
  private readonly writes = new Batcher((id: string, outputs: FinishedOutput[]) =>
    this.storeOutputs(id, outputs),
  );

  constructor(
    private readonly db: DataSource,
    private readonly outputs: OutputRepository,
  ) {}

  /** Null: settled or past its deadline. Raw: an update and what the job needs, in one statement. */
  async start(id: string, engine: WriterEngine): Promise<StartedJob | null> {
    const [job] = await this.db.query<StartedJob[]>(
      `WITH started AS (
         UPDATE transformation
            SET status = 'running', attempt = attempt + 1, engine = $2, started_at = coalesce(started_at, now())
          WHERE id = $1 AND status IN ('queued', 'running') AND deadline_at > now()
          RETURNING id, kind, parent_id, author_id, user_id, request, brief, plan, request_id, attempt, deadline_at)
       SELECT c.id, coalesce(p.request, c.request) AS request, coalesce(p.brief, c.brief) AS brief, c.plan,
              c.user_id AS "accountId", c.request_id AS "requestId", c.attempt, (extract(epoch FROM c.deadline_at - now()) * 1000)::int AS "remainingMs",
              ARRAY(SELECT format FROM output WHERE transformation_id = $1 AND status = 'queued') AS missing,
              CASE WHEN c.kind = 'regeneration'
                THEN c.request || jsonb_build_object('parentId', c.parent_id, 'authorId', c.author_id) END AS regeneration
         FROM started c LEFT JOIN transformation p ON p.id = c.parent_id`,
      [id, engine],
    );
    return job ?? null;
  }

  async markQueued(id: string, attempt: number): Promise<void> {
    await this.db.manager.update(Transformation, { id, status: 'running', attempt }, { status: 'queued' });
  }

  /** True when that settled the transformation. Outputs that finish during a call share the next one (`Batcher`). */
  storeOutput(id: string, output: FinishedOutput): Promise<boolean> {
    return this.writes.add(id, output);
  }

  /** Raw: a stored function, one round trip. */
  private async storeOutputs(id: string, outputs: FinishedOutput[]): Promise<boolean> {
    const [row] = await this.db.query<{ isSettled: boolean }[]>(
      'SELECT store_outputs($1, $2, $3, $4) AS "isSettled"',
      [
        id,
        JSON.stringify(outputs.flatMap(({ format, use }) => (use ? [modelUseRow(format, use)] : []))),
        toStorableJson(outputs.map(outputRow)),
        QUOTAS,
      ],
    );
    return row?.isSettled ?? false;
  }

  /** The text goes to the parent's output; the job's own records how it ended. Idempotent. Raw: as `storeOutputs`. */
  storeRegeneration(
    id: string,
    key: OutputKey,
    expected: number,
    next: OutputContent & { authorId: string | null },
  ): Promise<StoreOutcome> {
    return this.db.transaction(async (tx) => {
      const row = await tx.findOne(Transformation, {
        where: { id },
        select: { id: true, status: true },
        lock: { mode: 'pessimistic_write' },
      });
      if (row?.status !== 'running') return 'too-late';
      const isAdded = await this.outputs.add(tx, key, expected, { kind: 'regenerated', ...next });
      if (!isAdded) return 'conflict';
      const stored = JSON.stringify([{ format: key.format, status: 'succeeded' }]);
      await tx.query('SELECT store_outputs($1, $2, $3, $4)', [id, '[]', stored, QUOTAS]);
      return 'settled';
    });
  }

  /** Raw: a stored function, shared with `store_outputs`. */
  async recordUse(id: string, label: FormatKey | 'brief', use: ModelUse | null): Promise<void> {
    if (!use) return;
    await this.db.query('SELECT keep_model_use($1, $2)', [id, JSON.stringify([modelUseRow(label, use)])]);
  }

  /** The first brief wins. Raw: `RETURNING` with `coalesce`. */
  async keepBrief(id: string, brief: SourceBrief): Promise<SourceBrief> {
    const [rows] = await this.db.query<[{ brief: SourceBrief }[], number]>(
      'UPDATE transformation SET brief = coalesce(brief, $2::jsonb) WHERE id = $1 RETURNING brief',
      [id, toStorableJson(brief)],
    );
    return rows[0]?.brief ?? brief;
  }

  /** Queued with less than `remainingMs` left: the job may be lost. Oldest first. */
  findStaleQueued(remainingMs: number): Promise<NewJob[]> {
    const isNear = (column: string): string =>
      `${column} > now() AND ${column} < now() + make_interval(secs => :seconds)`;
    return this.db.manager.find(Transformation, {
      select: { id: true, plan: true, deadlineAt: true },
      where: { status: 'queued', deadlineAt: Raw(isNear, { seconds: remainingMs / 1_000 }) },
      order: { createdAt: 'ASC' },
      take: 500,
    });
  }

  async findOverdue(graceMs: number): Promise<string[]> {
    const isPast = (column: string): string => `${column} < now() - make_interval(secs => :seconds)`;
    const rows = await this.db.manager.find(Transformation, {
      select: { id: true },
      where: { status: In(['queued', 'running']), deadlineAt: Raw(isPast, { seconds: graceMs / 1_000 }) },
      order: { deadlineAt: 'ASC' },
      take: 500,
    });
    return rows.map((row) => row.id);
  }
}

const outputRow = ({ format, result }: FinishedOutput): object =>
  'code' in result
    ? { format, status: 'failed', code: result.code }
    : { format, status: 'succeeded', text: result.text, draft: result.draft, checks: result.checks };

const modelUseRow = (label: FormatKey | 'brief', use: ModelUse): object => ({
  piece: label,
  input_tokens: use.inputTokens,
  cached_input_tokens: use.cachedInputTokens,
  output_tokens: use.outputTokens,
  cost_micro_usd: Math.round(use.costMicroUsd),
});
