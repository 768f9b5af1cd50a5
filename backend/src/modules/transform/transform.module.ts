import { Module } from '@nestjs/common';

/** Owns transformations, their queue and history. May import billing. */
@Module({})
export class TransformModule {}
