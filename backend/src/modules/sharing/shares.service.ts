import { SHARE_PAGE, type ShareDays, type ShareLink } from '@repurpose/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import type { Scope } from '../../database/scope.js';
import { AppError } from '../../errors/app-error.js';
import { RateLimits } from '../../http/rate-limits.js';
import { OutputRepository, type OutputKey } from '../transform/versions/output.repository.js';
import type { ShareLinkEntity } from './share-link.entity.js';
import { ShareLinkRepository } from './share-link.repository.js';

@Injectable()
export class SharesService {
  constructor(
    private readonly outputs: OutputRepository,
    private readonly links: ShareLinkRepository,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
    private readonly limits: RateLimits,
  ) {}

  async list(scope: Scope, key: OutputKey): Promise<ShareLink[]> {
    const newest = await this.newestOf(scope, key);
    return (await this.links.list(key)).map((row) => this.present(row, newest));
  }

  async create(scope: Scope, key: OutputKey, days: ShareDays): Promise<ShareLink> {
    await this.limits.of('sharePerUser').take(scope.userId);
    const newest = await this.newestOf(scope, key);
    const row = await this.links.create(key, newest, days);
    if (!row) throw new AppError('TOO_MANY_SHARES');
    return this.present(row, newest);
  }

  /** Moves it to the newest version. Address and expiry stay. @throws AppError NOT_FOUND */
  async update(scope: Scope, key: OutputKey, shareId: string): Promise<ShareLink> {
    const newest = await this.newestOf(scope, key);
    const row = await this.links.moveToVersion(key, shareId, newest);
    if (!row) throw new AppError('NOT_FOUND');
    return this.present(row, newest);
  }

  async revoke(scope: Scope, key: OutputKey, shareId: string): Promise<void> {
    await this.newestOf(scope, key);
    await this.links.remove(key, shareId);
  }

  private async newestOf(scope: Scope, key: OutputKey): Promise<number> {
    const output = await this.outputs.find(scope, key);
    if (!output) throw new AppError('NOT_FOUND');
    return output.version;
  }

  private present({ id, token, version, createdAt, expiresAt }: ShareLinkEntity, newest: number): ShareLink {
    return {
      id,
      url: this.env.APP_URL + SHARE_PAGE.replace(':token', token),
      version,
      isNewest: version === newest,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    };
  }
}
