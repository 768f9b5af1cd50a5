import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SecurityLog } from '../../security-log.js';
import { AccountRemovalService } from '../users/account-removal.service.js';
import { IdentityRemovalService } from './identity/identity-removal.service.js';
import { OwnerProofService } from './owner-proof.service.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly proofs: OwnerProofService,
    private readonly accounts: AccountRemovalService,
    private readonly sessions: SessionsService,
    private readonly removals: IdentityRemovalService,
    private readonly log: SecurityLog,
  ) {}

  async logOutEverywhere(req: Request, userId: string): Promise<void> {
    await this.sessions.endAll(userId);
    await this.sessions.end(req);
  }

  /** @throws AppError of `OwnerProofService.prove` and `AccountRemovalService.remove`; nothing is deleted then */
  async remove(req: Request, userId: string, password: string | undefined): Promise<void> {
    const { signedInAt } = req.session;
    const provenHash = await this.proofs.prove(userId, { password, signedInAt, ip: req.ip });
    const { firebaseUid } = await this.accounts.remove(userId, provenHash, async (tx, user) => {
      await this.sessions.endAll(userId, tx);
      await this.removals.note(tx, user.firebaseUid);
    });
    this.log.write('account-deleted', { userId });
    await this.sessions.end(req);
    if (firebaseUid !== null) await this.removals.remove(firebaseUid);
  }
}
