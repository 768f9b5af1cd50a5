import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Notices, User } from '@repurpose/contract';
import { Any, DataSource, type EntityManager, type FindOptionsWhere, IsNull, LessThanOrEqual } from 'typeorm';
import { BatchLoader } from '../../database/batch-loader.js';
import { AppError } from '../../errors/app-error.js';
import { BillingAccountsService, type BillingView } from '../billing/billing-accounts.service.js';
import { FormerAddressesRepository } from './former-addresses.repository.js';
import { UserEntity } from './user.entity.js';

export interface NewUser {
  email: string;
  username: string;
  passwordHash?: string;
  firebaseUid?: string;
  profileImageUrl?: string;
  emailProvenAt?: Date;
}

@Injectable()
export class UsersService {
  private readonly loader = new BatchLoader((ids) => this.readAll(ids));

  constructor(
    private readonly db: DataSource,
    private readonly billing: BillingAccountsService,
    private readonly formerAddresses: FormerAddressesRepository,
  ) {}

  /** On the free plan, with its first credits. `also` runs in the transaction. @throws AppError EMAIL_TAKEN */
  async create(
    user: NewUser,
    now = new Date(),
    also: (tx: EntityManager, id: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<string> {
    const id = randomUUID();
    return this.db.transaction(async (tx) => {
      const { passwordHash = null, firebaseUid = null, profileImageUrl = '', emailProvenAt = null } = user;
      const identity = { passwordHash, firebaseUid, profileImageUrl, emailProvenAt };
      const { email, username } = user;
      await tx.insert(UserEntity, { id, email, username, ...identity, createdAt: now });
      await this.billing.open(tx, id, now, await this.formerAddresses.find(tx, email, now));
      await also(tx, id);
      return id;
    });
  }

  inTransaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.db.manager.findOneBy(UserEntity, { email });
  }

  findById(id: string, db: EntityManager = this.db.manager): Promise<UserEntity | null> {
    return db.findOneBy(UserEntity, { id });
  }

  findByFirebaseUid(firebaseUid: string): Promise<UserEntity | null> {
    return this.db.manager.findOneBy(UserEntity, { firebaseUid });
  }

  async getView(id: string): Promise<User> {
    const [user, billing] = await Promise.all([this.loader.find(id), this.billing.viewInOpenPeriod(id)]);
    if (!user) throw new AppError('NO_SESSION');
    return presentUser(user, billing);
  }

  async getNotices(id: string): Promise<Notices> {
    const user = await this.findById(id);
    if (!user) throw new AppError('NO_SESSION');
    return { runEnded: user.wantsRunEnded };
  }

  /** @throws AppError ADDRESS_UNPROVEN: mails go to proven addresses only */
  async changeNotices(id: string, { runEnded }: Notices): Promise<Notices> {
    const user = await this.findById(id);
    if (runEnded && user?.emailProvenAt === null) throw new AppError('ADDRESS_UNPROVEN');
    await this.db.manager.update(UserEntity, { id }, { wantsRunEnded: runEnded });
    return this.getNotices(id);
  }

  private async readAll(ids: string[]): Promise<Map<string, UserEntity>> {
    const users = await this.db.manager.findBy(UserEntity, { id: Any(ids) });
    return new Map(users.map((user) => [user.id, user]));
  }

  /** For an identity that proved its address; the old password is void. False: another identity was linked first. */
  async link(tx: EntityManager, id: string, firebaseUid: string, provenAt: Date): Promise<boolean> {
    const { affected } = await tx.update(
      UserEntity,
      { id, firebaseUid: IsNull() },
      { firebaseUid, passwordHash: null, emailProvenAt: provenAt },
    );
    return affected === 1;
  }

  async replacePasswordHash(
    id: string,
    proven: string,
    passwordHash: string,
    tx: EntityManager = this.db.manager,
  ): Promise<boolean> {
    const { affected } = await tx.update(UserEntity, { id, passwordHash: proven }, { passwordHash });
    return affected === 1;
  }

  async resetPassword(tx: EntityManager, id: string, email: string, passwordHash: string): Promise<boolean> {
    const { affected } = await tx.update(UserEntity, { id, email }, { passwordHash });
    await this.confirmEmail(tx, id, email);
    return affected === 1;
  }

  async confirmEmail(tx: EntityManager, id: string, email: string): Promise<boolean> {
    await tx.update(UserEntity, { id, email, emailProvenAt: IsNull() }, { emailProvenAt: new Date() });
    return tx.existsBy(UserEntity, { id, email });
  }

  /** False: the account has another address now. @throws QueryFailedError of `uq_app_user_email`, mapped to EMAIL_TAKEN */
  async changeEmail(tx: EntityManager, id: string, from: string, to: string): Promise<boolean> {
    await this.formerAddresses.keep(tx, id, from);
    const { affected } = await tx.update(
      UserEntity,
      { id, email: from },
      { email: to, emailProvenAt: new Date() },
    );
    return affected === 1;
  }

  hasPasswordHash(id: string, passwordHash: string): Promise<boolean> {
    return this.existsLocked([{ id, passwordHash }]);
  }

  acceptsIdentity(id: string, isEmailVerified: boolean, signedInAt: Date): Promise<boolean> {
    const isUnproven = { id, emailProvenAt: IsNull() };
    const isProvenBefore = { id, emailProvenAt: LessThanOrEqual(signedInAt) };
    return this.existsLocked(isEmailVerified ? [isUnproven, isProvenBefore] : [isUnproven]);
  }

  async proveEmail(tx: EntityManager, id: string, provenAt: Date): Promise<boolean> {
    const { affected } = await tx.update(
      UserEntity,
      { id, emailProvenAt: IsNull() },
      { emailProvenAt: provenAt, passwordHash: null },
    );
    return affected === 1;
  }

  private async existsLocked(where: FindOptionsWhere<UserEntity>[]): Promise<boolean> {
    const lock = { mode: 'pessimistic_read' } as const;
    const user = await this.db.transaction((tx) =>
      tx.findOne(UserEntity, { select: { id: true }, where, lock }),
    );
    return user !== null;
  }
}

function presentUser(user: UserEntity, billing: BillingView): User {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    plan: billing.plan,
    transformationsLeft: billing.creditsLeft,
    stripeCustomerId: billing.stripeCustomerId,
    profileImageUrl: user.profileImageUrl,
    creditsRenewAt: billing.periodEndsAt.toISOString(),
    planChange: billing.plannedChange,
  };
}
