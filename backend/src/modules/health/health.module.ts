import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { TransformModule } from '../transform/transform.module.js';
import { ComponentChecks } from './component-checks.js';
import { HealthController } from './health.controller.js';

@Module({
  imports: [AuthModule, TransformModule],
  controllers: [HealthController],
  providers: [ComponentChecks],
})
export class HealthModule {}
