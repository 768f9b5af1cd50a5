import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { QUOTAS } from '../../billing/credits/credits.repository.js';
import { Transformation } from '../transformation.entity.js';
import {
  OutputRepository,
  type OutputContent,
  type OutputKey,
  type OutputRow,
} from '../versions/output.repository.js';

export type DeliveryOutcome = 'settled' | 'conflict' | 'too-late';

@Injectable()
export class RegenerationRepository {
  constructor(
    private readonly db: DataSource,
    private readonly outputs: OutputRepository,
  ) {}

  findOutput(key: OutputKey): Promise<OutputRow | null> {
    return this.outputs.find(null, key);
  }

  /** Idempotent. Raw: a stored function. */
  deliver(
    id: string,
    key: OutputKey,
    expected: number,
    next: OutputContent & { authorId: string | null },
  ): Promise<DeliveryOutcome> {
    return this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await tx.findOne(Transformation, {
        where: { id },
        select: { id: true, status: true },
        lock,
      });
      if (row?.status !== 'running') return 'too-late';
      const isAdded = await this.outputs.add(tx, key, expected, { kind: 'regenerated', ...next });
      if (!isAdded) return 'conflict';
      // The text is in the parent's output. The job's own output records only how it ended.
      await tx.query('SELECT end_outputs($1, $2, $3, $4)', [
        id,
        '[]',
        JSON.stringify([{ format: key.format, status: 'succeeded' }]),
        QUOTAS,
      ]);
      return 'settled';
    });
  }
}
