import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import { BatchLoader } from '../../../database/batch-loader.js';
import { IDENTITY, type IdentityPort } from './identity.port.js';

const { statusCacheSize, statusPauseMs } = SETTINGS.identity;

interface CachedStatus {
  validSince: Promise<Date | null>;
  readAtMs: number;
}

const NEVER = new Date(8.64e15);

/** Asks once per IDENTITY_RECHECK_SECONDS. In an outage the last answer counts. */
@Injectable()
export class IdentityStatusService {
  private readonly logger = new Logger(IdentityStatusService.name);
  private readonly cache = new Map<string, CachedStatus>();
  private readonly statuses: BatchLoader<Date>;
  private pausedUntilMs = -Infinity;

  constructor(
    @Inject(IDENTITY) private readonly identity: IdentityPort,
    @Inject(ENV) private readonly env: Pick<Env, 'IDENTITY_RECHECK_SECONDS'>,
  ) {
    this.statuses = new BatchLoader((uids) => this.identity.findValidSince(uids));
  }

  /** Earlier sign-ins are invalid; null: unknown. Never throws. */
  async findValidSince(uid: string): Promise<Date | null> {
    if (!this.identity.isOn) return null;
    const cached = this.cache.get(uid);
    const ageMs = performance.now() - (cached?.readAtMs ?? -Infinity);
    const isFresh = ageMs < this.env.IDENTITY_RECHECK_SECONDS * 1_000;
    if (isFresh || performance.now() < this.pausedUntilMs) return cached?.validSince ?? null;
    const validSince = this.read(uid, cached);
    this.keep(uid, validSince);
    return validSince;
  }

  forget(uid: string): void {
    this.cache.delete(uid);
  }

  private async read(uid: string, before: CachedStatus | undefined): Promise<Date | null> {
    try {
      return (await this.statuses.find(uid)) ?? NEVER;
    } catch (error) {
      if (performance.now() >= this.pausedUntilMs)
        this.logger.warn({ err: error }, 'identities could not be checked; sessions continue');
      this.pausedUntilMs = performance.now() + statusPauseMs;
      return (await before?.validSince) ?? null;
    }
  }

  private keep(uid: string, validSince: Promise<Date | null>): void {
    this.cache.delete(uid);
    this.cache.set(uid, { validSince, readAtMs: performance.now() });
    const [oldest] = this.cache.keys();
    if (this.cache.size > statusCacheSize && oldest !== undefined) this.cache.delete(oldest);
  }
}
