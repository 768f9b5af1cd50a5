import { Module } from '@nestjs/common';
import { AccountClosingService } from './account-closing.service.js';
import { BillingController } from './billing.controller.js';
import { CheckoutService } from './checkout.service.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PlanChangeOfferRepository } from './plan-change/plan-change-offer.repository.js';
import { PlanChangeService } from './plan-change/plan-change.service.js';

@Module({
  imports: [PaymentsModule],
  controllers: [BillingController],
  providers: [CheckoutService, PlanChangeService, PlanChangeOfferRepository, AccountClosingService],
  exports: [PaymentsModule, AccountClosingService],
})
export class BillingModule {}
