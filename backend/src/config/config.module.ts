import { type DynamicModule, Module } from '@nestjs/common';
import { SecurityLog } from '../security-log.js';
import { ENV, type Env } from './env.js';

@Module({})
export class ConfigModule {
  static of(env: Env): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: ENV, useValue: env }, SecurityLog],
      exports: [ENV, SecurityLog],
    };
  }
}
