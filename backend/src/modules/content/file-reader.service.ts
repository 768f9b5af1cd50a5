import { Injectable } from '@nestjs/common';
import type { ExtractResponse } from '@repurpose/contract';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import { titleOfName } from './file-name.js';
import { readInProcess } from './reader-process.js';
import { Semaphore } from '../../semaphore.js';

/** Uploaded files are hostile, so none is parsed in this process. */
@Injectable()
export class FileReaderService {
  private readonly semaphore = new Semaphore(SETTINGS.uploads.maxReaders);

  /** `name` is the last choice for a title. @throws AppError FILE_*; BAD_REQUEST when the caller disconnected */
  async read(bytes: Buffer, name: string, signal: AbortSignal): Promise<ExtractResponse> {
    if (bytes.length === 0) throw new AppError('FILE_EMPTY');
    const answer = await this.semaphore
      .run(signal, () => readInProcess(bytes, signal))
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
