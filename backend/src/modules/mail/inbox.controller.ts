import { Controller, Inject, Res } from '@nestjs/common';
import { INBOX_PAGE } from '@repurpose/contract';
import type { Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { AppError } from '../../errors/app-error.js';
import { Route } from '../../http/route.decorators.js';

@Controller()
export class InboxController {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'MAIL' | 'MAIL_SANDBOX_URL'>) {}

  @Route({ method: 'GET', path: INBOX_PAGE }, 'public')
  open(@Res() res: Response): void {
    if (this.env.MAIL !== 'sandbox') throw new AppError('NOT_FOUND');
    res.redirect(new URL(INBOX_PAGE, this.env.MAIL_SANDBOX_URL).href);
  }
}
