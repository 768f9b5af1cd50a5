import type { FormatKey, TransformRequest } from '@repurpose/contract';
import { finishDraft, readSource, writeOffline, type Source } from '@repurpose/writing';
import { setImmediate as turn } from 'node:timers/promises';
import { WriterError, type WriterPort, type WrittenOutput } from './writer.port.js';

/**
 * The writer that needs no network: picks and arranges the source's own sentences. The work is CPU, so it gives
 * the event loop a turn before each format: the queue's locks are renewed in between.
 */
export class OfflineWriter implements WriterPort {
  readonly engine = 'offline';
  /** The formats of one request share their request object: the source is read once for all of them. */
  private readonly sources = new WeakMap<TransformRequest, Source>();

  async write(request: TransformRequest, format: FormatKey, signal: AbortSignal): Promise<WrittenOutput> {
    await turn();
    signal.throwIfAborted();
    const source = this.read(request);
    if (source.sentences.length === 0)
      throw new WriterError('CONTENT_UNREADABLE', 'no sentence in the source');
    await turn();
    return finishDraft(writeOffline(request, source, format), source);
  }

  private read(request: TransformRequest): Source {
    const known = this.sources.get(request);
    if (known !== undefined) return known;
    const source = readSource(request.content);
    this.sources.set(request, source);
    return source;
  }
}
