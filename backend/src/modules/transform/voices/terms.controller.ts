import { API, type ImportedTerms, type SharedTerm, type TermList } from '@repurpose/contract';
import { Body, Controller, Header } from '@nestjs/common';
import type { Scope } from '../../../database/scope.js';
import { TermsService } from './terms.service.js';
import { ImportTermsDto, TermDto } from './voices.dto.js';
import { CurrentScope, IdParam, Route } from '../../../http/route.decorators.js';

@Controller()
export class TermsController {
  constructor(private readonly terms: TermsService) {}

  @Route(API.terms, 'library:read')
  list(@CurrentScope() scope: Scope): Promise<TermList> {
    return this.terms.list(scope);
  }

  @Route(API.addTerm, 'library:write')
  add(@CurrentScope() scope: Scope, @Body() term: TermDto): Promise<SharedTerm> {
    return this.terms.add(scope, term);
  }

  @Route(API.importTerms, 'library:write', 200)
  importCsv(@CurrentScope() scope: Scope, @Body() { csv }: ImportTermsDto): Promise<ImportedTerms> {
    return this.terms.importCsv(scope, csv);
  }

  @Route(API.exportTerms, 'library:read')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="words.csv"')
  exportCsv(@CurrentScope() scope: Scope): Promise<string> {
    return this.terms.exportCsv(scope);
  }

  @Route(API.deleteTerm, 'library:write', 204)
  remove(@CurrentScope() scope: Scope, @IdParam('termId') id: string): Promise<void> {
    return this.terms.remove(scope, id);
  }
}
