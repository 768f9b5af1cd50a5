import type { FormatKey } from '@repurpose/contract';
import { finishDraft, readSource, writeOffline, type Source, type WritingRequest } from '@repurpose/writing';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WriterError, type WriterPort, type WrittenOutput } from './writer.port.js';

/**
 * The writer that needs no network: picks and arranges the source's own sentences. The work is CPU, so all jobs of
 * the process stand in one line and each format takes a turn of the event loop of its own: between two of them the
 * queue's locks are renewed, however many jobs wait.
 */
export class OfflineWriter implements WriterPort {
  readonly engine = 'offline';
  /** The formats of one job share their request object: the source is read once for all of them. */
  private readonly sources = new WeakMap<WritingRequest, Source>();
  private line: Promise<unknown> = Promise.resolve();

  /** Its own sentences are all it needs, however many. */
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
    // The next in line waits for the end of this one, not for its success: that is this caller's.
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
