import { Body, Controller, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { FORMAT_KEYS, LIBRARY_STATES, LIMITS, V1 } from '@repurpose/contract';
import type { Request, Response } from 'express';
import type { Scope } from '../../database/scope.js';
import { AppError } from '../../errors/app-error.js';
import { requestId } from '../../http/request-id.js';
import { CurrentKeyScope } from '../keys/key.guard.js';
import { TransformDto } from '../transform/admission/transform.dto.js';
import { VoicesService } from '../transform/voices/voices.service.js';
import { AdmissionService } from '../transform/admission/admission.service.js';
import { cursorOf, PAGE_LIMIT, readPageRequest } from '../transform/library/library.filter.js';
import { LibraryService } from '../transform/library/library.service.js';
import { TransformResponder } from '../transform/results/transform.responder.js';
import { CallHeaders, IDEMPOTENCY_HEADER, PREFER_HEADER, WAIT_MS } from './call-headers.js';
import { headers, V1Route } from './v1-route.decorator.js';
import { TransformationDto, TransformationPageDto } from './v1.dto.js';
import { isOpen, presentRow, presentTransformation } from './v1.presenter.js';

const POLL_SECONDS = 2;
const statusPath = (id: string): string => `${V1.status.path}?id=${id}`;
const filter = (name: string, description: string, schema: object = { type: 'string' }) =>
  ApiQuery({ name, description, schema, required: false });

@Controller()
export class TransformationsV1Controller {
  constructor(
    private readonly admission: AdmissionService,
    private readonly voices: VoicesService,
    private readonly responder: TransformResponder,
    private readonly library: LibraryService,
  ) {}

  @V1Route('transform')
  @ApiHeader(IDEMPOTENCY_HEADER)
  @ApiHeader(PREFER_HEADER)
  @ApiResponse({ status: 200, description: 'Finished.', type: TransformationDto, headers: headers() })
  @ApiResponse({
    status: 202,
    description: 'Accepted, and not finished yet.',
    type: TransformationDto,
    headers: headers('Retry-After', 'Location'),
  })
  async transform(
    @CurrentKeyScope() scope: Scope,
    @Body() dto: TransformDto,
    @CallHeaders() { idempotencyKey, isAsync }: CallHeaders,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    // Per workspace, and separate from the page's keys.
    const name = idempotencyKey && `${scope.workspaceId}/${idempotencyKey}`;
    const id = requestId(request, response);
    const accepted = await this.admission.accept(scope, await this.voices.withVoice(scope, dto), name, id);
    if ((await this.responder.waitAtMost(isAsync ? 0 : WAIT_MS, accepted, response)) === null) return;
    if (isAsync) response.setHeader('Preference-Applied', 'respond-async');
    const found = await this.find(scope, accepted.id, response);
    const isLater = isAsync || isOpen(found);
    if (isLater) response.setHeader('Location', statusPath(found.id));
    response.status(isLater ? 202 : 200).json(found);
  }

  @V1Route('status')
  @ApiQuery({ name: 'id', schema: { type: 'string', format: 'uuid' }, required: true })
  @ApiResponse({
    status: 200,
    type: TransformationDto,
    description: 'As it is now.',
    headers: headers('Retry-After'),
  })
  status(
    @CurrentKeyScope() scope: Scope,
    @Query('id') id: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TransformationDto> {
    if (typeof id !== 'string' || id === '')
      throw new AppError('BAD_REQUEST', { message: 'Name the transformation: ?id=…' });
    return this.find(scope, id, response);
  }

  @V1Route('transformations')
  @filter('q', 'Words, or beginnings of words, in the source, an output or a tag.', {
    type: 'string',
    maxLength: LIMITS.searchChars,
  })
  @filter('format', 'Only those with this format.', { type: 'string', enum: [...FORMAT_KEYS] })
  @filter('state', 'Only those in this state.', { type: 'string', enum: Object.keys(LIBRARY_STATES) })
  @filter('tag', 'Only those with this tag.')
  @filter('from', 'Created at or after.', { type: 'string', format: 'date-time' })
  @filter('before', 'Created before.', { type: 'string', format: 'date-time' })
  @filter('limit', 'Rows of a page.', { type: 'integer', ...PAGE_LIMIT })
  @filter('cursor', 'The `next` of the page before.')
  @ApiResponse({
    status: 200,
    type: TransformationPageDto,
    description: 'One page.',
    headers: headers(),
  })
  async list(
    @CurrentKeyScope() scope: Scope,
    @Query() query: Record<string, unknown>,
  ): Promise<TransformationPageDto> {
    const { rows, next } = await this.library.list(scope, readPageRequest(query));
    return { data: rows.map(presentRow), next: next && cursorOf(next) };
  }

  private async find(scope: Scope, id: string, response: Response): Promise<TransformationDto> {
    const found = presentTransformation(await this.library.get(scope, id));
    if (isOpen(found)) response.setHeader('Retry-After', String(POLL_SECONDS));
    return found;
  }
}
