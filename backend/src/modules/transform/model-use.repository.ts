import type { FormatKey } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SourceBrief } from '@repurpose/writing';
import { storableJson } from './storable.js';
import type { ModelUse } from './writer/writer.port.js';

/** What models made and took for a transformation: its brief, and a line of `model_use` for each piece written. */
@Injectable()
export class ModelUseRepository {
  constructor(private readonly db: DataSource) {}

  /** A line for good: money that was spent stays spent, whatever becomes of the piece. */
  async record(transformationId: string, piece: FormatKey | 'brief', use: ModelUse | null): Promise<void> {
    if (!use) return;
    await this.db.query(
      `INSERT INTO model_use (transformation_id, piece, input_tokens, cached_input_tokens, output_tokens, cost_micro_usd)
       SELECT id, $2, $3, $4, $5, $6 FROM transformation WHERE id = $1`,
      [
        transformationId,
        piece,
        use.inputTokens,
        use.cachedInputTokens,
        use.outputTokens,
        Math.round(use.costMicroUsd),
      ],
    );
  }

  /** The first brief of a transformation is its brief: the one that stands is returned. */
  async keepBrief(transformationId: string, brief: SourceBrief): Promise<SourceBrief> {
    const [rows] = await this.db.query<[{ brief: SourceBrief }[], number]>(
      'UPDATE transformation SET brief = coalesce(brief, $2::jsonb) WHERE id = $1 RETURNING brief',
      [transformationId, storableJson(brief)],
    );
    return rows[0]?.brief ?? brief;
  }
}
