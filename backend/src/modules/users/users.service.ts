import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { User } from '@repurpose/contract';
import { DataSource, type EntityManager, IsNull, Repository } from 'typeorm';
import { BatchLoader } from '../../database/batch-loader.js';
import { AppError } from '../../errors/app-error.js';
import {
  BILLING_COLUMNS,
  BillingAccountsService,
  type BillingRow,
} from '../billing/billing-accounts.service.js';
import { FormerAddressesService } from './former-addresses.service.js';
import { presentUser, type UserSummary } from './user.presenter.js';
import { UserEntity } from './user.entity.js';

export interface NewUser {
  /** Normal form (`normalEmail`). */
  email: string;
  username: string;
  passwordHash?: string;
  firebaseUid?: string;
  profileImageUrl?: string;
  /** When the address was proven; not set: never. */
  emailProvenAt?: Date;
}

/** Accounts: made together with their billing account, found by any of their keys, presented as the contract's `User`. */
@Injectable()
export class UsersService {
  private readonly views = new BatchLoader((ids) => this.readViews(ids));

  constructor(
    private readonly db: DataSource,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly billing: BillingAccountsService,
    private readonly formerAddresses: FormerAddressesService,
  ) {}

  /** A new account on the free plan with its first credits, in one transaction. @throws AppError EMAIL_TAKEN */
  async create(user: NewUser, now = new Date()): Promise<string> {
    return this.db.transaction((tx) => this.createIn(tx, user, now));
  }

  /** The same in the caller's transaction. @throws QueryFailedError of `uq_app_user_*`, mapped to EMAIL_TAKEN */
  async createIn(tx: EntityManager, user: NewUser, now = new Date()): Promise<string> {
    const id = randomUUID();
    await tx.insert(UserEntity, {
      id,
      email: user.email,
      username: user.username,
      passwordHash: user.passwordHash ?? null,
      firebaseUid: user.firebaseUid ?? null,
      profileImageUrl: user.profileImageUrl ?? '',
      emailProvenAt: user.emailProvenAt ?? null,
      createdAt: now,
    });
    await this.billing.open(tx, id, now, await this.formerAddresses.find(tx, user.email, now));
    return id;
  }

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ email });
  }

  findById(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  findByFirebaseUid(firebaseUid: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ firebaseUid });
  }

  /** The user with plan and credits, one query while the period runs. @throws AppError NO_SESSION when the account is gone */
  async getView(id: string): Promise<User> {
    const row = await this.views.find(id);
    if (!row) throw new AppError('NO_SESSION');
    return presentUser(row, await this.billing.view(id, row));
  }

  private async readViews(ids: string[]): Promise<Map<string, UserSummary & BillingRow>> {
    const rows = await this.db.query<(UserSummary & BillingRow)[]>(
      `SELECT u.id, u.email, u.username, u.profile_image_url AS "profileImageUrl", ${BILLING_COLUMNS}
         FROM app_user u JOIN billing_account a ON a.user_id = u.id WHERE u.id = ANY($1)`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /**
   * Gives the account to an identity that proved its address; the password of whoever made it is void. False when
   * another identity was quicker.
   */
  async link(tx: EntityManager, id: string, firebaseUid: string, provenAt: Date): Promise<boolean> {
    const { affected } = await tx.update(
      UserEntity,
      { id, firebaseUid: IsNull() },
      { firebaseUid, passwordHash: null, emailProvenAt: provenAt },
    );
    return affected === 1;
  }

  /** Replaces the password that was proven. False when it is no longer the account's: nothing changes then. */
  async replacePasswordHash(id: string, proven: string, passwordHash: string): Promise<boolean> {
    const { affected } = await this.users.update({ id, passwordHash: proven }, { passwordHash });
    return affected === 1;
  }

  /** Whether the password is still the account's; waits for the end of a change that is under way. */
  async hasPasswordHash(id: string, passwordHash: string): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      'SELECT 1 FROM app_user WHERE id = $1 AND password_hash = $2 FOR SHARE',
      [id, passwordHash],
    );
    return rows.length > 0;
  }

  /**
   * Whether an identity may still sign in to the account: see `IdentityService.isAccepted`. Waits for the end of a proof
   * that is under way.
   */
  async acceptsIdentity(id: string, isEmailVerified: boolean, signedInAt: Date): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      `SELECT 1 FROM app_user WHERE id = $1 AND (email_proven_at IS NULL OR ($2 AND email_proven_at <= $3)) FOR SHARE`,
      [id, isEmailVerified, signedInAt],
    );
    return rows.length > 0;
  }

  /** Notes that the owner's address is proven; a password set before it is void. False when it was proven already. */
  async proveEmail(tx: EntityManager, id: string, provenAt: Date): Promise<boolean> {
    const { affected } = await tx.update(
      UserEntity,
      { id, emailProvenAt: IsNull() },
      { emailProvenAt: provenAt, passwordHash: null },
    );
    return affected === 1;
  }
}
