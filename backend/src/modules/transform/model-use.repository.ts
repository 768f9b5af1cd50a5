import type { FormatKey } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SourceBrief } from '@repurpose/writing';
import { storableJson } from './storable.js';
import type { ModelUse } from './writer/writer.port.js';

/** Keeps the rows `$2` (a JSON array of `modelUseRow`) of the transformation `$1`, as long as there is one. */
export const USED_MODELS = `
  INSERT INTO model_use (transformation_id, piece, input_tokens, cached_input_tokens, output_tokens, cost_micro_usd)
  SELECT t.id, u.piece, u.input_tokens, u.cached_input_tokens, u.output_tokens, u.cost_micro_usd
    FROM transformation t, jsonb_to_recordset($2) AS u
         (piece text, input_tokens integer, cached_input_tokens integer, output_tokens integer, cost_micro_usd bigint)
   WHERE t.id = $1`;

export const modelUseRow = (piece: FormatKey | 'brief', use: ModelUse): object => ({
  piece,
  input_tokens: use.inputTokens,
  cached_input_tokens: use.cachedInputTokens,
  output_tokens: use.outputTokens,
  cost_micro_usd: Math.round(use.costMicroUsd),
});

/** What models made and took for a transformation: its brief, and a line of `model_use` for each piece written. */
@Injectable()
export class ModelUseRepository {
  constructor(private readonly db: DataSource) {}

  /** A line for good: money that was spent stays spent, whatever becomes of the piece. */
  async record(transformationId: string, piece: FormatKey | 'brief', use: ModelUse | null): Promise<void> {
    if (!use) return;
    await this.db.query(USED_MODELS, [transformationId, JSON.stringify([modelUseRow(piece, use)])]);
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
