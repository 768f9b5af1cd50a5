import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CreditEntry } from './credit-entry.entity.js';
import { CreditsService } from './credits.service.js';
import { LedgerService } from './ledger.service.js';

/** Owns the ledger of credits and their periods. Imports no other room; other rooms import this one. */
@Module({
  imports: [TypeOrmModule.forFeature([CreditEntry])],
  providers: [CreditsService, LedgerService],
  exports: [CreditsService, LedgerService],
})
export class CreditsModule {}
