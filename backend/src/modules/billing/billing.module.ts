import { Module } from '@nestjs/common';
import { BillingController } from './billing.controller.js';
import { CheckoutService } from './checkout.service.js';
import { PaymentsModule } from './payments/payments.module.js';

/** Owns plans, credits and payments of a `userId`. Imports no other room. */
@Module({
  imports: [PaymentsModule],
  controllers: [BillingController],
  providers: [CheckoutService],
  exports: [PaymentsModule],
})
export class BillingModule {}
