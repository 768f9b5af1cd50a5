import { API, type SameTransformations } from '@repurpose/contract';
import { Body, Controller, Headers, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { requestId } from '../../../http/request-id.js';
import { SessionGuard } from '../../../http/session/session.guard.js';
import { RetryDto, toIdempotencyKey, TransformDto } from './transform.dto.js';
import { TransformResponder } from '../results/transform.responder.js';
import { VoicesService } from '../voices/voices.service.js';
import { TransformService } from './transform.service.js';
import { CurrentScope, RequiresAction } from '../../../http/action.decorator.js';
import type { Scope } from '../../../database/scope.js';

@Controller()
@UseGuards(SessionGuard)
export class TransformController {
  constructor(
    private readonly transforms: TransformService,
    private readonly voices: VoicesService,
    private readonly answers: TransformResponder,
  ) {}

  @Post(API.transform.path)
  @RequiresAction('library:write')
  async transform(
    @CurrentScope() scope: Scope,
    @Body() dto: TransformDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const accepted = await this.transforms.accept(
      scope,
      await this.voices.requestOf(scope, dto),
      toIdempotencyKey(key),
      requestId(request, response),
    );
    await this.answers.send(accepted, request, response);
  }

  @Post(API.sameTransformations.path)
  @RequiresAction('library:read')
  @HttpCode(200)
  async findSame(@CurrentScope() scope: Scope, @Body() dto: TransformDto): Promise<SameTransformations> {
    return this.transforms.findSame(scope, await this.voices.requestOf(scope, dto));
  }

  @Post(API.retryFormat.path)
  @RequiresAction('library:write')
  async retry(
    @CurrentScope() scope: Scope,
    @Param('id') id: string,
    @Body() dto: RetryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const accepted = await this.transforms.reopen(scope, id, dto.format, requestId(request, response));
    await this.answers.send(accepted, request, response);
  }
}
