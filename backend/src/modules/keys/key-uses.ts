import { Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from '../../config/settings.js';
import { ApiKeysRepository, type KeyHolder } from './api-keys.repository.js';

@Injectable()
export class KeyUses {
  private readonly logger = new Logger(KeyUses.name);
  private readonly open = new Set<string>();

  constructor(private readonly keys: ApiKeysRepository) {}

  note({ id, lastUsedAt }: Pick<KeyHolder, 'id' | 'lastUsedAt'>): void {
    const isRecent = lastUsedAt !== null && Date.now() - lastUsedAt.getTime() < SETTINGS.keys.lastUsedEveryMs;
    if (isRecent || this.open.has(id)) return;
    this.open.add(id);
    this.keys
      .noteUse(id)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'the last use of a key was not recorded'))
      .finally(() => this.open.delete(id));
  }
}
