import type { TransformEvents } from '@repurpose/contract';
import type { Response } from 'express';

/** Comments keep proxies from closing a quiet stream. */
export class EventStream {
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    private readonly response: Response,
    heartbeatMs: number,
  ) {
    response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    this.heartbeat = setInterval(() => response.write(': keep-alive\n\n'), heartbeatMs);
    response.once('close', () => clearInterval(this.heartbeat));
  }

  send<Name extends keyof TransformEvents>(name: Name, data: TransformEvents[Name]): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.response.end();
  }
}
