import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { limitStatements } from '../../database/postgres.repository.js';
import { AppError } from '../../errors/app-error.js';
import { AccountClosingService, type PaymentLinks } from '../billing/account-closing.service.js';
import { CreditsService } from '../billing/credits/credits.service.js';
import { FormerAddressesRepository } from './former-addresses.repository.js';
import { TransformationRepository } from '../transform/results/transformation.repository.js';
import { UserEntity } from './user.entity.js';

@Injectable()
export class AccountRemovalService {
  constructor(
    private readonly db: DataSource,
    private readonly payments: AccountClosingService,
    private readonly credits: CreditsService,
    private readonly formerAddresses: FormerAddressesRepository,
    private readonly transformations: TransformationRepository,
  ) {}

  /** `provenHash` must still be the password. @throws AppError STILL_WRITING, PAYMENTS_UNAVAILABLE, WRONG_PASSWORD */
  async remove(
    userId: string,
    provenHash: string | null,
    also: (tx: EntityManager, user: UserEntity) => Promise<void>,
  ): Promise<UserEntity> {
    await this.refuseWhileInFlight(this.db.manager, userId);
    const ended = await this.payments.endPayments(userId);
    return this.db.transaction(async (tx) => {
      // May delete thousands of rows.
      await limitStatements(tx, 'worker');
      const user = await this.lock(tx, userId, provenHash, ended);
      await this.formerAddresses.keep(tx, userId, user.email);
      await also(tx, user);
      await this.payments.forgetCustomer(tx, ended);
      await tx.delete(UserEntity, { id: userId });
      return user;
    });
  }

  /** The lock order of every credit change: billing account, then user. */
  private async lock(
    tx: EntityManager,
    userId: string,
    provenHash: string | null,
    ended: PaymentLinks,
  ): Promise<UserEntity> {
    await this.credits.lockInOpenPeriod(tx, userId);
    const owner = await tx.findOne(UserEntity, {
      where: { id: userId, passwordHash: provenHash ?? IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!owner) throw new AppError('WRONG_PASSWORD');
    await this.refuseWhileInFlight(tx, userId);
    if (!(await this.payments.isUnchanged(userId, ended)))
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    return owner;
  }

  /** A job in flight holds a credit and writes rows. It ends by its deadline. */
  private async refuseWhileInFlight(db: EntityManager, userId: string): Promise<void> {
    if (await this.transformations.hasInFlight(userId, db))
      throw new AppError('STILL_WRITING', { retryAfterSeconds: 5 });
  }
}
