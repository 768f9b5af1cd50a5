import { Injectable } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
import { Sweeper } from '../../../sweeper.js';
import { IdentityRemovalService } from './identity-removal.service.js';

@Injectable()
export class IdentityRemovalSweeper extends Sweeper {
  constructor(private readonly removals: IdentityRemovalService) {
    super(SETTINGS.identity.removalSweepMs);
  }

  protected async sweep(stop: AbortSignal): Promise<void> {
    const removed = await this.removals.sweep(stop);
    if (removed > 0) this.logger.log(`${removed} identities removed late`);
  }
}
