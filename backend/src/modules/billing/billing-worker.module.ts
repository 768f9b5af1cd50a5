import { Module } from '@nestjs/common';

/** Owns billing's background work: monthly reset and webhook effects. May import billing. */
@Module({})
export class BillingWorkerModule {}
