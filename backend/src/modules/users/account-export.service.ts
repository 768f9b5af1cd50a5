import { Injectable } from '@nestjs/common';
import type { AccountExport, LedgerEntry } from '@repurpose/contract';
import { AppError } from '../../errors/app-error.js';
import { BillingAccountsService } from '../billing/billing-accounts.service.js';
import { CreditsService } from '../billing/credits/credits.service.js';
import { ExportedTexts } from './exported-texts.service.js';
import { MembershipsRepository } from './memberships.repository.js';
import { UsersService } from './users.service.js';

const ENTRIES_PER_READ = 500;

type ExportHead = Pick<AccountExport, 'exportedAt' | 'account' | 'billing' | 'workspaces'>;

@Injectable()
export class AccountExportService {
  constructor(
    private readonly users: UsersService,
    private readonly accounts: BillingAccountsService,
    private readonly credits: CreditsService,
    private readonly memberships: MembershipsRepository,
    private readonly texts: ExportedTexts,
  ) {}

  async *write(userId: string): AsyncGenerator<string> {
    const head = JSON.stringify(await this.head(userId));
    yield `${head.slice(0, -1)},\n"voices":[`;
    yield* joined(this.texts.voices(userId));
    yield `],\n"terms":${JSON.stringify(await this.texts.terms(userId))},\n"credits":[`;
    yield* joined(this.ledgerEntries(userId));
    yield '],\n"transformations":[';
    yield* joined(this.texts.transformations(userId));
    yield ']}\n';
  }

  private async head(userId: string): Promise<ExportHead> {
    const [user, billing, workspaces] = await Promise.all([
      this.users.findById(userId),
      this.accounts.get(userId),
      this.memberships.list(userId),
    ]);
    if (!user) throw new AppError('NO_SESSION');
    const { id, email, username, profileImageUrl, firebaseUid: identityUid } = user;
    const { plan, creditsLeft: remainingCredits, stripeCustomerId, stripeSubscriptionId } = billing;
    const creditsRenewAt = billing.periodEndsAt.toISOString();
    return {
      exportedAt: new Date().toISOString(),
      account: { id, email, username, profileImageUrl, identityUid, createdAt: user.createdAt.toISOString() },
      billing: { plan, remainingCredits, creditsRenewAt, stripeCustomerId, stripeSubscriptionId },
      workspaces,
    };
  }

  private async *ledgerEntries(userId: string): AsyncGenerator<LedgerEntry> {
    let page: LedgerEntry[] = [];
    do {
      page = await this.credits.list(userId, ENTRIES_PER_READ, page.at(-1)?.id ?? null);
      yield* page;
    } while (page.length === ENTRIES_PER_READ);
  }
}

async function* joined(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '\n';
  for await (const value of values) {
    yield separator + JSON.stringify(value);
    separator = ',\n';
  }
}
