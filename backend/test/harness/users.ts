import type { Redis } from 'ioredis';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { Clock } from '../../src/config/clock.js';
import { databaseOptions } from '../../src/database/data-source.js';
import { RateLimits } from '../../src/http/rate-limits.js';
import { IdentityRemoval } from '../../src/modules/auth/identity/identity-removal.entity.js';
import { SessionEntity } from '../../src/modules/auth/session.entity.js';
import { AccountLinks } from '../../src/modules/auth/recovery/account-links.service.js';
import { BillingAccount } from '../../src/modules/billing/billing-account.entity.js';
import { BillingAccountRepository } from '../../src/modules/billing/billing-account.repository.js';
import { BillingAccountsService } from '../../src/modules/billing/billing-accounts.service.js';
import { CreditEntry } from '../../src/modules/billing/credits/credit-entry.entity.js';
import { CreditsRepository } from '../../src/modules/billing/credits/credits.repository.js';
import { CreditsService } from '../../src/modules/billing/credits/credits.service.js';
import { FormerAddress } from '../../src/modules/users/former-address.entity.js';
import { FormerAddressesRepository } from '../../src/modules/users/former-addresses.repository.js';
import { MailMessage } from '../../src/modules/mail/mail-message.entity.js';
import { MailOutbox } from '../../src/modules/mail/mail-outbox.service.js';
import { OneTimeToken } from '../../src/modules/mail/one-time-token.entity.js';
import { OneTimeTokensService } from '../../src/modules/mail/one-time-tokens.service.js';
import { UserEntity } from '../../src/modules/users/user.entity.js';
import { UsersService } from '../../src/modules/users/users.service.js';
import { freshDatabase } from './database.js';

export async function openUsers(
  others: (new () => ObjectLiteral)[] = [],
): Promise<{ db: DataSource; users: UsersService }> {
  const options = databaseOptions({ DATABASE_URL: await freshDatabase() }, () => undefined);
  const db = await new DataSource({
    ...options,
    entities: [
      UserEntity,
      FormerAddress,
      BillingAccount,
      CreditEntry,
      SessionEntity,
      IdentityRemoval,
      MailMessage,
      OneTimeToken,
      ...others,
    ],
  }).initialize();
  const accounts = new BillingAccountsService(
    new BillingAccountRepository(db),
    new CreditsService(db, new CreditsRepository(db)),
    new Clock(),
  );
  const former = new FormerAddressesRepository({
    SESSION_SECRET: 'a-secret-of-the-tests',
    SESSION_SECRET_PREVIOUS: undefined,
  });
  return { db, users: new UsersService(db, accounts, former) };
}

export function linksOf(db: DataSource, redis: Redis): AccountLinks {
  const outbox = new MailOutbox(db);
  return new AccountLinks(outbox, new OneTimeTokensService(db), new RateLimits(redis));
}
