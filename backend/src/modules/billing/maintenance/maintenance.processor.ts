import { Process, Processor } from '@nestjs/bull';
import { MaintenanceService, type Reconciliation } from './maintenance.service.js';
import { MAINTENANCE_QUEUE, type MaintenanceJob } from './maintenance.queue.js';

@Processor(MAINTENANCE_QUEUE)
export class MaintenanceProcessor {
  constructor(private readonly maintenance: MaintenanceService) {}

  @Process('rollOver' satisfies MaintenanceJob)
  openDuePeriods(): Promise<number> {
    return this.maintenance.openDuePeriods();
  }

  @Process('reconcile' satisfies MaintenanceJob)
  reconcileAll(): Promise<Reconciliation> {
    return this.maintenance.reconcileAll();
  }
}
