import type { TransformEvents, TransformResponse } from '@repurpose/contract';
import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SETTINGS } from '../../../config/settings.js';
import { toAppError } from '../../../errors/errors.js';
import { disconnectSignal } from '../../../http/connections.js';
import type { Accepted } from '../admission/admission.service.js';
import { ResultService, type WaitRequest } from './result.service.js';

@Injectable()
export class TransformResponder {
  private readonly logger = new Logger(TransformResponder.name);

  constructor(private readonly resultService: ResultService) {}

  /** The job continues when the caller disconnects. @throws AppError before the first byte */
  async send(accepted: Accepted, request: Request, response: Response): Promise<void> {
    if (request.accepts(['application/json', 'text/event-stream']) !== 'text/event-stream') {
      const result = await this.result(accepted, response);
      if (result) response.status(200).json(result);
      return;
    }
    await whileConnected(accepted, response, (wait) => this.stream(wait, response));
  }

  result(accepted: Accepted, response: Response): Promise<TransformResponse | null> {
    return whileConnected(accepted, response, (wait) => this.resultService.answer(wait));
  }

  /** Whether it was settled within that time. Null: the caller disconnected. */
  waitAtMost(waitMs: number, accepted: Accepted, response: Response): Promise<boolean | null> {
    return whileConnected(accepted, response, (wait) => this.resultService.isSettledWithin(waitMs, wait));
  }

  private async stream(wait: WaitRequest, response: Response): Promise<void> {
    const events = new EventStream(response, SETTINGS.transform.eventStreamHeartbeatMs);
    try {
      for await (const event of this.resultService.follow(wait)) events.send(event.name, event.data);
    } catch (thrown) {
      wait.disconnected.throwIfAborted();
      const error = toAppError(thrown);
      const { code, message, status } = error;
      const id = String(response.getHeader('X-Request-Id') ?? '');
      if (status >= 500) this.logger.error({ code, requestId: id, err: error.cause ?? error });
      events.send('error', { code, message, status, requestId: id });
    }
    events.end();
  }
}

/** Null when the caller disconnects. */
async function whileConnected<T>(
  accepted: Accepted,
  response: Response,
  work: (wait: WaitRequest) => Promise<T>,
): Promise<T | null> {
  const wait = { ...accepted, disconnected: disconnectSignal(response) };
  try {
    return await work(wait);
  } catch (error) {
    if (wait.disconnected.aborted) return null;
    throw error;
  }
}

/** Comments keep proxies from closing a quiet stream. */
class EventStream {
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
