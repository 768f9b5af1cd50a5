import { API, type ImportedTerms, type SharedTerm, type TermList } from '@repurpose/contract';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import type { Scope } from '../../../database/scope.js';
import { AppError } from '../../../errors/app-error.js';
import { CurrentScope, RequiresAction } from '../../../http/action.decorator.js';
import { SessionGuard } from '../../../http/session/session.guard.js';
import { isUuid } from '../versions/output-path.js';
import { TermsService } from './terms.service.js';
import { ImportTermsDto, TermDto } from './voices.dto.js';

@Controller()
@UseGuards(SessionGuard)
export class TermsController {
  constructor(private readonly terms: TermsService) {}

  @Get(API.terms.path)
  @RequiresAction('library:read')
  list(@CurrentScope() scope: Scope): Promise<TermList> {
    return this.terms.list(scope);
  }

  @Post(API.addTerm.path)
  @RequiresAction('library:write')
  add(@CurrentScope() scope: Scope, @Body() term: TermDto): Promise<SharedTerm> {
    return this.terms.add(scope, term);
  }

  @Post(API.importTerms.path)
  @RequiresAction('library:write')
  @HttpCode(200)
  importCsv(@CurrentScope() scope: Scope, @Body() { csv }: ImportTermsDto): Promise<ImportedTerms> {
    return this.terms.importCsv(scope, csv);
  }

  @Get(API.exportTerms.path)
  @RequiresAction('library:read')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="words.csv"')
  exportCsv(@CurrentScope() scope: Scope): Promise<string> {
    return this.terms.exportCsv(scope);
  }

  @Delete(API.deleteTerm.path)
  @RequiresAction('library:write')
  @HttpCode(204)
  remove(@CurrentScope() scope: Scope, @Param('termId') id: string): Promise<void> {
    if (!isUuid(id)) throw new AppError('NOT_FOUND');
    return this.terms.remove(scope, id);
  }
}
