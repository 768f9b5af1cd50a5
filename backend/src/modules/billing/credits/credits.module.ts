import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingAccount } from '../billing-account.entity.js';
import { CreditEntry } from './credit-entry.entity.js';
import { CreditsRepository } from './credits.repository.js';
import { CreditsService } from './credits.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BillingAccount, CreditEntry])],
  providers: [CreditsRepository, CreditsService],
  exports: [CreditsService],
})
export class CreditsModule {}
