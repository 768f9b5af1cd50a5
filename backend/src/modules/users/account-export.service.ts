import { Injectable } from '@nestjs/common';
import {
  SHARE_PAGE,
  type AccountExport,
  type ExportedTransformation,
  type LedgerEntry,
} from '@repurpose/contract';
import { AppError } from '../../errors/app-error.js';
import { BillingAccountsService } from '../billing/billing-accounts.service.js';
import { LedgerService } from '../billing/credits/ledger.service.js';
import { ShareLinkRepository } from '../sharing/share-link.repository.js';
import {
  TransformationExportRepository,
  type ExportRow,
} from '../transform/library/transformation-export.repository.js';
import { UsersService } from './users.service.js';

const ENTRIES_PER_READ = 500;
/** Small, because a source may have 100,000 characters and its outputs as many. */
const TRANSFORMATIONS_PER_READ = 10;

type ExportHead = Pick<AccountExport, 'exportedAt' | 'account' | 'billing'>;

/** Everything we store about a user, streamed page by page so that no account is too large. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly users: UsersService,
    private readonly accounts: BillingAccountsService,
    private readonly ledger: LedgerService,
    private readonly transformations: TransformationExportRepository,
    private readonly shareLinks: ShareLinkRepository,
  ) {}

  /** The JSON of an `AccountExport` in parts. @throws AppError NO_SESSION, before the first part */
  async *write(userId: string): AsyncGenerator<string> {
    const head = JSON.stringify(await this.head(userId));
    yield `${head.slice(0, -1)},\n"credits":[`;
    yield* joined(this.ledgerEntries(userId));
    yield '],\n"transformations":[';
    yield* joined(this.exportedTransformations(userId));
    yield ']}\n';
  }

  private async head(userId: string): Promise<ExportHead> {
    const [user, billing] = await Promise.all([this.users.findById(userId), this.accounts.get(userId)]);
    if (!user) throw new AppError('NO_SESSION');
    const { id, email, username, profileImageUrl, firebaseUid: identityUid } = user;
    const { plan, remaining: remainingCredits, stripeCustomerId, stripeSubscriptionId } = billing;
    const creditsRenewAt = billing.periodEndsAt.toISOString();
    return {
      exportedAt: new Date().toISOString(),
      account: { id, email, username, profileImageUrl, identityUid, createdAt: user.createdAt.toISOString() },
      billing: { plan, remainingCredits, creditsRenewAt, stripeCustomerId, stripeSubscriptionId },
    };
  }

  private async *ledgerEntries(userId: string): AsyncGenerator<LedgerEntry> {
    let page: LedgerEntry[] = [];
    do {
      page = await this.ledger.list(userId, ENTRIES_PER_READ, page.at(-1)?.id ?? null);
      yield* page;
    } while (page.length === ENTRIES_PER_READ);
  }

  private async *exportedTransformations(userId: string): AsyncGenerator<ExportedTransformation> {
    let page: ExportRow[] = [];
    do {
      page = await this.transformations.list(userId, TRANSFORMATIONS_PER_READ, page.at(-1));
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
