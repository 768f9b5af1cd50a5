import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isFormatKey } from '@repurpose/contract';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { AppError } from '../../../errors/app-error.js';
import type { OutputKey } from './output.repository.js';

/** From the path `:id/pieces/:format`. @throws AppError NOT_FOUND */
export const CurrentOutput = createParamDecorator((_: unknown, context: ExecutionContext): OutputKey => {
  const { id, format } = context.switchToHttp().getRequest<Request<Record<string, string>>>().params;
  if (id === undefined || !isUUID(id, 'loose') || !isFormatKey(format)) throw new AppError('NOT_FOUND');
  return { transformationId: id, format };
});
