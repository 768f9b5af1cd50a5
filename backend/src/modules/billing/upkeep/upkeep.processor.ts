import { Process, Processor } from '@nestjs/bull';
import { UpkeepService, type Reconciliation } from './upkeep.service.js';
import { UPKEEP_QUEUE, type UPKEEP_JOBS } from './upkeep.queue.js';

const JOBS = { rollOver: 'rollOver', reconcile: 'reconcile' } satisfies Record<
  keyof typeof UPKEEP_JOBS,
  string
>;

@Processor(UPKEEP_QUEUE)
export class UpkeepProcessor {
  constructor(private readonly upkeep: UpkeepService) {}

  @Process(JOBS.rollOver)
  rollOver(): Promise<number> {
    return this.upkeep.rollOverDue();
  }

  @Process(JOBS.reconcile)
  reconcile(): Promise<Reconciliation> {
    return this.upkeep.reconcile();
  }
}
