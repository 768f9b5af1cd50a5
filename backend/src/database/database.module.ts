import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Env } from '../config/env.js';
import { databaseOptions } from './data-source.js';
import type { KindOfWork } from './postgres.repository.js';

@Module({})
export class DatabaseModule {
  static of(env: Env, work: KindOfWork): DynamicModule {
    const logger = new Logger('Database');
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...databaseOptions(env, (error) => logger.warn(`idle connection lost: ${error.message}`), work),
          autoLoadEntities: true,
          retryAttempts: 10,
          retryDelay: 500,
        }),
      ],
    };
  }
}
