import { Module } from '@nestjs/common';
import { PaymentsModule } from './payments/payments.module.js';
import { MaintenanceProcessor } from './maintenance/maintenance.processor.js';
import { maintenanceQueueModule } from './maintenance/maintenance.queue.js';
import { MaintenanceService } from './maintenance/maintenance.service.js';
import { MaintenanceScheduler } from './maintenance/maintenance.scheduler.js';

@Module({
  imports: [PaymentsModule, maintenanceQueueModule],
  providers: [MaintenanceService, MaintenanceProcessor, MaintenanceScheduler],
})
export class BillingWorkerModule {}
