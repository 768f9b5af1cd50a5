import {
  API,
  type LibraryChange,
  type LibraryTag,
  type TransformationDetail,
  type TransformationSummary,
} from '@repurpose/contract';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentUserId } from '../../../http/current-user.decorator.js';
import { SessionGuard } from '../../../http/session.guard.js';
import { ArchiveDto, ChangeTagsDto, SelectionDto, toTagNames } from './library.dto.js';
import { nextQuery, readPageRequest } from './library.filter.js';
import { LibraryService } from './library.service.js';

@Controller()
@UseGuards(SessionGuard)
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  /** The `Link` header with `rel="next"` is the next page. */
  @Get(API.transformations.path)
  async list(
    @CurrentUserId() userId: string,
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TransformationSummary[]> {
    const request = readPageRequest(query);
    const page = await this.library.list(userId, request);
    if (page.next) {
      const next = nextQuery(query, request.limit, page.next);
      response.setHeader('Link', `<${API.transformations.path}?${next.toString()}>; rel="next"`);
    }
    return page.rows;
  }

  @Get(API.transformation.path)
  find(@CurrentUserId() userId: string, @Param('id') id: string): Promise<TransformationDetail> {
    return this.library.get(userId, id);
  }

  @Get(API.tags.path)
  tags(@CurrentUserId() userId: string): Promise<LibraryTag[]> {
    return this.library.tags(userId);
  }

  @Post(API.archive.path)
  @HttpCode(200)
  archive(@CurrentUserId() userId: string, @Body() dto: ArchiveDto): Promise<LibraryChange> {
    return this.library.archive(userId, dto.ids, dto.isArchived);
  }

  @Post(API.changeTags.path)
  @HttpCode(200)
  changeTags(@CurrentUserId() userId: string, @Body() dto: ChangeTagsDto): Promise<LibraryChange> {
    const change = { add: toTagNames(dto.add), remove: toTagNames(dto.remove) };
    return this.library.changeTags(userId, dto.ids, change);
  }

  @Post(API.deleteTransformations.path)
  @HttpCode(200)
  delete(@CurrentUserId() userId: string, @Body() dto: SelectionDto): Promise<LibraryChange> {
    return this.library.delete(userId, dto.ids);
  }
}
