import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { API_KEY } from '@repurpose/contract';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { AppError } from '../../errors/app-error.js';
import { ApiKeysRepository, type KeyHolder } from './api-keys.repository.js';
import { hashOfKey, isKeyText } from './key-text.js';

export const KEY_STRATEGY = 'api-key';

@Injectable()
export class KeyStrategy extends PassportStrategy(Strategy, KEY_STRATEGY) {
  constructor(private readonly keys: ApiKeysRepository) {
    super();
  }

  /** @throws AppError KEY_IN_QUERY, NO_KEY, KEY_INVALID */
  async validate({ query, headers }: Request): Promise<KeyHolder> {
    if (hasKey(query)) throw new AppError('KEY_IN_QUERY');
    const [, text] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
    if (text === undefined) throw new AppError('NO_KEY');
    const holder = isKeyText(text) ? await this.keys.findHolder(hashOfKey(text)) : null;
    if (!holder) throw new AppError('KEY_INVALID');
    return holder;
  }
}

/** Proxies log addresses, so no key may be in one. */
const hasKey = (query: Request['query']): boolean =>
  Object.entries(query)
    .flat(2)
    .some((text) => String(text).includes(API_KEY.prefix));
