import type { ComponentState } from '@repurpose/contract';
import { Injectable } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
import { WorkerPresence } from '../admission/worker-presence.js';
import { TransformationRepository } from './transformation.repository.js';

const { queueStaleMs, writerFailuresMs } = SETTINGS.health;

/** From recent events. Does not call the provider. */
@Injectable()
export class TransformHealthService {
  constructor(
    private readonly workers: WorkerPresence,
    private readonly transformations: TransformationRepository,
  ) {}

  async queue(): Promise<ComponentState> {
    if (await this.workers.isAbsent()) return 'degraded';
    return (await this.transformations.hasStaleQueued(queueStaleMs)) ? 'degraded' : 'operational';
  }

  async writer(): Promise<ComponentState> {
    if (await this.workers.isAbsent()) return 'degraded';
    const failed = await this.transformations.countWriterFailures(writerFailuresMs);
    if (failed === 0) return 'operational';
    return failed < 5 ? 'degraded' : 'partial';
  }
}
