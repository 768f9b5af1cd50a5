import { Module } from '@nestjs/common';

/** Owns the writing itself: processor and sweeper, in the worker process only. May import billing. */
@Module({})
export class TransformWorkerModule {}
