import { Controller, Inject, Res } from '@nestjs/common';
import { API, type Health, type PublicConfig } from '@repurpose/contract';
import type { Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { ComponentChecks } from './component-checks.js';
import { publicConfig } from './public-config.js';
import { Route } from '../../http/route.decorators.js';

@Controller()
export class HealthController {
  private lastSeen: Health['components'] | undefined;
  private isDraining = false;

  constructor(
    private readonly checks: ComponentChecks,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** From now on the api is not ready, so that load balancers send no more calls. */
  drain(): void {
    this.isDraining = true;
  }

  @Route(API.live, 'public')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** 503 without Postgres or during shutdown. Other problems are in `components`. */
  @Route(API.ready, 'public')
  async ready(@Res({ passthrough: true }) res: Response): Promise<Health> {
    // Shutdown does not wait for a hanging check.
    const components = (this.isDraining && this.lastSeen) || (await this.checks.all());
    this.lastSeen = components;
    const isReady = components.database === 'operational' && !this.isDraining;
    res.status(isReady ? 200 : 503);
    return { status: isReady ? 'ready' : 'unavailable', components };
  }

  @Route(API.config, 'public')
  config(): PublicConfig {
    return publicConfig(this.env);
  }
}
