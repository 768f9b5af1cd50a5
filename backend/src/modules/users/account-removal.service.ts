import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { limitStatements } from '../../database/data-source.js';
import { AppError } from '../../errors/app-error.js';
import { AccountClosingService, type PaymentLinks } from '../billing/account-closing.service.js';
import { CreditsService } from '../billing/credits/credits.service.js';
import { FormerAddressesService } from './former-addresses.service.js';

/** Takes an account out of the database with all that hangs on it (the schema cascades). */
@Injectable()
export class AccountRemovalService {
  constructor(
    private readonly db: DataSource,
    private readonly payments: AccountClosingService,
    private readonly credits: CreditsService,
    private readonly formerAddresses: FormerAddressesService,
  ) {}

  /**
   * Ends what the user pays, then deletes the account. `provenHash`: the password it was proven by, which must still
   * be the account's (null: it has none). `also` runs in the transaction that deletes.
   * @throws AppError STILL_WRITING, PAYMENTS_UNAVAILABLE, BAD_CREDENTIALS, NO_SESSION; nothing is deleted then
   */
  async remove(
    userId: string,
    provenHash: string | null,
    also: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await refuseWhileWriting(this.db.manager, userId);
    const ended = await this.payments.endPayments(userId);
    await this.db.transaction(async (tx) => {
      // It may delete thousands of rows.
      await limitStatements(tx, 'worker');
      const email = await this.lock(tx, userId, provenHash, ended);
      await this.formerAddresses.keep(tx, userId, email);
      await also(tx);
      await tx.query('DELETE FROM app_user WHERE id = $1', [userId]);
    });
  }

  /** The billing account first, then the user, as every change of credits does: whoever comes now waits, then finds nobody. Returns the address. */
  private async lock(
    tx: EntityManager,
    userId: string,
    provenHash: string | null,
    ended: PaymentLinks,
  ): Promise<string> {
    await this.credits.lock(tx, userId);
    const [owner] = await tx.query<{ email: string }[]>(
      'SELECT email FROM app_user WHERE id = $1 AND password_hash IS NOT DISTINCT FROM $2 FOR UPDATE',
      [userId, provenHash],
    );
    if (!owner) throw new AppError('BAD_CREDENTIALS');
    await refuseWhileWriting(tx, userId);
    if (!(await this.payments.isUnchanged(userId, ended)))
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    return owner.email;
  }
}

/** Work under way holds a credit and writes rows of this user: it ends by itself within its deadline. */
async function refuseWhileWriting(db: EntityManager, userId: string): Promise<void> {
  const running = await db.query<unknown[]>(
    `SELECT 1 FROM transformation WHERE user_id = $1 AND status IN ('queued', 'running')
     UNION ALL SELECT 1 FROM regeneration WHERE user_id = $1 AND status IN ('queued', 'running') LIMIT 1`,
    [userId],
  );
  if (running.length > 0) throw new AppError('STILL_WRITING', { retryAfterSeconds: 5 });
}
