import { API, type SameTransformations } from '@repurpose/contract';
import { Body, Controller, Headers, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { requestId } from '../../../http/request-id.js';
import { RetryDto, toIdempotencyKey, TransformDto } from './transform.dto.js';
import { TransformResponder } from '../results/transform.responder.js';
import { VoicesService } from '../voices/voices.service.js';
import { AdmissionService } from './admission.service.js';
import type { Scope } from '../../../database/scope.js';
import { CurrentScope, Route } from '../../../http/route.decorators.js';

@Controller()
export class TransformController {
  constructor(
    private readonly admission: AdmissionService,
    private readonly voices: VoicesService,
    private readonly responder: TransformResponder,
  ) {}

  @Route(API.transform, 'library:write')
  async transform(
    @CurrentScope() scope: Scope,
    @Body() dto: TransformDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const accepted = await this.admission.accept(
      scope,
      await this.voices.withVoice(scope, dto),
      toIdempotencyKey(key),
      requestId(request, response),
    );
    await this.responder.send(accepted, request, response);
  }

  @Route(API.sameTransformations, 'library:read', 200)
  async findSame(@CurrentScope() scope: Scope, @Body() dto: TransformDto): Promise<SameTransformations> {
    return this.admission.findSame(scope, await this.voices.withVoice(scope, dto));
  }

  @Route(API.retryFormat, 'library:write')
  async retry(
    @CurrentScope() scope: Scope,
    @Param('id') id: string,
    @Body() dto: RetryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const accepted = await this.admission.reopen(scope, id, dto.format, requestId(request, response));
    await this.responder.send(accepted, request, response);
  }
}
