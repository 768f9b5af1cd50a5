import { Body, Controller, Delete, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { API } from '@repurpose/contract';
import type { Request, Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { CurrentUserId } from '../../http/current-user.decorator.js';
import { SessionGuard } from '../../http/session.guard.js';
import { cookieName } from '../../http/session.middleware.js';
import { AccountRemovalService } from '../users/account-removal.service.js';
import { IdentityRemovalService } from './identity/identity-removal.service.js';
import { DeleteAccountDto } from './auth.dto.js';
import { OwnerProofService } from './owner-proof.service.js';
import { SessionsService } from './sessions.service.js';

/** The ways out: every session of the user, or the account itself. */
@Controller()
@UseGuards(SessionGuard)
export class AccountController {
  constructor(
    private readonly proofs: OwnerProofService,
    private readonly accounts: AccountRemovalService,
    private readonly sessions: SessionsService,
    private readonly removals: IdentityRemovalService,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  @Post(API.logoutEverywhere.path)
  @HttpCode(204)
  async logOutEverywhere(
    @CurrentUserId() userId: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    await this.sessions.endAll(userId);
    await this.forget(req, res);
  }

  @Delete(API.deleteUser.path)
  @HttpCode(204)
  async remove(
    @CurrentUserId() userId: string,
    @Body() { password }: DeleteAccountDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    const { signedInAt } = req.session;
    const provenHash = await this.proofs.prove(userId, { password, signedInAt, ip: req.ip });
    let identityUid: string | null = null;
    await this.accounts.remove(userId, provenHash, async (tx) => {
      await this.sessions.endAll(userId, undefined, tx);
      identityUid = await this.removals.note(tx, userId);
    });
    await this.forget(req, res);
    if (identityUid !== null) await this.removals.remove(identityUid);
  }

  /** The user's sessions have ended: this browser forgets its cookie too. */
  private async forget(req: Request, res: Response): Promise<void> {
    await this.sessions.end(req);
    const secure = this.env.APP_URL.startsWith('https:');
    res.clearCookie(cookieName(this.env), { path: '/', httpOnly: true, sameSite: 'lax', secure });
  }
}
