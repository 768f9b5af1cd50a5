import { API } from '@repurpose/contract';
import { Body, Controller, Headers, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentUserId } from '../../../http/current-user.decorator.js';
import { requestId } from '../../../http/request-id.js';
import { SessionGuard } from '../../../http/session.guard.js';
import { toIdempotencyKey } from './idempotency-key.js';
import { RetryDto, toRequest, TransformDto } from './transform.dto.js';
import { TransformResponder } from '../results/transform.responder.js';
import { TransformService } from './transform.service.js';

@Controller()
@UseGuards(SessionGuard)
export class TransformController {
  constructor(
    private readonly transforms: TransformService,
    private readonly answers: TransformResponder,
  ) {}

  @Post(API.transform.path)
  async transform(
    @CurrentUserId() userId: string,
    @Body() dto: TransformDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const accepted = await this.transforms.accept(
      userId,
      toRequest(dto),
      toIdempotencyKey(key),
      requestId(request, response),
    );
    await this.answers.send(userId, accepted, request, response);
  }

  @Post(API.retryFormat.path)
  async retry(
    @CurrentUserId() userId: string,
    @Param('id') id: string,
    @Body() dto: RetryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const accepted = await this.transforms.reopen(userId, id, dto.format, requestId(request, response));
    await this.answers.send(userId, accepted, request, response);
  }
}
