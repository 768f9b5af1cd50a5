import type { LedgerEntry } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { CreditEntry } from './credit-entry.entity.js';

@Injectable()
export class LedgerService {
  constructor(private readonly db: DataSource) {}

  async list(userId: string, limit: number, before: string | null = null): Promise<LedgerEntry[]> {
    const entries = await this.db.manager.find(CreditEntry, {
      where: before === null ? { userId } : { userId, id: LessThan(before) },
      order: { id: 'DESC' },
      take: limit,
    });
    return entries.map(({ userId: _, periodStart, createdAt, ...entry }) => ({
      ...entry,
      periodStart: periodStart.toISOString(),
      createdAt: createdAt.toISOString(),
    }));
  }
}
