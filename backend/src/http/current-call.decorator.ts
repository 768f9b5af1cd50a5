import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Scope } from '../database/scope.js';
import { scopeOf } from './action.decorator.js';
import { requestId } from './request-id.js';

export interface Call {
  scope: Scope;
  requestId: string;
}

function idOf(context: ExecutionContext): string {
  const http = context.switchToHttp();
  return requestId(http.getRequest<Request>(), http.getResponse<Response>());
}

export const RequestId = createParamDecorator((_: unknown, context: ExecutionContext) => idOf(context));

export const CurrentCall = createParamDecorator((_: unknown, context: ExecutionContext): Call => {
  return { scope: scopeOf(context), requestId: idOf(context) };
});
