import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.js';
import { FileReaderService } from './file-reader.service.js';
import { UploadGate } from './upload.gate.js';

/** Owns the way from an uploaded file to its text. Keeps nothing and knows no other room. */
@Module({
  controllers: [ContentController],
  providers: [FileReaderService, UploadGate],
})
export class ContentModule {}
