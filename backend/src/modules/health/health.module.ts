import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ComponentChecks } from './component-checks.js';
import { DrainState } from './drain.state.js';
import { HealthController } from './health.controller.js';

/** Owns the health and public configuration calls. May import auth, whose adapter it asks. */
@Module({ imports: [AuthModule], controllers: [HealthController], providers: [ComponentChecks, DrainState] })
export class HealthModule {}
