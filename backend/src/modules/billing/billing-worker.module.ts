import { Module } from '@nestjs/common';
import { PaymentsModule } from './payments/payments.module.js';
import { UpkeepProcessor } from './upkeep/upkeep.processor.js';
import { upkeepQueueModule } from './upkeep/upkeep.queue.js';
import { UpkeepService } from './upkeep/upkeep.service.js';
import { UpkeepTimetable } from './upkeep/upkeep.timetable.js';

/** Owns billing's background work: monthly reset and nightly reconciliation. Imports no other room. */
@Module({
  imports: [PaymentsModule, upkeepQueueModule],
  providers: [UpkeepService, UpkeepProcessor, UpkeepTimetable],
})
export class BillingWorkerModule {}
