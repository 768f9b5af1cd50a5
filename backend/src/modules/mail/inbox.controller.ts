import { Controller, Get, Inject, Res } from '@nestjs/common';
import { INBOX_PAGE } from '@repurpose/contract';
import type { Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { AppError } from '../../errors/app-error.js';
import { RequiresAction } from '../../http/action.decorator.js';

@Controller()
export class InboxController {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'MAIL' | 'MAIL_SANDBOX_URL'>) {}

  @RequiresAction('public')
  @Get(INBOX_PAGE)
  open(@Res() res: Response): void {
    if (this.env.MAIL !== 'sandbox') throw new AppError('NOT_FOUND');
    res.redirect(new URL(INBOX_PAGE, this.env.MAIL_SANDBOX_URL).href);
  }
}
