import {
  API,
  type LibraryChange,
  type LibraryTag,
  type TransformationDetail,
  type TransformationSummary,
} from '@repurpose/contract';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { SessionGuard } from '../../../http/session/session.guard.js';
import { ArchiveDto, ChangeTagsDto, SelectionDto, toTagNames } from './library.dto.js';
import { nextQuery, readPageRequest } from './library.filter.js';
import { LibraryService } from './library.service.js';
import { CurrentScope, RequiresAction } from '../../../http/action.decorator.js';
import type { Scope } from '../../../database/scope.js';

@Controller()
@UseGuards(SessionGuard)
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @Get(API.transformations.path)
  @RequiresAction('library:read')
  async list(
    @CurrentScope() scope: Scope,
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TransformationSummary[]> {
    const request = readPageRequest(query);
    const page = await this.library.list(scope, request);
    if (page.next) {
      const next = nextQuery(query, request.limit, page.next);
      response.setHeader('Link', `<${API.transformations.path}?${next.toString()}>; rel="next"`);
    }
    return page.rows;
  }

  @Get(API.transformation.path)
  @RequiresAction('library:read')
  find(@CurrentScope() scope: Scope, @Param('id') id: string): Promise<TransformationDetail> {
    return this.library.get(scope, id);
  }

  @Get(API.tags.path)
  @RequiresAction('library:read')
  tags(@CurrentScope() scope: Scope): Promise<LibraryTag[]> {
    return this.library.tags(scope);
  }

  @Post(API.archive.path)
  @RequiresAction('library:write')
  @HttpCode(200)
  archive(@CurrentScope() scope: Scope, @Body() dto: ArchiveDto): Promise<LibraryChange> {
    return this.library.archive(scope, dto.ids, dto.isArchived);
  }

  @Post(API.changeTags.path)
  @RequiresAction('library:write')
  @HttpCode(200)
  changeTags(@CurrentScope() scope: Scope, @Body() dto: ChangeTagsDto): Promise<LibraryChange> {
    const change = { add: toTagNames(dto.add), remove: toTagNames(dto.remove) };
    return this.library.changeTags(scope, dto.ids, change);
  }

  @Post(API.deleteTransformations.path)
  @RequiresAction('library:write')
  @HttpCode(200)
  delete(@CurrentScope() scope: Scope, @Body() dto: SelectionDto): Promise<LibraryChange> {
    return this.library.delete(scope, dto.ids);
  }
}
