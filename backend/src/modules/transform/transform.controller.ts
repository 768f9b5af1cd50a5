import { API, type TransformationDetail, type TransformationSummary } from '@repurpose/contract';
import { Body, Controller, Get, Headers, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentUserId } from '../../http/current-user.decorator.js';
import { requestId } from '../../http/request-id.js';
import { SessionGuard } from '../../http/session.guard.js';
import { HistoryService } from './history.service.js';
import { toIdempotencyKey } from './idempotency-key.js';
import { RetryDto, toRequest, TransformDto } from './transform.dto.js';
import { TransformAnswer } from './transform.answer.js';
import { TransformService } from './transform.service.js';

/** The calls of transformations and their history. */
@Controller()
@UseGuards(SessionGuard)
export class TransformController {
  constructor(
    private readonly transforms: TransformService,
    private readonly history: HistoryService,
    private readonly answers: TransformAnswer,
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

  /** Newest first; the `Link` header with `rel="next"` leads to the page after. */
  @Get(API.transformations.path)
  async list(
    @CurrentUserId() userId: string,
    @Query('limit') limit: unknown,
    @Query('cursor') cursor: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TransformationSummary[]> {
    const page = await this.history.list(userId, limit, cursor);
    if (page.nextCursor !== null) {
      const query = new URLSearchParams({ limit: String(page.limit), cursor: page.nextCursor });
      response.setHeader('Link', `<${API.transformations.path}?${query.toString()}>; rel="next"`);
    }
    return page.rows;
  }

  @Get(API.transformation.path)
  find(@CurrentUserId() userId: string, @Param('id') id: string): Promise<TransformationDetail> {
    return this.history.get(userId, id);
  }
}
