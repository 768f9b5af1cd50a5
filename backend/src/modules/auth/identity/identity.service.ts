import { Injectable } from '@nestjs/common';
import type { FirebaseSyncRequest, User } from '@repurpose/contract';
import { DataSource } from 'typeorm';
import { violatedConstraint } from '../../../errors/errors.js';
import { AppError } from '../../../errors/app-error.js';
import { normalEmail } from '../../users/address.js';
import type { UserEntity } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import { LoginLimits } from '../login.limits.js';
import { SessionsService } from '../sessions.service.js';
import { IdentityRemovalService } from './identity-removal.service.js';
import type { ProvenIdentity } from './identity.port.js';
import { firstUsername, safeImageUrl } from './profile.js';

const KEYS = new Set(['uq_app_user_firebase_uid', 'uq_app_user_email']);

@Injectable()
export class IdentityService {
  constructor(
    private readonly db: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly removals: IdentityRemovalService,
    private readonly limits: LoginLimits,
  ) {}

  /** Finds, joins or creates the account. Idempotent. @throws AppError IDENTITY_MISMATCH, EMAIL_TAKEN, IDENTITY_EXPIRED */
  async signIn(identity: ProvenIdentity, body: FirebaseSyncRequest, ip: string | undefined): Promise<User> {
    const email = normalEmail(body.email);
    const isSame = identity.uid === body.firebaseUid && normalEmail(identity.email ?? '') === email;
    if (!isSame) throw new AppError('IDENTITY_MISMATCH');
    const id = await this.findOrOpen(identity, email, body, ip);
    return this.users.getView(id);
  }

  private async findOrOpen(
    identity: ProvenIdentity,
    email: string,
    body: FirebaseSyncRequest,
    ip: string | undefined,
  ): Promise<string> {
    const known = await this.users.findByFirebaseUid(identity.uid);
    if (known) return this.prove(known, identity);
    if (await this.removals.isNoted(identity.uid)) throw new AppError('IDENTITY_EXPIRED');
    const namesake = await this.users.findByEmail(email);
    // A concurrent first login may have created it between the two queries.
    if (namesake?.firebaseUid === identity.uid) return this.prove(namesake, identity);
    if (namesake) return this.join(namesake, identity);
    await this.limits.takeRegistration(ip);
    try {
      return await this.users.create({
        email,
        username: firstUsername(body.username, identity.displayName, email),
        firebaseUid: identity.uid,
        profileImageUrl: safeImageUrl(body.profileImageUrl),
        ...(identity.isEmailVerified && { emailProvenAt: provenAt(identity) }),
      });
    } catch (error) {
      if (!KEYS.has(violatedConstraint(error) ?? '')) throw error;
      const winner = await this.users.findByFirebaseUid(identity.uid);
      if (!winner) throw error;
      return winner.id;
    }
  }

  isAccepted(userId: string, { isEmailVerified, signedInAt }: ProvenIdentity): Promise<boolean> {
    return this.users.acceptsIdentity(userId, isEmailVerified, signedInAt);
  }

  /** Before the proof, anyone may have signed in with the address. The first proof ends all earlier sessions. */
  private async prove(account: UserEntity, identity: ProvenIdentity): Promise<string> {
    if (identity.isEmailVerified && account.emailProvenAt === null) {
      await this.db.transaction(async (tx) => {
        if (await this.users.proveEmail(tx, account.id, provenAt(identity)))
          await this.sessions.endAll(account.id, tx);
      });
    }
    if (!(await this.isAccepted(account.id, identity))) throw new AppError('IDENTITY_EXPIRED');
    return account.id;
  }

  /** Needs a verified address. The password and the sessions never proved it, so they end. */
  private async join(account: UserEntity, identity: ProvenIdentity): Promise<string> {
    if (!identity.isEmailVerified || account.firebaseUid !== null) throw new AppError('EMAIL_TAKEN');
    const isLinked = await this.db.transaction(async (tx) => {
      const isFirst = await this.users.link(tx, account.id, identity.uid, provenAt(identity));
      if (isFirst) await this.sessions.endAll(account.id, tx);
      return isFirst;
    });
    const owner = isLinked ? account : await this.users.findByFirebaseUid(identity.uid);
    if (owner?.id !== account.id) throw new AppError('EMAIL_TAKEN');
    return account.id;
  }
}

function provenAt({ signedInAt }: ProvenIdentity): Date {
  return new Date(Math.min(signedInAt.getTime(), Date.now()));
}
