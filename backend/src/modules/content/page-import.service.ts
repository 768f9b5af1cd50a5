import { Inject, Injectable } from '@nestjs/common';
import { type ErrorCode, type ExtractResponse, LIMITS } from '@repurpose/contract';
import { ENV, type Env } from '../../config/env.js';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import {
  type Fetched,
  FetchError,
  type FetchProblem,
  type FetchRules,
  safeFetch,
} from '../../safe-fetch/safe-fetch.js';
import { FileReaderService } from './file-reader.service.js';

export const FETCH_RULES = Symbol('FETCH_RULES');

const PROBLEMS: Readonly<Record<FetchProblem, ErrorCode>> = {
  address: 'PAGE_ADDRESS_INVALID',
  private: 'PAGE_PRIVATE',
  unreachable: 'PAGE_UNREACHABLE',
  'too-large': 'PAGE_TOO_LARGE',
};
const STATUSES: Readonly<Record<number, ErrorCode>> = {
  401: 'PAGE_CLOSED',
  402: 'PAGE_CLOSED',
  403: 'PAGE_CLOSED',
  404: 'PAGE_MISSING',
  410: 'PAGE_MISSING',
  451: 'PAGE_CLOSED',
};
const OF_PAGES: Partial<Record<ErrorCode, ErrorCode>> = {
  FILE_EMPTY: 'PAGE_NO_TEXT',
  FILE_NO_TEXT: 'PAGE_NO_TEXT',
  FILE_TOO_COMPLEX: 'PAGE_TOO_COMPLEX',
  FILE_TYPE: 'PAGE_TYPE',
  FILE_LEGACY_WORD: 'PAGE_TYPE',
  FILE_UNREADABLE: 'PAGE_TYPE',
};
const TYPES = /^(?:text\/(?:html|plain|markdown)|application\/(?:xhtml\+xml|pdf))\s*(?:;|$)/;
const ACCEPT = 'text/html,application/xhtml+xml,text/plain;q=0.9,text/markdown;q=0.9,application/pdf;q=0.9';

@Injectable()
export class PageImportService {
  constructor(
    private readonly reader: FileReaderService,
    @Inject(FETCH_RULES) private readonly rules: FetchRules,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @throws AppError PAGE_*, FILE_*; BAD_REQUEST when the caller disconnected */
  async import(
    { url, userId }: { url: string; userId: string },
    signal: AbortSignal,
  ): Promise<ExtractResponse> {
    const fetched = await this.fetch(withScheme(url), signal);
    const code = codeOf(fetched);
    if (code) throw new AppError(code);
    const { bytes, contentType } = fetched;
    const charset = /charset\s*=\s*["']?([\w.:-]{1,40})/.exec(contentType)?.[1] ?? '';
    const page = { url: fetched.url, isHtml: contentType.includes('html'), charset };
    const read = await this.reader.read({ bytes, name: '', userId, page }, signal).catch((error: unknown) => {
      const ofPages = error instanceof AppError ? OF_PAGES[error.code] : undefined;
      throw ofPages ? new AppError(ofPages, { cause: error }) : error;
    });
    return { ...read, sourceUrl: fetched.url };
  }

  private async fetch(url: string, signal: AbortSignal): Promise<Fetched> {
    try {
      return await safeFetch(url, {
        signal,
        timeoutMs: SETTINGS.uploads.links.fetchMs,
        maxBytes: LIMITS.pageBytes,
        maxRedirects: SETTINGS.uploads.links.maxRedirects,
        headers: { accept: ACCEPT, 'user-agent': `Repurpose (+${this.env.APP_URL})` },
        rules: this.rules,
      });
    } catch (error) {
      const code = signal.aborted ? 'BAD_REQUEST' : error instanceof FetchError && PROBLEMS[error.problem];
      throw code ? new AppError(code, { cause: error }) : error;
    }
  }
}

function withScheme(url: string): string {
  const trimmed = url.trim();
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

function codeOf({ status, contentType, bytes }: Fetched): ErrorCode | null {
  if (status < 200 || status > 299) return STATUSES[status] ?? 'PAGE_UNREACHABLE';
  if (bytes.length === 0) return 'PAGE_NO_TEXT';
  return contentType === '' || TYPES.test(contentType) ? null : 'PAGE_TYPE';
}
