import type { FormatKey } from '@repurpose/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Kept even when the output failed: the money is spent. */
@Entity('model_use')
export class ModelUseEntity {
  @PrimaryColumn('bigint') id: string;
  @Column('uuid') transformationId: string;
  @Column('text', { name: 'piece' }) label: FormatKey | 'brief';
  @Column('integer') inputTokens: number;
  @Column('integer') cachedInputTokens: number;
  @Column('integer') outputTokens: number;
  @Column('bigint') costMicroUsd: string;
  @Column('timestamptz') usedAt: Date;
}
