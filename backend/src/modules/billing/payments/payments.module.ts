import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from '../../../config/clock.js';
import { ENV, type Env } from '../../../config/env.js';
import { BillingAccount } from '../billing-account.entity.js';
import { BillingAccountRepository } from '../billing-account.repository.js';
import { BillingAccountsService } from '../billing-accounts.service.js';
import { CreditsModule } from '../credits/credits.module.js';
import { PlanChangeOffer } from '../plan-change/plan-change-offer.entity.js';
import { PlanSyncService } from '../plan-sync.service.js';
import { PAYMENTS } from './payments.port.js';
import { stripeClient } from './stripe.client.js';
import { StripePayments } from './stripe.payments.js';

@Module({
  imports: [TypeOrmModule.forFeature([BillingAccount, PlanChangeOffer]), CreditsModule],
  providers: [
    Clock,
    {
      provide: PAYMENTS,
      inject: [ENV, Clock],
      useFactory: (env: Env, clock: Clock) => new StripePayments(stripeClient(env), env, clock),
    },
    BillingAccountRepository,
    BillingAccountsService,
    PlanSyncService,
  ],
  exports: [
    BillingAccountRepository,
    Clock,
    PAYMENTS,
    BillingAccountsService,
    PlanSyncService,
    CreditsModule,
  ],
})
export class PaymentsModule {}
