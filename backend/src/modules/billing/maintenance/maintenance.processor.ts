import { Process, Processor } from '@nestjs/bull';
import { MaintenanceService, type Reconciliation } from './maintenance.service.js';
import { MAINTENANCE_QUEUE, type MAINTENANCE_JOBS } from './maintenance.queue.js';

const JOBS = { rollOver: 'rollOver', reconcile: 'reconcile' } satisfies Record<
  keyof typeof MAINTENANCE_JOBS,
  string
>;

@Processor(MAINTENANCE_QUEUE)
export class MaintenanceProcessor {
  constructor(private readonly maintenance: MaintenanceService) {}

  @Process(JOBS.rollOver)
  rollOver(): Promise<number> {
    return this.maintenance.rollOverDue();
  }

  @Process(JOBS.reconcile)
  reconcile(): Promise<Reconciliation> {
    return this.maintenance.reconcile();
  }
}
