import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, Raw } from 'typeorm';
import { backOffMs } from '../../../config/back-off.js';
import { SETTINGS } from '../../../config/settings.js';
import { IdentityRemoval } from './identity-removal.entity.js';
import { IDENTITY, type IdentityPort } from './identity.port.js';

const { removalBackOff, removalBatch, removalKeptMs } = SETTINGS.identity;

/** Recorded in the transaction that deletes our account, so that it is never lost. Blocks sign-ins until done. */
@Injectable()
export class IdentityRemovalService {
  private readonly logger = new Logger(IdentityRemovalService.name);

  constructor(
    private readonly db: DataSource,
    @Inject(IDENTITY) private readonly identity: IdentityPort,
  ) {}

  async note(tx: EntityManager, firebaseUid: string | null): Promise<void> {
    if (firebaseUid !== null) await tx.insert(IdentityRemoval, { firebaseUid });
  }

  isNoted(firebaseUid: string): Promise<boolean> {
    return this.db.manager.existsBy(IdentityRemoval, { firebaseUid });
  }

  /** Never throws. The sweep repeats failures. */
  async remove(firebaseUid: string): Promise<boolean> {
    try {
      await this.identity.remove(firebaseUid);
      await this.db.manager.update(IdentityRemoval, { firebaseUid }, { removedAt: new Date() });
      return true;
    } catch (error) {
      this.logger.error({ err: error }, 'an identity could not be removed yet');
      await this.noteFailure(firebaseUid);
      return false;
    }
  }

  async sweep(stop?: AbortSignal): Promise<number> {
    let removed = 0;
    for (const { firebaseUid } of await this.findDue()) {
      if (stop?.aborted) break;
      if (await this.remove(firebaseUid)) removed += 1;
    }
    const removedAt = LessThan(new Date(Date.now() - removalKeptMs));
    await this.db.manager.delete(IdentityRemoval, { removedAt });
    return removed;
  }

  private findDue(): Promise<IdentityRemoval[]> {
    return this.db.manager.find(IdentityRemoval, {
      where: { removedAt: IsNull(), nextTryAt: Raw((column) => `${column} <= now()`) },
      order: { nextTryAt: 'ASC' },
      take: removalBatch,
    });
  }

  private async noteFailure(firebaseUid: string): Promise<void> {
    await this.db.manager.increment(IdentityRemoval, { firebaseUid }, 'failures', 1);
    const removal = await this.db.manager.findOneBy(IdentityRemoval, { firebaseUid });
    const nextTryAt = new Date(Date.now() + backOffMs(removalBackOff, removal?.failures ?? 1));
    await this.db.manager.update(IdentityRemoval, { firebaseUid }, { nextTryAt });
  }
}
