import type { FormatKey } from '@repurpose/contract';
import { finishDraft, readSource, writeOffline, type Source, type WritingRequest } from '@repurpose/writing';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WriterError, type WriterPort, type WrittenOutput } from './writer.port.js';

/**
 * Picks and arranges the source's own sentences. CPU-bound, so all jobs queue here and each format takes one turn of
 * the event loop, between which the queue's locks are renewed.
 */
export class OfflineWriter implements WriterPort {
  readonly engine = 'offline';
  /** The formats of a job share their request object, so its source is parsed once. */
  private readonly sources = new WeakMap<WritingRequest, Source>();
  private line: Promise<unknown> = Promise.resolve();

  brief(): Promise<null> {
    return Promise.resolve(null);
  }

  async write(request: WritingRequest, format: FormatKey, signal: AbortSignal): Promise<WrittenOutput> {
    const source = await this.inTurn(() => this.read(request), signal);
    if (source.sentences.length === 0)
      throw new WriterError('CONTENT_UNREADABLE', 'no sentence in the source');
    return this.inTurn(() => finishDraft(writeOffline(request, source, format), source), signal);
  }

  private inTurn<T>(work: () => T, signal: AbortSignal): Promise<T> {
    const turn = this.line.then(async () => {
      await nextTurn();
      signal.throwIfAborted();
      return work();
    });
    // Keep the chain alive when one job fails; the caller still gets the error.
    this.line = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  private read(request: WritingRequest): Source {
    const known = this.sources.get(request);
    if (known !== undefined) return known;
    const source = readSource(request.content);
    this.sources.set(request, source);
    return source;
  }
}
