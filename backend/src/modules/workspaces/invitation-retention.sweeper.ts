import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { SETTINGS } from '../../config/settings.js';
import { Sweeper } from '../../sweeper.js';
import { InvitationEntity } from './invitation.entity.js';

const { keptMs, forgetEveryMs } = SETTINGS.invitations;

@Injectable()
export class InvitationRetentionSweeper extends Sweeper {
  constructor(private readonly db: DataSource) {
    super(forgetEveryMs);
  }

  async sweep(): Promise<void> {
    const expiresAt = LessThan(new Date(Date.now() - keptMs));
    await this.db.manager.delete(InvitationEntity, { expiresAt });
  }
}
