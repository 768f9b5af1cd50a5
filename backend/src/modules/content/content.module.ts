import { Module } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { publicRules } from '../../safe-fetch/safe-fetch.js';
import { ContentController } from './content.controller.js';
import { FileReaderService } from './file-reader.service.js';
import { FETCH_RULES, PageImportService } from './page-import.service.js';
import { ImportGate, UploadGate } from './upload.gate.js';

@Module({
  controllers: [ContentController],
  providers: [
    FileReaderService,
    PageImportService,
    UploadGate,
    ImportGate,
    {
      provide: FETCH_RULES,
      inject: [ENV],
      useFactory: (env: Env) => publicRules(env.IMPORT_LOOPBACK === 'true'),
    },
  ],
})
export class ContentModule {}
