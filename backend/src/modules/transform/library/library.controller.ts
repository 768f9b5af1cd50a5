import {
  API,
  type LibraryChange,
  type LibraryTag,
  type TransformationDetail,
  type TransformationSummary,
} from '@repurpose/contract';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ArchiveDto, ChangeTagsDto, SelectionDto, toTagNames } from './library.dto.js';
import { nextQuery, readPageRequest } from './library.filter.js';
import { LibraryService } from './library.service.js';
import type { Scope } from '../../../database/scope.js';
import { CurrentScope, Route } from '../../../http/route.decorators.js';

@Controller()
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @Route(API.transformations, 'library:read')
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

  @Route(API.transformation, 'library:read')
  find(@CurrentScope() scope: Scope, @Param('id') id: string): Promise<TransformationDetail> {
    return this.library.get(scope, id);
  }

  @Route(API.tags, 'library:read')
  tags(@CurrentScope() scope: Scope): Promise<LibraryTag[]> {
    return this.library.tags(scope);
  }

  @Route(API.archive, 'library:write', 200)
  archive(@CurrentScope() scope: Scope, @Body() dto: ArchiveDto): Promise<LibraryChange> {
    return this.library.archive(scope, dto.ids, dto.isArchived);
  }

  @Route(API.changeTags, 'library:write', 200)
  changeTags(@CurrentScope() scope: Scope, @Body() dto: ChangeTagsDto): Promise<LibraryChange> {
    const change = { add: toTagNames(dto.add), remove: toTagNames(dto.remove) };
    return this.library.changeTags(scope, dto.ids, change);
  }

  @Route(API.deleteTransformations, 'library:write', 200)
  delete(@CurrentScope() scope: Scope, @Body() dto: SelectionDto): Promise<LibraryChange> {
    return this.library.delete(scope, dto.ids);
  }
}
