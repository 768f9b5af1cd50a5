import type { FormatKey } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SourceBrief } from '@repurpose/writing';
import { toStorableJson } from '../../../database/storable.js';
import type { ModelUse } from '../writer/writer.port.js';

export const modelUseRow = (label: FormatKey | 'brief', use: ModelUse): object => ({
  piece: label,
  input_tokens: use.inputTokens,
  cached_input_tokens: use.cachedInputTokens,
  output_tokens: use.outputTokens,
  cost_micro_usd: Math.round(use.costMicroUsd),
});

@Injectable()
export class ModelUseRepository {
  constructor(private readonly db: DataSource) {}

  /** Raw: a stored function, shared with `end_outputs`. */
  async record(transformationId: string, label: FormatKey | 'brief', use: ModelUse | null): Promise<void> {
    if (!use) return;
    await this.db.query('SELECT keep_model_use($1, $2)', [
      transformationId,
      JSON.stringify([modelUseRow(label, use)]),
    ]);
  }

  /** The first brief wins. Raw: `RETURNING` with `coalesce`. */
  async keepBrief(transformationId: string, brief: SourceBrief): Promise<SourceBrief> {
    const [rows] = await this.db.query<[{ brief: SourceBrief }[], number]>(
      'UPDATE transformation SET brief = coalesce(brief, $2::jsonb) WHERE id = $1 RETURNING brief',
      [transformationId, toStorableJson(brief)],
    );
    return rows[0]?.brief ?? brief;
  }
}
