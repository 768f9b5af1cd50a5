import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SETTINGS } from '../../../config/settings.js';
import { disconnectSignal } from '../../../http/caller-gone.js';
import { describeError, toAppError } from '../../../errors/errors.js';
import { EventStream } from './event-stream.js';
import { TransformService, type Accepted } from '../admission/transform.service.js';

/** Writes the answer of an accepted transformation: one JSON, or events as they happen when the caller takes those. */
@Injectable()
export class TransformResponder {
  private readonly logger = new Logger(TransformResponder.name);

  constructor(private readonly transforms: TransformService) {}

  /** Ends early when the caller has gone; the work goes on and is in the history. @throws AppError before anything was written */
  async send(userId: string, accepted: Accepted, request: Request, response: Response): Promise<void> {
    const gone = disconnectSignal(response);
    try {
      if (request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream') {
        await this.stream(userId, accepted, response, gone);
      } else {
        response.status(200).json(await this.transforms.answer(userId, accepted, gone));
      }
    } catch (error) {
      if (!gone.aborted) throw error;
    }
  }

  private async stream(
    userId: string,
    accepted: Accepted,
    response: Response,
    gone: AbortSignal,
  ): Promise<void> {
    const events = new EventStream(response, SETTINGS.transform.eventStreamHeartbeatMs);
    try {
      for await (const event of this.transforms.follow(userId, accepted, gone))
        events.send(event.name, event.data);
    } catch (thrown) {
      gone.throwIfAborted();
      const error = toAppError(thrown);
      const { code, message, status } = error;
      const id = String(response.getHeader('X-Request-Id') ?? '');
      if (status >= 500) this.logger.error({ code, requestId: id, err: describeError(error.cause ?? error) });
      events.send('error', { code, message, status, requestId: id });
    }
    events.end();
  }
}
