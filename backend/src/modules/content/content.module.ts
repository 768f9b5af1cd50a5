import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.js';
import { FileReaderService } from './file-reader.service.js';
import { UploadGate } from './upload.gate.js';

/** Owns reading uploaded files. Stores nothing. */
@Module({
  controllers: [ContentController],
  providers: [FileReaderService, UploadGate],
})
export class ContentModule {}
