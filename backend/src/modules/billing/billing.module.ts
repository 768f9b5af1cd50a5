import { Module } from '@nestjs/common';
import { AccountClosingService } from './account-closing.service.js';
import { BillingController } from './billing.controller.js';
import { CheckoutService } from './checkout.service.js';
import { CreditOverviewService } from './credit-overview.service.js';
import { PaymentsModule } from './payments/payments.module.js';

/** Owns plans, credits and payments of a `userId`. Imports no other room. */
@Module({
  imports: [PaymentsModule],
  controllers: [BillingController],
  providers: [CheckoutService, CreditOverviewService, AccountClosingService],
  exports: [PaymentsModule, AccountClosingService],
})
export class BillingModule {}
