import { Controller, Get, Inject, Res } from '@nestjs/common';
import { API, type Health, type PublicConfig } from '@repurpose/contract';
import type { Response } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { ComponentChecks } from './component-checks.js';
import { DrainState } from './drain.state.js';
import { publicConfig } from './public-config.js';

/** Is it alive, is it ready, what may the page know. Open to everybody, says nothing secret. */
@Controller()
export class HealthController {
  private lastSeen: Health['components'] | undefined;

  constructor(
    private readonly checks: ComponentChecks,
    private readonly drain: DrainState,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The process runs; touches nothing else. */
  @Get(API.live.path)
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** 200 while Postgres answers and the process is not stopping; what else is wrong stands in `components`. */
  @Get(API.ready.path)
  async ready(@Res({ passthrough: true }) res: Response): Promise<Health> {
    // That it stops is told at once: a check of a part that hangs would outlast the time in which it can be told.
    const components = (this.drain.isDraining && this.lastSeen) || (await this.checks.all());
    this.lastSeen = components;
    const isReady = components.database === 'operational' && !this.drain.isDraining;
    res.status(isReady ? 200 : 503);
    return { status: isReady ? 'ready' : 'unavailable', components };
  }

  @Get(API.config.path)
  config(): PublicConfig {
    return publicConfig(this.env);
  }
}
