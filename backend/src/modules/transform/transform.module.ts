import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CreditsModule } from '../billing/credits/credits.module.js';
import { Acceptance } from './acceptance.js';
import { JobStart } from './job-start.service.js';
import { LibraryController } from './library/library.controller.js';
import { LibraryRepository } from './library/library.repository.js';
import { LibraryService } from './library/library.service.js';
import { Output } from './output.entity.js';
import { ResultService } from './result.service.js';
import { SettlementService } from './settlement.service.js';
import { TransformAnswer } from './transform.answer.js';
import { TransformController } from './transform.controller.js';
import { TransformQueue, transformQueueModule } from './transform.queue.js';
import { TransformService } from './transform.service.js';
import { Transformation } from './transformation.entity.js';
import { TransformationRepository } from './transformation.repository.js';
import { WorkerPresence } from './worker-presence.js';
import { PieceRepository } from './versions/piece.repository.js';
import { PiecesController } from './versions/pieces.controller.js';
import { regenerationQueueModule } from './versions/regeneration.queue.js';
import { versionProviders } from './versions/versions.providers.js';

/** Owns transformations, their queue and history, as the API serves them. May import billing. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Transformation, Output]),
    CreditsModule,
    transformQueueModule,
    regenerationQueueModule,
  ],
  controllers: [TransformController, LibraryController, PiecesController],
  providers: [
    Acceptance,
    JobStart,
    LibraryRepository,
    LibraryService,
    ResultService,
    SettlementService,
    TransformAnswer,
    TransformQueue,
    TransformService,
    TransformationRepository,
    WorkerPresence,
    ...versionProviders,
  ],
  exports: [PieceRepository, WorkerPresence],
})
export class TransformModule {}
