import {
  SHARE_PAGE,
  type AccountExport,
  type LedgerEntry,
  type ExportedTransformation,
} from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { BillingAccountsService } from '../billing/billing-accounts.service.js';
import { LedgerService } from '../billing/credits/ledger.service.js';
import { UsersService } from './users.service.js';

const ENTRIES_PER_READ = 500;
/** A source may have 100,000 characters, its outputs as many again. */
const TRANSFORMATIONS_PER_READ = 10;

type Head = Pick<AccountExport, 'exportedAt' | 'account' | 'billing'>;
type Work = ExportedTransformation & { cursor: string };

/** Everything that is kept of a user, read piece by piece: no account is too large for it. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly db: DataSource,
    private readonly users: UsersService,
    private readonly accounts: BillingAccountsService,
    private readonly ledger: LedgerService,
  ) {}

  /** The text of an `AccountExport` in parts. @throws AppError NO_SESSION, before the first of them */
  async *write(userId: string): AsyncGenerator<string> {
    const head = JSON.stringify(await this.head(userId));
    yield `${head.slice(0, -1)},\n"credits":[`;
    yield* joined(this.lines(userId));
    yield '],\n"transformations":[';
    yield* joined(this.works(userId));
    yield ']}\n';
  }

  /** Who the user is and what they pay; never how they prove it. */
  private async head(userId: string): Promise<Head> {
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

  private async *lines(userId: string): AsyncGenerator<LedgerEntry> {
    let page: LedgerEntry[] = [];
    do {
      page = await this.ledger.list(userId, ENTRIES_PER_READ, page.at(-1)?.id ?? null);
      yield* page;
    } while (page.length === ENTRIES_PER_READ);
  }

  private async *works(userId: string): AsyncGenerator<ExportedTransformation> {
    let page: Work[] = [];
    do {
      const last = page.at(-1);
      page = await this.db.query<Work[]>(TRANSFORMATIONS_SQL, [
        userId,
        last?.cursor ?? null,
        last?.id ?? null,
        TRANSFORMATIONS_PER_READ,
      ]);
      for (const { cursor: _, ...work } of page) yield work;
    } while (page.length === TRANSFORMATIONS_PER_READ);
  }
}

const TRANSFORMATIONS_SQL = `
  SELECT t.id, t.status, t.request, t.created_at AS "createdAt", t.created_at::text AS cursor,
         t.archived_at IS NOT NULL AS "isArchived",
         ARRAY(SELECT name FROM transformation_tag g WHERE g.transformation_id = t.id ORDER BY key) AS tags,
         (SELECT coalesce(json_agg(json_build_object('format', o.format, 'text', o.text, 'updatedAt', o.updated_at)
                                   ORDER BY o.format), '[]')
            FROM output o WHERE o.transformation_id = t.id) AS outputs,
         (SELECT coalesce(json_agg(json_build_object('format', v.format, 'version', v.version, 'kind', v.kind,
                                                     'text', v.text, 'createdAt', v.created_at)
                                   ORDER BY v.format, v.version), '[]')
            FROM output_version v WHERE v.transformation_id = t.id) AS versions,
         (SELECT coalesce(json_agg(json_build_object('format', s.format, 'version', s.version,
                                                     'path', replace('${SHARE_PAGE}', ':token', s.token),
                                                     'createdAt', s.created_at, 'expiresAt', s.expires_at)
                                   ORDER BY s.created_at), '[]')
            FROM share_link s WHERE s.transformation_id = t.id
             AND (s.expires_at IS NULL OR s.expires_at > now())) AS shares
    FROM transformation t
   WHERE t.user_id = $1 AND ($2::timestamptz IS NULL OR (t.created_at, t.id) < ($2::timestamptz, $3::uuid))
   ORDER BY t.created_at DESC, t.id DESC LIMIT $4`;

async function* joined(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '\n';
  for await (const value of values) {
    yield separator + JSON.stringify(value);
    separator = ',\n';
  }
}
