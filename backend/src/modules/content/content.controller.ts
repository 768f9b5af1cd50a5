import { Body, Controller, Res, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { API, type ExtractResponse, LIMITS } from '@repurpose/contract';
import type { Response } from 'express';
import { AppError } from '../../errors/app-error.js';
import { disconnectSignal } from '../../http/connections.js';
import { FileReaderService } from './file-reader.service.js';
import { ImportDto } from './import.dto.js';
import { PageImportService } from './page-import.service.js';
import { ImportGate, UploadGate } from './upload.gate.js';
import { CurrentUserId, Route } from '../../http/route.decorators.js';

interface Upload {
  originalname: string;
  buffer: Buffer;
}

const ONE_FILE = {
  defParamCharset: 'utf8',
  limits: { fileSize: LIMITS.uploadBytes, files: 1, fields: 0, parts: 2, headerPairs: 50 },
};

/** The gate runs before the body is read: refused bodies cost no memory. */
@Controller()
export class ContentController {
  constructor(
    private readonly reader: FileReaderService,
    private readonly importer: PageImportService,
  ) {}

  @Route(API.extract, 'account', 200)
  @UseInterceptors(UploadGate, FileInterceptor('file', ONE_FILE))
  extract(
    @CurrentUserId() userId: string,
    @UploadedFile() upload: Upload | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExtractResponse> {
    if (!upload) throw new AppError('FILE_REQUIRED');
    const { buffer: bytes, originalname: name } = upload;
    return this.reader.read({ bytes, name, userId }, disconnectSignal(response));
  }

  @Route(API.importPage, 'account', 200)
  @UseInterceptors(ImportGate)
  importPage(
    @CurrentUserId() userId: string,
    @Body() { url }: ImportDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExtractResponse> {
    return this.importer.import({ url, userId }, disconnectSignal(response));
  }
}
