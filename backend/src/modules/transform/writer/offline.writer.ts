import type { FormatKey } from '@repurpose/contract';
import type { WritingRequest } from '@repurpose/writing';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TextWorkPool } from '../text-work/text-work-pool.js';
import type { WriteResult } from '../text-work/writing-tasks.js';
import { WriterError, type WriteOrigin, type WriterPort, type WrittenOutput } from './writer.port.js';

interface Batch {
  formats: FormatKey[];
  results: Promise<WriteResult[] | null>;
}

export class OfflineWriter implements WriterPort {
  readonly engine = 'offline';
  private readonly batches = new WeakMap<WritingRequest, Batch>();

  constructor(private readonly textWork: TextWorkPool) {}

  brief(): Promise<null> {
    return Promise.resolve(null);
  }

  async write(
    request: WritingRequest,
    format: FormatKey,
    signal: AbortSignal,
    origin?: WriteOrigin,
  ): Promise<WrittenOutput> {
    const batch = this.batches.get(request) ?? this.startBatch(request, signal, origin?.accountId);
    const index = batch.formats.push(format) - 1;
    const results = await batch.results;
    if (results === null) throw new WriterError('CONTENT_UNREADABLE', 'no sentence in the source');
    const result = results[index] ?? { failure: 'no answer' };
    if ('failure' in result) throw new WriterError('WRITER_FAILED', result.failure);
    return result;
  }

  /** One task for all formats of a job (see `WriterPort.write`). */
  private startBatch(request: WritingRequest, signal: AbortSignal, accountId = ''): Batch {
    const formats: FormatKey[] = [];
    const run = async (): Promise<WriteResult[] | null> => {
      await nextTurn();
      this.batches.delete(request);
      return this.textWork.run('write', { request, formats }, { key: accountId, signal });
    };
    const batch = { formats, results: run() };
    this.batches.set(request, batch);
    return batch;
  }
}
