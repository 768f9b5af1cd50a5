import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { TransformModule } from '../transform/transform.module.js';
import { ToolsV1Controller } from './tools.controller.js';
import { TransformationsV1Controller } from './transformations.controller.js';

/** Owns the controllers and the document of the public API. May import billing, keys and transform. */
@Module({
  imports: [BillingModule, KeysModule, TransformModule],
  controllers: [TransformationsV1Controller, ToolsV1Controller],
})
export class V1Module {}
