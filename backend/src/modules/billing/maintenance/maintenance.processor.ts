import { Process, Processor } from '@nestjs/bull';
import { MaintenanceService, type Reconciliation } from './maintenance.service.js';
import { MAINTENANCE_QUEUE, type MaintenanceJob } from './maintenance.queue.js';

@Processor(MAINTENANCE_QUEUE)
export class MaintenanceProcessor {
  constructor(private readonly maintenance: MaintenanceService) {}

  @Process('rollOver' satisfies MaintenanceJob)
  rollOver(): Promise<number> {
    return this.maintenance.rollOverDue();
  }

  @Process('reconcile' satisfies MaintenanceJob)
  reconcile(): Promise<Reconciliation> {
    return this.maintenance.reconcile();
  }
}
