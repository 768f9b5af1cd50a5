import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { SETTINGS } from '../../config/settings.js';
import { InvitationToken } from './invitation-token.entity.js';
import { OneTimeToken } from './one-time-token.entity.js';
import type { TokenPurpose } from './templates/mail-kinds.js';

const TOKEN_BYTES = 32;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

@Injectable()
export class OneTimeTokensService {
  constructor(private readonly db: DataSource) {}

  async issue(purpose: TokenPurpose, userId: string, address: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const createdAt = new Date();
    await this.db.manager.insert(OneTimeToken, {
      ...{ tokenHash: hashOf(token), purpose, userId, address, createdAt, usedAt: null },
      expiresAt: new Date(createdAt.getTime() + SETTINGS.mail.tokenMs[purpose]),
    });
    return token;
  }

  async issueInvitation(invitationId: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const createdAt = new Date();
    await this.db.manager.insert(InvitationToken, { tokenHash: hashOf(token), invitationId, createdAt });
    return token;
  }

  async find(
    purpose: TokenPurpose,
    token: string,
    tx: EntityManager = this.db.manager,
  ): Promise<OneTimeToken | null> {
    const found = await tx.findOneBy(OneTimeToken, {
      ...{ tokenHash: hashOf(token), purpose, usedAt: IsNull() },
    });
    return found && found.expiresAt > new Date() ? found : null;
  }

  /** Also uses up all others of its user and purpose. Null: invalid. */
  async use(tx: EntityManager, purpose: TokenPurpose, token: string): Promise<OneTimeToken | null> {
    const found = await this.find(purpose, token, tx);
    if (!found) return null;
    const unused = { userId: found.userId, purpose, usedAt: IsNull() };
    const locked = await tx.find(OneTimeToken, {
      where: unused,
      order: { tokenHash: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    await tx.update(OneTimeToken, unused, { usedAt: new Date() });
    return locked.some(({ tokenHash }) => tokenHash.equals(found.tokenHash)) ? found : null;
  }

  async void(tx: EntityManager, userId: string): Promise<void> {
    await tx.update(OneTimeToken, { userId, usedAt: IsNull() }, { usedAt: new Date() });
  }

  async deleteExpiredBefore(instant: Date): Promise<void> {
    await this.db.manager.delete(OneTimeToken, { expiresAt: LessThan(instant) });
  }
}
