import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CreditsModule } from '../billing/credits/credits.module.js';
import { AdmissionLimiter } from './admission/admission-limiter.js';
import { AdmissionRules } from './admission/admission-rules.js';
import { AdmissionRepository } from './admission/admission.repository.js';
import { LibraryController } from './library/library.controller.js';
import { LibraryRepository } from './library/library.repository.js';
import { LibraryService } from './library/library.service.js';
import { TransformationExportRepository } from './library/transformation-export.repository.js';
import { TRANSFORM_ENTITIES } from './entities.js';
import { ResultService } from './results/result.service.js';
import { TransformHealthService } from './results/transform-health.service.js';
import { TransformResponder } from './results/transform.responder.js';
import { TransformController } from './admission/transform.controller.js';
import { TransformQueue, transformQueueModule } from './queue/transform.queue.js';
import { AdmissionService } from './admission/admission.service.js';
import { TextWorkPool, textWorkProvider } from './text-work/text-work-pool.js';
import { TransformationRepository } from './results/transformation.repository.js';
import { WorkerPresence } from './admission/worker-presence.js';
import { OutputRepository } from './versions/output.repository.js';
import { OutputsController } from './versions/outputs.controller.js';
import { OutputService } from './versions/output.service.js';
import { TermsController } from './voices/terms.controller.js';
import { TermsRepository } from './voices/terms.repository.js';
import { TermsService } from './voices/terms.service.js';
import { VoiceExportRepository } from './voices/voice-export.repository.js';
import { VoicesController } from './voices/voices.controller.js';
import { VoicesRepository } from './voices/voices.repository.js';
import { VoicesService } from './voices/voices.service.js';
import { RegenerationService } from './versions/regeneration.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(TRANSFORM_ENTITIES), CreditsModule, transformQueueModule],
  controllers: [TransformController, LibraryController, OutputsController, TermsController, VoicesController],
  providers: [
    AdmissionLimiter,
    AdmissionRepository,
    AdmissionRules,
    AdmissionService,
    LibraryRepository,
    LibraryService,
    OutputRepository,
    OutputService,
    RegenerationService,
    ResultService,
    TransformResponder,
    TransformHealthService,
    TransformQueue,
    TransformationExportRepository,
    TransformationRepository,
    TermsRepository,
    TermsService,
    textWorkProvider,
    VoiceExportRepository,
    VoicesRepository,
    VoicesService,
    WorkerPresence,
  ],
  exports: [
    AdmissionService,
    LibraryService,
    OutputRepository,
    TextWorkPool,
    TransformationExportRepository,
    TransformationRepository,
    TransformHealthService,
    TransformResponder,
    VoiceExportRepository,
    VoicesService,
  ],
})
export class TransformModule {}
