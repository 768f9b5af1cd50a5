import { Body, Controller, Query, Session } from '@nestjs/common';
import {
  API,
  type CheckoutResponse,
  type CheckoutStatus,
  type Credits,
  type PlanChangeResult,
} from '@repurpose/contract';
import type { SessionData } from 'express-session';
import { AppError } from '../../errors/app-error.js';
import { ChangePlanDto, CheckoutDto } from './billing.dto.js';
import { CheckoutService } from './checkout.service.js';
import { BillingAccountsService } from './billing-accounts.service.js';
import { PlanChangeService } from './plan-change/plan-change.service.js';
import { CurrentUserId, Route } from '../../http/route.decorators.js';

@Controller()
export class BillingController {
  constructor(
    private readonly checkouts: CheckoutService,
    private readonly changes: PlanChangeService,
    private readonly accounts: BillingAccountsService,
  ) {}

  @Route(API.credits, 'account')
  findCredits(@CurrentUserId() userId: string): Promise<Credits> {
    return this.accounts.overview(userId);
  }

  @Route(API.createCheckoutSession, 'account', 200)
  open(
    @CurrentUserId() userId: string,
    @Session() { email }: SessionData,
    @Body() { priceId }: CheckoutDto,
  ): Promise<CheckoutResponse> {
    return this.checkouts.open(userId, priceId, email ?? null);
  }

  @Route(API.changePlan, 'account', 200)
  changePlan(@CurrentUserId() userId: string, @Body() { token }: ChangePlanDto): Promise<PlanChangeResult> {
    return this.changes.confirm(userId, token);
  }

  @Route(API.sessionStatus, 'account')
  status(@CurrentUserId() userId: string, @Query('session_id') sessionId: unknown): Promise<CheckoutStatus> {
    if (typeof sessionId !== 'string' || sessionId === '') throw new AppError('SESSION_ID_REQUIRED');
    return this.checkouts.status(userId, sessionId);
  }

  @Route(API.createPortalSession, 'account', 200)
  openPortal(@CurrentUserId() userId: string): Promise<{ url: string }> {
    return this.checkouts.openPortal(userId);
  }
}
