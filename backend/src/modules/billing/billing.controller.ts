import { Body, Controller, Get, HttpCode, Post, Query, Session, UseGuards } from '@nestjs/common';
import {
  API,
  type CheckoutResponse,
  type CheckoutStatus,
  type Credits,
  type PlanChangeResult,
} from '@repurpose/contract';
import type { SessionData } from 'express-session';
import { AppError } from '../../errors/app-error.js';
import { CurrentUserId } from '../../http/session/current-user.decorator.js';
import { SessionGuard } from '../../http/session/session.guard.js';
import { ChangePlanDto, CheckoutDto } from './billing.dto.js';
import { CheckoutService } from './checkout.service.js';
import { CreditOverviewService } from './credit-overview.service.js';
import { PlanChangeService } from './plan-change/plan-change.service.js';
import { RequiresAction } from '../../http/action.decorator.js';

@Controller()
@UseGuards(SessionGuard)
export class BillingController {
  constructor(
    private readonly checkouts: CheckoutService,
    private readonly changes: PlanChangeService,
    private readonly credits: CreditOverviewService,
  ) {}

  @Get(API.credits.path)
  @RequiresAction('account')
  findCredits(@CurrentUserId() userId: string): Promise<Credits> {
    return this.credits.find(userId);
  }

  @Post(API.createCheckoutSession.path)
  @RequiresAction('account')
  @HttpCode(200)
  open(
    @CurrentUserId() userId: string,
    @Session() { email }: SessionData,
    @Body() { priceId }: CheckoutDto,
  ): Promise<CheckoutResponse> {
    return this.checkouts.open(userId, priceId, email ?? null);
  }

  @Post(API.changePlan.path)
  @RequiresAction('account')
  @HttpCode(200)
  changePlan(@CurrentUserId() userId: string, @Body() { token }: ChangePlanDto): Promise<PlanChangeResult> {
    return this.changes.confirm(userId, token);
  }

  @Get(API.sessionStatus.path)
  @RequiresAction('account')
  status(@CurrentUserId() userId: string, @Query('session_id') sessionId: unknown): Promise<CheckoutStatus> {
    if (typeof sessionId !== 'string' || sessionId === '') throw new AppError('SESSION_ID_REQUIRED');
    return this.checkouts.status(userId, sessionId);
  }

  @Post(API.createPortalSession.path)
  @RequiresAction('account')
  @HttpCode(200)
  openPortal(@CurrentUserId() userId: string): Promise<{ url: string }> {
    return this.checkouts.openPortal(userId);
  }
}
