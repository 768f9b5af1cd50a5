import { Module } from '@nestjs/common';

/** Owns plans, credits and payments of a `userId`. Imports no other room. */
@Module({})
export class BillingModule {}
