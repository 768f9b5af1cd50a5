import { Module } from '@nestjs/common';

/** Owns what others call: Stripe's webhook inbox. May import billing. */
@Module({})
export class WebhooksModule {}
