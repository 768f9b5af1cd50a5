import { SHARE_PAGE } from '@repurpose/contract';
import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { startErrorResponse } from '../../http/error.filter.js';
import { toAppError } from '../../errors/errors.js';
import { ipKey, RateLimits } from '../../http/rate-limits.js';
import { OutputRepository } from '../transform/versions/output.repository.js';
import { ShareLinkRepository } from './share-link.repository.js';
import { SharePage, type SharedText } from './share-page.js';
import { Route } from '../../http/route.decorators.js';

const policy = (styles: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src ${styles.join(' ')}`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Without session, cookie or script. Errors are pages too. */
@Controller()
export class SharePageController {
  constructor(
    private readonly links: ShareLinkRepository,
    private readonly outputs: OutputRepository,
    private readonly page: SharePage,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
    private readonly limits: RateLimits,
  ) {}

  @Route({ method: 'GET', path: SHARE_PAGE }, 'public')
  async open(@Param('token') token: string, @Req() req: Request, @Res() res: Response): Promise<void> {
    setHeaders(res, this.page.styleHashes);
    try {
      await this.limits.of('sharePagePerIp').take(ipKey(req.ip));
      const shared = await this.find(token);
      const html = shared ? await this.page.shared(shared) : this.page.absent();
      res.status(shared ? 200 : 404);
      res.send(html);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (startErrorResponse(error, req, res)) {
        res.send(this.page.message('This page cannot be shown now', error.message));
      }
    }
  }

  private async find(token: string): Promise<SharedText | null> {
    const link = await this.links.findShared(token);
    const output = link && (await this.outputs.findVersion(link, link.version));
    if (!output) return null;
    const url = this.env.APP_URL + SHARE_PAGE.replace(':token', token);
    return { ...link, ...output, url };
  }
}

function setHeaders(res: Response, styles: readonly string[]): void {
  res.setHeader('Content-Security-Policy', policy(styles));
  res.setHeader('X-Robots-Tag', 'noindex, noarchive');
  // Links in the text must not leak the address, and caches must not outlive a revocation.
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('Cache-Control', 'no-store');
  res.type('html');
}
