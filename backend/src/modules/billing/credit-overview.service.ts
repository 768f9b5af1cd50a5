import { PLANS, type Credits } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { BillingAccountsService } from './billing-accounts.service.js';
import { LedgerService } from './credits/ledger.service.js';

const LINES = 50;

@Injectable()
export class CreditOverviewService {
  constructor(
    private readonly accounts: BillingAccountsService,
    private readonly ledger: LedgerService,
  ) {}

  async find(userId: string): Promise<Credits> {
    // First: it opens the next period if due.
    const view = await this.accounts.find(userId);
    const [account, entries] = await Promise.all([
      this.accounts.get(userId),
      this.ledger.list(userId, LINES),
    ]);
    return {
      balance: view.remainingCredits,
      quota: PLANS[view.plan].monthlyCredits,
      periodStart: account.periodStart.toISOString(),
      renewsAt: view.creditsRenewAt.toISOString(),
      entries,
    };
  }
}
