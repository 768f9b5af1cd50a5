import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CreditsModule } from '../billing/credits/credits.module.js';
import { SearchRepository } from './library/search.repository.js';
import { SearchIndexer } from './library/search-indexer.js';
import { WritingService } from './worker/writing.service.js';
import { TRANSFORM_ENTITIES } from './entities.js';
import { TransformationRepository } from './results/transformation.repository.js';
import { TransformProcessor } from './worker/transform.processor.js';
import { TransformQueue, transformQueueModule } from './queue/transform.queue.js';
import { TransformSweeper } from './worker/transform.sweeper.js';
import { TransformJobService } from './worker/transform-job.service.js';
import { WorkerHeartbeat } from './worker/worker-heartbeat.js';
import { OutputRepository } from './versions/output.repository.js';
import { RegenerationJobService } from './worker/regeneration-job.service.js';
import { JobRepository } from './worker/job.repository.js';
import { textWorkProvider } from './text-work/text-work-pool.js';
import { writerProvider } from './writer/writer.factory.js';

@Module({
  imports: [TypeOrmModule.forFeature(TRANSFORM_ENTITIES), CreditsModule, transformQueueModule],
  providers: [
    WritingService,
    OutputRepository,
    RegenerationJobService,
    SearchIndexer,
    SearchRepository,
    TransformationRepository,
    TransformProcessor,
    TransformQueue,
    TransformSweeper,
    TransformJobService,
    WorkerHeartbeat,
    JobRepository,
    textWorkProvider,
    writerProvider,
  ],
})
export class TransformWorkerModule {}
