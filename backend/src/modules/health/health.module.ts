import { Module } from '@nestjs/common';
import { ComponentChecks } from './component-checks.js';
import { DrainState } from './drain.state.js';
import { HealthController } from './health.controller.js';

/** Owns the health and public configuration calls. Imports no other room. */
@Module({ controllers: [HealthController], providers: [ComponentChecks, DrainState] })
export class HealthModule {}
