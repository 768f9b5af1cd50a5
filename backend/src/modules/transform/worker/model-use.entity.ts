import type { FormatKey } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Kept even when the output failed: the money is spent. */
@Entity('model_use')
export class ModelUseEntity {
  @PrimaryColumn({ type: 'bigint' })
  id: string;

  @Column({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;

  @Column({ name: 'piece', type: 'text' })
  label: FormatKey | 'brief';

  @Column({ name: 'input_tokens', type: 'integer' })
  inputTokens: number;

  @Column({ name: 'cached_input_tokens', type: 'integer' })
  cachedInputTokens: number;

  @Column({ name: 'output_tokens', type: 'integer' })
  outputTokens: number;

  @Column({ name: 'cost_micro_usd', type: 'bigint' })
  costMicroUsd: string;

  @Column({ name: 'used_at', type: 'timestamptz' })
  usedAt: Date;
}
