import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, Raw } from 'typeorm';
import { IdentityRemoval } from './identity-removal.entity.js';

@Injectable()
export class IdentityRemovalRepository {
  constructor(private readonly db: DataSource) {}

  async insert(tx: EntityManager, firebaseUid: string): Promise<void> {
    await tx.insert(IdentityRemoval, { firebaseUid });
  }

  exists(firebaseUid: string): Promise<boolean> {
    return this.db.manager.existsBy(IdentityRemoval, { firebaseUid });
  }

  findDue(limit: number): Promise<IdentityRemoval[]> {
    return this.db.manager.find(IdentityRemoval, {
      where: { removedAt: IsNull(), nextTryAt: Raw((column) => `${column} <= now()`) },
      order: { nextTryAt: 'ASC' },
      take: limit,
    });
  }

  async markRemoved(firebaseUid: string): Promise<void> {
    await this.db.manager.update(IdentityRemoval, { firebaseUid }, { removedAt: new Date() });
  }

  async markFailed(firebaseUid: string, delayMs: (failures: number) => number): Promise<void> {
    await this.db.manager.increment(IdentityRemoval, { firebaseUid }, 'failures', 1);
    const removal = await this.db.manager.findOneBy(IdentityRemoval, { firebaseUid });
    const nextTryAt = new Date(Date.now() + delayMs(removal?.failures ?? 1));
    await this.db.manager.update(IdentityRemoval, { firebaseUid }, { nextTryAt });
  }

  async deleteRemovedBefore(instant: Date): Promise<void> {
    await this.db.manager.delete(IdentityRemoval, { removedAt: LessThan(instant) });
  }
}
