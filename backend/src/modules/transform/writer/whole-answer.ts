import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

/** Without the mark of byte order that some servers send first. */
const utf8 = new TextDecoder();

/**
 * One answer of a server, taken whole. Not as the stream that undici's `request` makes of it: that took as much of the
 * processor as the call itself.
 */
export class WholeAnswer implements Dispatcher.DispatchHandler {
  statusCode = 0;
  /** Its headers. */
  told: IncomingHttpHeaders = {};
  text = '';
  private readonly ended = Promise.withResolvers<void>();
  private readonly chunks: Buffer[] = [];
  private controller: Dispatcher.DispatchController | undefined;
  private stopped: { reason: unknown } | undefined;

  /** Settled when the answer is there, or will never be. @throws what ended it, or the reason it was stopped for */
  get whole(): Promise<void> {
    return this.ended.promise;
  }

  get hasBegun(): boolean {
    return this.statusCode > 0;
  }

  stop(reason: unknown): void {
    this.stopped ??= { reason };
    this.controller?.abort(errorOf(reason));
    this.ended.reject(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.stopped) controller.abort(errorOf(this.stopped.reason));
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    statusCode: number,
    headers: IncomingHttpHeaders,
  ): void {
    // 1xx announce an answer, they are none
    if (statusCode < 200) return;
    this.statusCode = statusCode;
    this.told = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.text = utf8.decode(Buffer.concat(this.chunks));
    this.ended.resolve();
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    // a status is cause enough: of a body that was cut there is nothing to add
    const isRefused = this.statusCode > 299;
    if (isRefused && !this.stopped) this.ended.resolve();
    else this.ended.reject(error);
  }
}

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
