import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { backOffMs } from '../../../config/back-off.js';
import { SETTINGS } from '../../../config/settings.js';
import { IdentityRemovalRepository } from './identity-removal.repository.js';
import { IDENTITY, type IdentityPort } from './identity.port.js';

const { removalBackOff, removalBatch, removalKeptMs } = SETTINGS.identity;

/** Recorded in the transaction that deletes our account, so that it is never lost. Blocks sign-ins until done. */
@Injectable()
export class IdentityRemovalService {
  private readonly logger = new Logger(IdentityRemovalService.name);

  constructor(
    private readonly removals: IdentityRemovalRepository,
    @Inject(IDENTITY) private readonly identity: IdentityPort,
  ) {}

  async note(tx: EntityManager, firebaseUid: string | null): Promise<void> {
    if (firebaseUid !== null) await this.removals.insert(tx, firebaseUid);
  }

  isNoted(firebaseUid: string): Promise<boolean> {
    return this.removals.exists(firebaseUid);
  }

  /** Never throws. The sweep repeats failures. */
  async remove(firebaseUid: string): Promise<boolean> {
    try {
      await this.identity.remove(firebaseUid);
      await this.removals.markRemoved(firebaseUid);
      return true;
    } catch (error) {
      this.logger.error({ err: error }, 'an identity could not be removed yet');
      await this.removals.markFailed(firebaseUid, (failures) => backOffMs(removalBackOff, failures));
      return false;
    }
  }

  async sweep(stop?: AbortSignal): Promise<number> {
    let removed = 0;
    for (const { firebaseUid } of await this.removals.findDue(removalBatch)) {
      if (stop?.aborted) break;
      if (await this.remove(firebaseUid)) removed += 1;
    }
    await this.removals.deleteRemovedBefore(new Date(Date.now() - removalKeptMs));
    return removed;
  }
}
