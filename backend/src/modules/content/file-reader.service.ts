import { Injectable } from '@nestjs/common';
import type { ExtractResponse } from '@repurpose/contract';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import { titleOfName } from './file-name.js';
import type { FileToRead } from './reader/answer.types.js';
import { readInProcess } from './reader-process.js';
import { FairSemaphore } from '../../fair-semaphore.js';

/** Uploads are untrusted, so none is parsed in this process. */
@Injectable()
export class FileReaderService {
  private readonly line = new FairSemaphore(SETTINGS.uploads.maxReaders, SETTINGS.uploads.maxReadersPerUser);

  /** `name`: the fallback title. @throws AppError FILE_*, PAGE_*; BAD_REQUEST when the caller disconnected */
  async read(
    upload: FileToRead & { name: string; userId: string },
    signal: AbortSignal,
  ): Promise<ExtractResponse> {
    const { bytes, page, name, userId } = upload;
    if (bytes.length === 0) throw new AppError('FILE_EMPTY');
    const answer = await this.line
      .run(userId, () => readInProcess({ bytes, page }, signal))
      .catch((error: unknown) => {
        throw signal.aborted ? new AppError('BAD_REQUEST', { cause: error }) : error;
      });
    if (answer === null) throw new AppError('FILE_TOO_COMPLEX');
    if ('refusal' in answer) {
      throw new AppError(answer.refusal, answer.message === undefined ? {} : { message: answer.message });
    }
    return { ...answer, title: answer.title || titleOfName(name) };
  }
}
