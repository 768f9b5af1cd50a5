import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { ErrorCode } from '@repurpose/contract';
import type { Request } from 'express';
import { catchError, finalize, type Observable, throwError } from 'rxjs';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import { RateLimits } from '../../http/rate-limits.js';
import '../../http/session/session.types.js';

const { retryAfterSeconds } = SETTINGS.uploads;

const MULTIPART_ERRORS: Readonly<Record<string, ErrorCode>> = {
  LIMIT_FILE_SIZE: 'FILE_TOO_LARGE',
  LIMIT_FILE_COUNT: 'FILE_ONE_ONLY',
  LIMIT_UNEXPECTED_FILE: 'FILE_REQUIRED',
  LIMIT_PART_COUNT: 'FILE_ONE_ONLY',
  LIMIT_FIELD_COUNT: 'FILE_REQUIRED',
};

/** Bounds uploads in memory, per user and in total, from before the body is read until the response. */
@Injectable()
export class UploadGate implements NestInterceptor {
  protected readonly capacity: { maxHeld: number; maxHeldPerUser: number } = SETTINGS.uploads;
  private readonly held = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: RateLimits) {}

  /** @throws AppError TOO_MANY_UPLOADS, UPLOADS_BUSY, FILE_TOO_LARGE, FILE_ONE_ONLY, FILE_REQUIRED, BAD_REQUEST */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const { userId } = request.session;
    if (!userId) throw new AppError('NO_SESSION');
    await this.limits.of('uploadPerUser').take(userId);
    this.hold(userId);
    return next.handle().pipe(
      catchError((error: unknown) => throwError(() => toUploadError(error, request))),
      finalize(() => this.release(userId)),
    );
  }

  private hold(userId: string): void {
    const own = this.held.get(userId) ?? 0;
    if (own >= this.capacity.maxHeldPerUser) throw new AppError('TOO_MANY_UPLOADS', { retryAfterSeconds });
    if (this.total >= this.capacity.maxHeld) throw new AppError('UPLOADS_BUSY', { retryAfterSeconds });
    this.held.set(userId, own + 1);
    this.total += 1;
  }

  private release(userId: string): void {
    const left = (this.held.get(userId) ?? 1) - 1;
    if (left > 0) this.held.set(userId, left);
    else this.held.delete(userId);
    this.total -= 1;
  }
}

@Injectable()
export class ImportGate extends UploadGate {
  protected override readonly capacity = SETTINGS.uploads.links;
}

function toUploadError(error: unknown, request: Request): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof HttpException) {
    const { code } = (error.cause ?? {}) as { code?: string };
    return new AppError(MULTIPART_ERRORS[code ?? ''] ?? 'BAD_REQUEST', { cause: error });
  }
  return request.complete ? error : new AppError('BAD_REQUEST', { cause: error });
}
