import { Module } from '@nestjs/common';

/** Owns the health and public configuration calls. May import billing. */
@Module({})
export class HealthModule {}
