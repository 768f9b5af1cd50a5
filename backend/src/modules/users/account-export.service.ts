import { Injectable } from '@nestjs/common';
import {
  SHARE_PAGE,
  type AccountExport,
  type ExportedTransformation,
  type LedgerEntry,
} from '@repurpose/contract';
import { AppError } from '../../errors/app-error.js';
import { BillingAccountsService } from '../billing/billing-accounts.service.js';
import { CreditsService } from '../billing/credits/credits.service.js';
import { ShareLinkRepository } from '../sharing/share-link.repository.js';
import { ExportRepository, type ExportRow } from './export.repository.js';
import { UsersService } from './users.service.js';

const ENTRIES_PER_READ = 500;
/** Small: a source may have 100,000 characters, and its outputs as many. */
const TRANSFORMATIONS_PER_READ = 10;

type ExportHead = Pick<AccountExport, 'exportedAt' | 'account' | 'billing' | 'workspaces'>;

@Injectable()
export class AccountExportService {
  constructor(
    private readonly users: UsersService,
    private readonly accounts: BillingAccountsService,
    private readonly credits: CreditsService,
    private readonly rows: ExportRepository,
    private readonly shareLinks: ShareLinkRepository,
  ) {}

  async *write(userId: string): AsyncGenerator<string> {
    const head = JSON.stringify(await this.head(userId));
    yield `${head.slice(0, -1)},\n"voices":[`;
    yield* joined(this.rows.voices(userId));
    yield `],\n"terms":${JSON.stringify(await this.rows.terms(userId))},\n"credits":[`;
    yield* joined(this.ledgerEntries(userId));
    yield '],\n"transformations":[';
    yield* joined(this.transformations(userId));
    yield ']}\n';
  }

  private async head(userId: string): Promise<ExportHead> {
    const [user, billing, workspaces] = await Promise.all([
      this.users.findById(userId),
      this.accounts.get(userId),
      this.rows.workspaces(userId),
    ]);
    if (!user) throw new AppError('NO_SESSION');
    const { id, email, username, profileImageUrl, firebaseUid: identityUid } = user;
    const { plan, remaining: remainingCredits, stripeCustomerId, stripeSubscriptionId } = billing;
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

  private async *transformations(userId: string): AsyncGenerator<ExportedTransformation> {
    let page: ExportRow[] = [];
    do {
      page = await this.rows.transformations(userId, TRANSFORMATIONS_PER_READ, page.at(-1));
      const links = await this.shareLinks.listOf(page.map(({ id }) => id));
      for (const { cursor: _, ...transformation } of page) {
        const own = links.filter(({ transformationId }) => transformationId === transformation.id);
        const shares = own.map(({ format, version, token, createdAt, expiresAt }) => ({
          format,
          version,
          path: SHARE_PAGE.replace(':token', token),
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt?.toISOString() ?? null,
        }));
        yield { ...transformation, shares };
      }
    } while (page.length === TRANSFORMATIONS_PER_READ);
  }
}

async function* joined(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '\n';
  for await (const value of values) {
    yield separator + JSON.stringify(value);
    separator = ',\n';
  }
}
