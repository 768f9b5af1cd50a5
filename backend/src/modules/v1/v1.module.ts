import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { TransformModule } from '../transform/transform.module.js';
import { ToolsV1Controller } from './tools.controller.js';
import { TransformationsV1Controller } from './transformations.controller.js';

@Module({
  imports: [BillingModule, KeysModule, TransformModule],
  controllers: [TransformationsV1Controller, ToolsV1Controller],
})
export class V1Module {}
