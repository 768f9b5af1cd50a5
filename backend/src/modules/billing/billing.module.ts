import { Module } from '@nestjs/common';
import { BillingAccountsService } from './billing-accounts.service.js';

/** Owns plans, credits and payments of a `userId`. Imports no other room. */
@Module({ providers: [BillingAccountsService], exports: [BillingAccountsService] })
export class BillingModule {}
