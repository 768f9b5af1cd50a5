import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../errors/app-error.js';
import './session.types.js';

export const CurrentUserId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { userId } = context.switchToHttp().getRequest<Request>().session;
  if (!userId) throw new AppError('NO_SESSION');
  return userId;
});
